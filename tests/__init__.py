"""Is PerfDojo right? The folders mirror the package, one test file for each file."""
