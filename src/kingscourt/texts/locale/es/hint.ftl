### How hints are put together

hint-alike = Las demás opciones son más o menos igual de buenas.
hint-terms = { $choice }: { $terms }
