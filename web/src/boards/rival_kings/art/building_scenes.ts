/** The inks of a colour: a drawing has a deep, a middle and a light one, and paper. */
export interface Inks {
  deep: string;
  mid: string;
  light: string;
  paper: string;
}

/** Buildings, 120 by 80, the ground at 68; %d, %m, %l and %w stand for the inks. */
const BUILDINGS: Record<string, string> = {
  garden: `<path d="M20 68V44L60 18l40 26v24z" fill="%w"/><path d="M20 44L60 18l40 26M20 68V44M100 44v24M40 68V31M60 68V18M80 68V31M20 56h80" fill="none" stroke="%d" stroke-width="3"/><path d="M60 64c-14-4-14-20 0-28 14 8 14 24 0 28z" fill="%m"/><path d="M60 66V42M60 56l-7-6M60 52l7-6" stroke="%d" stroke-width="2.400" fill="none"/><path d="M8 68c0-10 12-12 14-4M112 68c0-10-12-12-14-4" fill="%m"/>`,
  "castle-wall": `<path d="M0 68V40h8v-6h8v6h8v-6h8v6h4V20h-3v-9h8v5h6v-5h8v5h6v-5h8v9h-3v20h4v-6h8v6h8v-6h8v6h8v28z" fill="%m"/><path d="M60 68V44c-10 0-12 8-12 12v12zM60 68V44c10 0 12 8 12 12v12z" fill="%d"/><path d="M57 24h6v10h-6zM12 48h10M20 56h10M90 48h10M98 56h10M42 38h8M70 38h8" stroke="%d" stroke-width="2" fill="%d"/><path d="M60 11V2l14 4-14 4" fill="%w" stroke="%d" stroke-width="1.500"/>`,
  prison: `<path d="M26 68V24h68v44z" fill="%m"/><path d="M22 24l38-16 38 16z" fill="%d"/><path d="M40 56V38c0-6 8-10 20-10s20 4 20 10v18z" fill="%w"/><path d="M40 58V38c0-6 8-10 20-10s20 4 20 10v20zM46 58V31M53 58V28M60 58V28M67 58V28M74 58V31M40 44h40" fill="none" stroke="%d" stroke-width="3"/><path d="M30 66h10M44 64h12M64 66h14M82 63h8" stroke="%d" stroke-width="2"/>`,
  pavilion: `<path d="M60 6l44 30H16z" fill="%d"/><path d="M60 6l14 30H46z" fill="%w"/><path d="M16 36c4 6 10 6 14 0 4 6 12 6 16 0 4 6 10 6 14 0 4 6 10 6 14 0 4 6 12 6 16 0 4 6 10 6 14 0" fill="%m" stroke="%d" stroke-width="1.500"/><path d="M24 40h7v28h-7zM89 40h7v28h-7zM56 42h8v26h-8z" fill="%m"/><path d="M16 68h88v4H16z" fill="%d"/><path d="M60 6V-2l10 3-10 3" fill="%m"/>`,
  cathedral: `<path d="M24 68V30l8-18 8 18v38zM80 68V30l8-18 8 18v38z" fill="%m"/><path d="M40 68V36l20-16 20 16v32z" fill="%w" stroke="%d" stroke-width="2"/><path d="M24 30l8-22 8 22zM80 30l8-22 8 22z" fill="%d"/><circle cx="60" cy="40" r="7" fill="%m" stroke="%d" stroke-width="2.500"/><path d="M60 33v14M53 40h14" stroke="%d" stroke-width="1.800"/><path d="M52 68V58c0-5 4-8 8-8s8 3 8 8v10z" fill="%d"/><path d="M30 40v10M90 40v10M60 20V8M55 12h10" stroke="%d" stroke-width="3"/>`,
  university: `<path d="M18 32L60 10l42 22z" fill="%d"/><path d="M22 32h76v7H22zM18 62h84v6H18z" fill="%m"/><path d="M28 39h8v23h-8zM47 39h8v23h-8zM65 39h8v23h-8zM84 39h8v23h-8z" fill="%w" stroke="%d" stroke-width="1.500"/><path d="M36 39h11v23H36zM55 39h10v23H55zM73 39h11v23H73z" fill="%d" opacity=".75"/><circle cx="60" cy="24" r="5" fill="%w"/>`,
  tavern: `<path d="M26 68V36h58v32z" fill="%w" stroke="%d" stroke-width="2"/><path d="M18 38l22-24h34l22 24z" fill="%d"/><path d="M26 50h58M44 36v32M66 36v32M26 50l18 18M84 50L66 68" stroke="%m" stroke-width="3"/><path d="M48 68V54h14v14z" fill="%d"/><path d="M84 34h20v4" fill="none" stroke="%d" stroke-width="3"/><path d="M96 40h14v14H96zM110 43h5v8h-5" fill="%m" stroke="%d" stroke-width="2"/><path d="M95 40c2-5 13-5 16 0z" fill="%w"/><path d="M64 14V6h8v8" fill="%d"/>`,
  harbor: `<path d="M0 66h120v14H0z" fill="%m" opacity=".6"/><path d="M30 60h52l-8 12H40z" fill="%d"/><path d="M56 60V8" stroke="%d" stroke-width="3"/><path d="M53 12v42H32c12-12 18-26 21-42z" fill="%w"/><path d="M59 16c10 10 18 24 20 38H59z" fill="%w" opacity=".8"/><path d="M56 8h14l-4 4 4 4H56z" fill="%m"/><path d="M92 68V44h22v24z" fill="%m"/><path d="M90 44l13-10 13 10z" fill="%d"/><path d="M6 74c6-4 10-4 16 0M90 76c6-4 10-4 16 0" stroke="%w" stroke-width="2" fill="none"/>`,
  forge: `<path d="M14 68V36h52v32z" fill="%m" opacity=".75"/><path d="M8 38l32-20 32 20z" fill="%d" opacity=".8"/><path d="M24 26V8h10v12" fill="%d" opacity=".8"/><path d="M46 50h46c8 0 14-3 20-8v-4H40v4c0 5 2 8 6 8zM62 50h20l4 12h8v6H50v-6h8z" fill="%d"/><path d="M70 36l18-18 7 7" fill="none" stroke="%d" stroke-width="4"/><path d="M82 10l16 16-8 7-16-16z" fill="%d"/><path d="M58 32l-6-6M66 28l-2-9M50 36l-9-2" stroke="%w" stroke-width="3"/>`,
  carpentry: `<path d="M24 68V36h66v32z" fill="%w" stroke="%d" stroke-width="2"/><path d="M16 38l40-24 44 24z" fill="%d"/><path d="M24 44h66M24 52h66M24 60h66" stroke="%m" stroke-width="2.400"/><path d="M44 68V46h24v22z" fill="%d"/><path d="M76 68h40v-5H76zM80 63h34v-5H80zM84 58h26v-5H84z" fill="%m" stroke="%d" stroke-width="1.500"/><path d="M48 30l18-6 2 5-16 7z" fill="%w"/>`,
  market: `<path d="M18 36h84v32H18z" fill="%w" stroke="%d" stroke-width="2"/><path d="M14 36l8-20h76l8 20z" fill="%m"/><path d="M22 16h13l-5 20H14zM48 16h13v20H46zM74 16h12l4 20H76z" fill="%w"/><path d="M14 36c4 8 12 8 16 0 4 8 12 8 16 0 4 8 10 8 14 0 4 8 12 8 16 0 4 8 10 8 14 0 4 8 12 8 16 0" fill="%d"/><path d="M22 54h76v14H22z" fill="%d"/><circle cx="36" cy="52" r="5" fill="%m"/><circle cx="46" cy="52" r="5" fill="%m"/><circle cx="72" cy="51" r="5" fill="%m"/><circle cx="82" cy="52" r="5" fill="%m"/><circle cx="77" cy="46" r="5" fill="%m"/>`,
  inn: `<path d="M28 68V34h64v34z" fill="%w" stroke="%d" stroke-width="2"/><path d="M20 36l40-26 40 26z" fill="%d"/><path d="M28 50h64M60 34v34M28 34l16 16M92 34L76 50" stroke="%m" stroke-width="3"/><path d="M36 55h12v9H36zM72 55h12v9H72zM54 22h12v9H54z" fill="%l" stroke="%d" stroke-width="2"/><path d="M54 68V54h12v14z" fill="%d"/><path d="M80 22V8h8v20" fill="%d"/><path d="M84 6c-3-4 4-6 0-10" stroke="%m" stroke-width="2.400" fill="none"/>`,
  vineyard: `<path d="M0 68c20-16 40-20 60-20s40 4 60 20z" fill="%m" opacity=".7"/><path d="M16 68V34M46 68V30M76 68V30M106 68V34M8 42h106M8 52h106" stroke="%d" stroke-width="3" fill="none"/><path d="M40 28c-6-10 6-16 14-10 6-6 16 0 12 8-6 6-20 6-26 2z" fill="%d"/><g fill="%d"><circle cx="44" cy="36" r="5"/><circle cx="54" cy="36" r="5"/><circle cx="64" cy="36" r="5"/><circle cx="49" cy="45" r="5"/><circle cx="59" cy="45" r="5"/><circle cx="54" cy="54" r="5"/></g><path d="M20 32c-6-4 0-12 6-8 4 4 0 10-6 8zM92 32c-6-4 0-12 6-8 4 4 0 10-6 8z" fill="%m"/>`,
  mine: `<path d="M0 68L34 20l18 16L72 8l48 60z" fill="%m"/><path d="M72 8l48 60H84z" fill="#00000018"/><path d="M38 68V44c0-8 8-12 20-12s20 4 20 12v24z" fill="%d"/><path d="M38 68V42h6v26M72 68V42h6v26M36 38h44v6H36z" fill="%l" stroke="%d" stroke-width="2"/><path d="M50 66h28l-4-14H52z" fill="%w" stroke="%d" stroke-width="2"/><path d="M54 52l5-6 6 4 5-5 4 7z" fill="%m" stroke="%d" stroke-width="1.500"/><circle cx="57" cy="68" r="4" fill="%w" stroke="%d" stroke-width="2"/><circle cx="71" cy="68" r="4" fill="%w" stroke="%d" stroke-width="2"/>`,
  "herb-meadow": `<path d="M0 68c18-12 36-12 60-6s42 2 60-6v12z" fill="%m" opacity=".7"/><path d="M24 66V38M48 66V26M74 66V32M98 66V40" stroke="%d" stroke-width="3"/><path d="M24 54c-10 0-12-8-12-10 8 0 12 4 12 10zm0-8c10 0 12-8 12-10-8 0-12 4-12 10zM48 50c-10 0-13-8-13-11 9 0 13 4 13 11zm0-6c10 0 13-8 13-11-9 0-13 4-13 11zM74 54c-10 0-13-8-13-11 9 0 13 4 13 11zm0-8c10 0 13-8 13-11-9 0-13 4-13 11zM98 58c-9 0-11-7-11-9 7 0 11 3 11 9zm0-8c9 0 11-7 11-9-7 0-11 3-11 9z" fill="%d"/><circle cx="24" cy="34" r="6" fill="%w"/><circle cx="48" cy="22" r="7" fill="%w"/><circle cx="74" cy="28" r="6" fill="%w"/><circle cx="98" cy="36" r="6" fill="%w"/><g fill="%m"><circle cx="24" cy="34" r="2.500"/><circle cx="48" cy="22" r="3"/><circle cx="74" cy="28" r="2.500"/><circle cx="98" cy="36" r="2.500"/></g>`,
  farm: `<path d="M34 68V38l8-14 18-10 18 10 8 14v30z" fill="%m"/><path d="M30 40l8-16 22-12 22 12 8 16" fill="none" stroke="%d" stroke-width="4"/><path d="M48 68V46h24v22z" fill="%w" stroke="%d" stroke-width="2.500"/><path d="M48 46l24 22M72 46L48 68" stroke="%d" stroke-width="2.500"/><path d="M54 26h12v9H54z" fill="%d"/><path d="M94 68V34c0-8 14-8 14 0v34z" fill="%w" stroke="%d" stroke-width="2"/><path d="M94 34c0-8 14-8 14 0z" fill="%d"/><path d="M6 68v-8M14 68v-10M22 68v-8M3 60h24" stroke="%d" stroke-width="2.500"/>`,
};

const drawn = new Map<string, string>();

/** The SVG content of a building. */
export function buildingScene(id: string, inks: Inks): string {
  const name = `${id} ${inks.deep}`;
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const body = (BUILDINGS[id] ?? BUILDINGS.inn ?? "")
    .replaceAll("%d", inks.deep)
    .replaceAll("%m", inks.mid)
    .replaceAll("%l", inks.light)
    .replaceAll("%w", inks.paper);
  drawn.set(name, body);
  return body;
}
