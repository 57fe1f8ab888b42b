### Las reglas para leer y la galería de componentes: se cargan con sus páginas

## Cartas y componentes

web-gallery-find = Buscar por nombre
web-gallery-kind = Clase
web-gallery-all = Todas las clases
web-gallery-only = Solo con ≈
web-gallery-none = Aquí nada se llama así.
web-gallery-count =
    { $n ->
        [one] { $n } carta o componente
       *[other] { $n } cartas y componentes
    }
web-gallery-values =
    { $all ->
        [one] { $n } de { $all } valor está reconstruido
       *[other] { $n } de { $all } valores están reconstruidos
    }
web-gallery-sure = Lo seguro que es cada valor
web-gallery-exact = Impreso
    .about = Figura en el reglamento o en el propio componente.
web-gallery-derived = Deducido
    .about = Se deduce de lo impreso, o coinciden en él descripciones públicas.
web-gallery-reconstructed = Reconstruido
    .about = Ninguna fuente lo da, así que lo hemos deducido nosotros. Tu caja puede decir otra cosa.
web-gallery-sign = ≈ indica aquí un símbolo o su ausencia: corrígelo con tu caja.

## Posiciones que muestran una regla

web-position-allowed = Permitido
web-position-refused = No permitido
web-position-reason = Motivo: { $reason }
