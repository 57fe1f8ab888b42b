### The rules to read and the gallery of components: loaded with their pages

## Cards and pieces

web-gallery-find = Find by name
web-gallery-kind = Kind
web-gallery-all = All kinds
web-gallery-only = Only with ≈
web-gallery-none = Nothing here has this name.
web-gallery-count =
    { $n ->
        [one] { $n } card or piece
       *[other] { $n } cards and pieces
    }
web-gallery-values =
    { $all ->
        [one] { $n } of { $all } value is reconstructed
       *[other] { $n } of { $all } values are reconstructed
    }
web-gallery-sure = How sure each value is
web-gallery-exact = Printed
    .about = It stands in the rulebook or on the component itself.
web-gallery-derived = Derived
    .about = It follows from what is printed, or public descriptions agree on it.
web-gallery-reconstructed = Reconstructed
    .about = No source gives it, so we worked it out. Your box may say something else.
web-gallery-sign = ≈ stands here for a sign or its absence: correct it with your box.

## Positions that show a rule

web-position-allowed = Allowed
web-position-refused = Refused
web-position-reason = Reason: { $reason }
