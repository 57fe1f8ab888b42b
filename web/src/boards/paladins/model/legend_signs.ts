interface LegendSign {
  kind: string;
  text: string;
  args?: Record<string, number>;
}

const signs = (prefix: string, kinds: string[]): LegendSign[] =>
  kinds.map((kind) => ({ kind, text: `${prefix}-${kind}` }));

/** All signs of the boards with their names, in groups. */
export const LEGEND: { title: string; signs: LegendSign[] }[] = [
  {
    title: "paladins-outline-workers",
    signs: [
      ...signs("paladins-worker", ["labourer", "scout", "merchant", "fighter", "cleric"]),
      { kind: "criminal", text: "paladins-board-criminal" },
      { kind: "any", text: "paladins-worker-any" },
      { kind: "workshop", text: "paladins-card-workshop" },
    ],
  },
  {
    title: "paladins-board-rewards",
    signs: [
      { kind: "tax", text: "paladins-reward-tax", args: { n: 1 } },
      ...signs("paladins-reward", ["pray", "recruit", "pay-debt", "destroy-debt"]),
      { kind: "discard-suspicion", text: "paladins-reward-discard-suspicion", args: { n: 1 } },
      { kind: "develop", text: "paladins-reward-develop" },
    ],
  },
  {
    title: "paladins-board-holdings",
    signs: [
      ...signs("paladins-score", ["faith", "strength", "influence"]),
      { kind: "silver", text: "paladins-outline-silver" },
      { kind: "provision", text: "paladins-outline-provisions" },
      { kind: "suspicion", text: "paladins-card-suspicion" },
      { kind: "debt", text: "paladins-score-unpaid-debts" },
      { kind: "paid-debt", text: "paladins-score-paid-debts" },
      { kind: "points", text: "paladins-board-points" },
    ],
  },
  {
    title: "paladins-board-actions",
    signs: signs("paladins-task", [
      ...["hunt", "trade", "conspire", "commission", "fortify"],
      ...["garrison", "absolve", "attack", "convert"],
    ]),
  },
  {
    title: "paladins-outline-outsider-row",
    signs: signs("paladins-people", ["viking", "byzantine", "saracen"]),
  },
  {
    title: "paladins-board-inquisition",
    signs: [
      { kind: "inquisition", text: "paladins-trigger-inquisition" },
      { kind: "orders", text: "paladins-outline-orders" },
      { kind: "seal", text: "paladins-state-face-down" },
    ],
  },
];
