"""Who people are: sessions, handles, who is welcome, days off, export and erasure."""
