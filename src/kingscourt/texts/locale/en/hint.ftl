### How hints are put together

hint-alike = The other choices are about as good.
hint-terms = { $choice }: { $terms }
