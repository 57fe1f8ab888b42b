"""The abilities of subjects (RK-5), one class per ability."""
