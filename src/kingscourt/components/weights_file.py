"""Weights of values as a TOML file: one number per named feature, early and late in the game."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.values import UNCALIBRATED, Calibration, FeatureLayout, Weights


class CalibrationTable(msgspec.Struct, forbid_unknown_fields=True):
    """Offsets, slopes and spreads at equal distances from the beginning to the end of a game."""

    offsets: list[float]
    slopes: list[float]
    spreads: list[float]


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file; a feature that `late` leaves out keeps its early weight."""

    layout: str
    version: int
    early: dict[str, float]
    late: dict[str, float] = {}
    calibration: CalibrationTable | None = None


def read_weights(layout: FeatureLayout, text: str) -> Weights:
    """The weights of a file; raises ValueError if it belongs to another layout."""
    file = msgspec.toml.decode(text, type=WeightsFile)
    if (file.layout, file.version) != (layout.name, layout.version):
        raise ValueError(
            f"weights of layout {file.layout} {file.version}, but features of {layout.name} {layout.version}"
        )
    unknown = sorted((set(file.early) | set(file.late)) - set(layout.names))
    missing = [name for name in layout.names if name not in file.early]
    if unknown or missing:
        raise ValueError(f"weights of {layout.name}: unknown features {unknown}, missing {missing}")
    early = [file.early[name] for name in layout.names]
    late = [file.late.get(name, file.early[name]) for name in layout.names]
    table = file.calibration
    if table is None:
        return Weights(layout, early, late, UNCALIBRATED)
    return Weights(layout, early, late, Calibration(table.offsets, table.slopes, table.spreads))


def write_weights(weights: Weights) -> str:
    """The text of a file with these weights."""
    layout = weights.layout
    lines = [f'layout = "{layout.name}"', f"version = {layout.version}"]
    for title, column in (("early", weights.early), ("late", weights.late)):
        lines += ["", f"[{title}]"]
        lines += [f"{name} = {_number(column[index])}" for index, name in enumerate(layout.names)]
    calibration = weights.calibration
    if calibration is not UNCALIBRATED:
        lines += ["", "[calibration]"]
        for title, column in (
            ("offsets", calibration.offsets),
            ("slopes", calibration.slopes),
            ("spreads", calibration.spreads),
        ):
            lines.append(f"{title} = [{', '.join(_number(entry) for entry in column)}]")
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    """A float of TOML with four digits after the point."""
    return repr(round(float(value), 4))
