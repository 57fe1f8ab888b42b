"""Train a small network on positions: python -m bench.network.train fit.npz --out network.onnx."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from bench.network.inputs import inputs_of

BATCH = 512
CHECKED = 0.1  # of the games, to stop when these get no better
PATIENCE = 4


def network_of(inputs: torch.Tensor, first: int, second: int) -> Any:
    """Two hidden layers; the first layer also puts features into one scale."""
    width = inputs.shape[1]
    scale = nn.Linear(width, width)
    deviation = inputs.std(dim=0).clamp(min=1e-3)
    with torch.no_grad():
        scale.weight.copy_(torch.diag(1 / deviation))
        scale.bias.copy_(-inputs.mean(dim=0) / deviation)
    scale.requires_grad_(False)
    return nn.Sequential(
        scale,
        nn.Linear(width, first),
        nn.ReLU(),
        nn.Linear(first, second),
        nn.ReLU(),
        nn.Linear(second, 1),
    )


def main() -> None:
    """Fit the points at the end, stop early, and write the network as ONNX."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hidden", default="32,16")
    parser.add_argument("--epochs", type=int, default=30)
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    data = np.load(given.positions)
    contenders = data["rows"].shape[1]
    inputs = torch.from_numpy(inputs_of(data["rows"], data["progress"]).astype(np.float32))
    wanted = torch.from_numpy(data["final"].reshape(-1, 1).astype(np.float32))
    games = np.repeat(data["games"], contenders)
    held_out = torch.from_numpy(games >= (1 - CHECKED) * (games.max() + 1))
    middle, size = wanted.mean(), wanted.std()
    network = network_of(inputs, *[int(part) for part in given.hidden.split(",")])
    optimiser = torch.optim.AdamW(
        [one for one in network.parameters() if one.requires_grad], lr=2e-3, weight_decay=1e-3
    )
    known = torch.nonzero(~held_out).flatten()
    best, since, kept = float("inf"), 0, network.state_dict()
    for epoch in range(given.epochs):
        for batch in known[torch.randperm(len(known))].split(BATCH):
            optimiser.zero_grad()
            error = nn.functional.mse_loss(network(inputs[batch]), (wanted[batch] - middle) / size)
            error.backward()
            optimiser.step()
        with torch.no_grad():
            rest = network(inputs[held_out]) * size + middle - wanted[held_out]
        error = float(rest.square().mean().sqrt())
        sys.stdout.write(f"epoch {epoch}: root mean square error {error:.3f} points\n")
        since = 0 if error < best else since + 1
        if error < best:
            best, kept = error, {name: one.clone() for name, one in network.state_dict().items()}
        if since == PATIENCE:
            break
    network.load_state_dict(kept)
    last = network[-1]
    with torch.no_grad():  # so that the file gives points
        last.weight.mul_(size)
        last.bias.mul_(size).add_(middle)
    torch.onnx.export(
        network,
        (inputs[:2],),
        str(given.out),
        input_names=["rows"],
        output_names=["points"],
        dynamic_axes={"rows": {0: "lines"}, "points": {0: "lines"}},
        dynamo=False,
    )


if __name__ == "__main__":
    main()
