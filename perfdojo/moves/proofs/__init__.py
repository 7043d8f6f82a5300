"""What must be proven before a kernel may change? The reasoning that several moves share."""
