/** Workers as our own drawings, 32 by 32: each kind has a colour and an outline, so that neither is needed alone. */
interface WorkerLook {
  /** The outline of the piece. */
  outline: string;
  /** What is drawn on it. */
  sign: string;
  fill: string;
  edge: string;
  /** The sign on the piece itself. */
  ink: string;
}

const LOOKS: Record<string, WorkerLook> = {
  labourer: {
    outline: "M16 2.8a13.2 13.2 0 1 1 0 26.4a13.2 13.2 0 1 1 0-26.4z",
    sign: "M9 9.6h11.4c1.8 0 2.8 1 3.2 2.9l-4.1-.6v2h-1.6v9.6h-3.6v-9.6H9z",
    fill: "#f7f0df",
    edge: "#5c4b33",
    ink: "#5c4b33",
  },
  scout: {
    outline: "M16 2.6L30 28.2H2z",
    sign: "M16 11l5.2 6.4h-3.2v7.2h-4v-7.2h-3.2z",
    fill: "#2f8a4c",
    edge: "#134a26",
    ink: "#f3fbef",
  },
  merchant: {
    outline: "M6.4 3.4h19.2a3 3 0 0 1 3 3v19.2a3 3 0 0 1-3 3H6.4a3 3 0 0 1-3-3V6.4a3 3 0 0 1 3-3z",
    sign: "M16 8.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8zM16 12.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z",
    fill: "#2563ad",
    edge: "#0f3564",
    ink: "#f2f7ff",
  },
  fighter: {
    outline: "M16 2.6l12.2 3v10.6c0 6.4-5 11-12.2 13.6C8.8 27.2 3.8 22.6 3.8 16.200V5.600z",
    sign: "M14.4 7h3.200v9.400h3.600v2.800h-3.600v4.600h-3.200v-4.600h-3.600v-2.800h3.600z",
    fill: "#c12f2b",
    edge: "#6a1210",
    ink: "#fff4f0",
  },
  cleric: {
    outline: "M16 1.800c6.6 4.2 9.8 9 9.8 14.800v12.200H6.200V16.600c0-5.8 3.2-10.6 9.8-14.800z",
    sign: "M14.4 9.400h3.200v4.200h4v3.200h-4v8h-3.200v-8h-4v-3.200h4z",
    fill: "#26242e",
    edge: "#0c0b10",
    ink: "#f4efe4",
  },
  criminal: {
    outline: "M16 1.800L30.2 16L16 30.200L1.8 16z",
    sign: "M7.4 13.400c3-1.4 6-1 8.6.8c2.6-1.8 5.6-2.2 8.6-.8c-.2 3.8-2.2 6-5 6c-1.6 0-2.8-.8-3.6-2.200c-.8 1.4-2 2.2-3.6 2.200c-2.8 0-4.8-2.2-5-6z",
    fill: "#7437ae",
    edge: "#3a1460",
    ink: "#fbf4ff",
  },
};

const ANY =
  '<circle cx="16" cy="16" r="12.8" fill="#fffaf0" stroke="#7a6748" stroke-width="2" stroke-dasharray="4.2 2.8"/>' +
  '<path d="M16 8a3.3 3.3 0 0 1 2.7 5.200c2.6.3 5.3 1.3 5.3 2.900c0 1.2-1.7 1.6-3.6 1.600l2.2 6.300h-4.200L16 20.600l-2.4 3.400H9.400l2.2-6.300c-1.9 0-3.6-.4-3.6-1.600c0-1.6 2.7-2.6 5.3-2.900A3.3 3.3 0 0 1 16 8z" fill="#7a6748"/>';
const WORKSHOP =
  '<rect x="2.4" y="2.4" width="27.2" height="27.2" rx="5" fill="#8a5526" stroke="#4a2a0e" stroke-width="1.8"/>' +
  '<rect x="5" y="5" width="22" height="22" rx="3" fill="none" stroke="#e2b77c" stroke-width="1.2"/>' +
  '<circle cx="16" cy="16" r="7" fill="none" stroke="#fbe6c3" stroke-width="3" stroke-dasharray="3.3 2.2"/>' +
  '<path d="M11.2 13h6.600c1.3 0 2 .7 2.3 2l-2.7-.4v1.200h-1v6h-2.400v-6h-2.800z" fill="#fbe6c3"/>';

function piece({ outline, sign, fill, edge, ink }: WorkerLook): string {
  return (
    `<path d="${outline}" fill="${edge}" opacity=".35" transform="translate(0 1.2)"/>` +
    `<path d="${outline}" fill="${fill}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${sign}" fill="${ink}" fill-rule="evenodd"/>`
  );
}

/** The space that waits for a worker: the same outline, empty. */
function space({ outline, sign, fill, edge }: WorkerLook): string {
  const line = fill === LOOKS.labourer?.fill ? edge : fill;
  return (
    `<path d="${outline}" fill="#fffaf0" stroke="${line}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="${sign}" fill="${line}" fill-rule="evenodd" opacity=".85"/>`
  );
}

/** A worker, a workshop or, with `isSpace`, the space for a worker; 32 by 32. */
export function workerBody(kind: string, isSpace = false): string {
  if (kind === "workshop") return WORKSHOP;
  const look = LOOKS[kind];
  if (!look) return ANY;
  return isSpace ? space(look) : piece(look);
}
