"""Do the examples run, and stay short?"""
