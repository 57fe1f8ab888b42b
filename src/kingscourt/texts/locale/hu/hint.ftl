### How hints are put together

hint-alike = A többi választás nagyjából ugyanilyen jó.
hint-terms = { $choice }: { $terms }
