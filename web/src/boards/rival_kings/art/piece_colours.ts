/** The colours of pieces while they fly. */
export const PIECES = {
  paper: "#fdf3d9",
  coin: "#d9b45a",
  coinEdge: "#7d5913",
  marker: "#26222c",
  markerRing: "#c2413c",
  cardBack: "#3a2c52",
};
