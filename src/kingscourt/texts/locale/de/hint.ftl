### How hints are put together

hint-alike = Die anderen Möglichkeiten sind etwa gleich gut.
hint-terms = { $choice }: { $terms }
