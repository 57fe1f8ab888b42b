### How hints are put together

hint-alike = Les autres choix sont à peu près aussi bons.
hint-terms = { $choice } : { $terms }
