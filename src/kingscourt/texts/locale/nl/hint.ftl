### How hints are put together

hint-alike = De andere keuzes zijn ongeveer even goed.
hint-terms = { $choice }: { $terms }
