"""What subjects can do (RK-5): one class an ability."""
