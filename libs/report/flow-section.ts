import type { Language } from '#cards';
import type { PairReport, PartnersReport, SiteReport } from '#partners';
import { formatMessage } from '#text';
import {
  cell,
  escapeHtml,
  formatLevel,
  formatNumber,
  formatProbability,
  heading,
  numberCell,
  othersLine,
  row,
  table,
} from './elements.js';
import { COLUMNS, HEADINGS, MORE_SITES, PARTNERS } from './messages.js';

/** A graph of more players or flows than these cannot be read. */
const MAX_PLAYERS = 12;
const MAX_FLOWS = 18;

/** Sites with the most hands that have a graph. */
const MAX_SITES = 4;

/** Suspect pairs and large flows in the table of a site. */
const MAX_ROWS = 30;

const MAX_EVIDENCE = 5;

/** The letters of a name in a graph. */
const LABEL_LENGTH = 14;

/** Who won from whom, and the pairs whose play calls for a look. */
export const flowSection = (report: PartnersReport | null, language: Language): string => {
  const title = heading(HEADINGS.flow, language);
  if (report === null || report.sites.length === 0)
    return `${title}<p class="about">${PARTNERS.none[language]}</p>\n`;
  const sites = report.sites
    .toSorted((a, b) => b.suspect - a.suspect || b.hands - a.hands)
    .slice(0, MAX_SITES);
  return [
    title,
    ...sites.map((site) => siteSection(site, report, language)),
    othersLine(MORE_SITES, report.sites.length - sites.length, language),
  ].join('');
};

/** A pair, from the player who lost chips to the one who won them. */
interface Flow {
  readonly from: string;
  readonly to: string;
  readonly net: number;
  readonly pair: PairReport;
}

const flowOf = (pair: PairReport): Flow => {
  const [first, second] = pair.players;
  const { net } = pair.flow;
  return net >= 0 ? { from: first, to: second, net, pair } : { from: second, to: first, net: -net, pair };
};

const isSuspect = ({ pair }: Flow): boolean => pair.verdict === 'suspect';

const siteSection = (
  site: SiteReport,
  { pairs, alpha, minHands }: PartnersReport,
  language: Language,
): string => {
  const flows = pairs
    .filter((pair) => pair.site === site.site)
    .map(flowOf)
    .sort((a, b) => Number(isSuspect(b)) - Number(isSuspect(a)) || b.net - a.net);
  const figures = {
    site: escapeHtml(site.site),
    players: formatNumber(site.players, language),
    tested: formatNumber(site.tested, language),
    suspect: formatNumber(site.suspect, language),
    alpha: formatLevel(alpha, language),
    hands: formatNumber(minHands, language),
  };
  const sentence =
    site.tested === 0 ? 'notCompared' : site.suspect === 0 ? 'nobody' : site.suspect === 1 ? 'one' : 'some';
  const text = `<p>${formatMessage(PARTNERS[sentence], language, figures)}</p>\n`;
  if (flows.length === 0) return text;
  const heads = [
    COLUMNS.from,
    COLUMNS.to,
    COLUMNS.netBigBlinds,
    COLUMNS.hands,
    COLUMNS.leastQ,
    COLUMNS.partners,
  ];
  const rows = flows.slice(0, MAX_ROWS).map((flow) => flowRow(flow, language));
  return [
    text,
    flowGraph(flows, site.site, language),
    `<details${site.suspect > 0 ? ' open' : ''}><summary>${PARTNERS.figures[language]}</summary>\n`,
    `<div class="scroll">${table(heads, rows, language, 'wide')}</div>\n</details>\n`,
  ].join('');
};

const flowRow = ({ from, to, net, pair }: Flow, language: Language): string => {
  const qs = pair.measures.flatMap(({ q }) => q ?? []);
  const hands = pair.evidence.slice(0, MAX_EVIDENCE).map(({ hand }) => escapeHtml(hand));
  const evidence =
    pair.verdict === 'suspect' && hands.length > 0
      ? `<small>${PARTNERS.evidence[language]} ${hands.join(', ')}</small>`
      : '';
  return row(
    cell(escapeHtml(from), 'any'),
    cell(escapeHtml(to), 'any'),
    numberCell(Math.round(net), language),
    numberCell(pair.hands, language),
    cell(qs.length === 0 ? '–' : formatProbability(Math.min(...qs), language), 'n'),
    cell(`${PARTNERS[pair.verdict][language]}${evidence}`, pair.verdict === 'suspect' ? 'suspect' : ''),
  );
};

/** The flows to be drawn: suspect ones first, then the largest, among a bounded number of players. */
const drawn = (flows: readonly Flow[]): { readonly players: string[]; readonly flows: Flow[] } => {
  const players = new Set<string>();
  const chosen: Flow[] = [];
  for (const flow of flows) {
    if (chosen.length === MAX_FLOWS) break;
    const more = [flow.from, flow.to].filter((name) => !players.has(name));
    if (players.size + more.length > MAX_PLAYERS) continue;
    for (const name of more) players.add(name);
    chosen.push(flow);
  }
  return { players: [...players], flows: chosen };
};

const WIDTH = 640;
const HEIGHT = 440;
const RADIUS = 150;
const NODE = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow from each player to those who won from him, as wide as the chips; suspect pairs are dashed and in their own colour. */
const flowGraph = (flows: readonly Flow[], site: string, language: Language): string => {
  const { players, flows: chosen } = drawn(flows);
  const places = new Map(
    players.map((name, at): [string, Point] => {
      const angle = (2 * Math.PI * at) / players.length - Math.PI / 2;
      return [name, { x: WIDTH / 2 + RADIUS * Math.cos(angle), y: HEIGHT / 2 + RADIUS * Math.sin(angle) }];
    }),
  );
  const most = Math.max(...chosen.map(({ net }) => net), 1);
  const arrows = chosen.map((flow) => {
    const [from, to] = [places.get(flow.from), places.get(flow.to)];
    return from === undefined || to === undefined ? '' : arrow(flow, from, to, most, language);
  });
  const nodes = [...places].map(([name, place]) => node(name, place));
  const caption = formatMessage(PARTNERS.graph, language, {
    site: escapeHtml(site),
    flows: formatNumber(chosen.length, language),
    players: formatNumber(players.length, language),
  });
  return `<figure>
<figcaption>${caption} ${PARTNERS.key[language]}</figcaption>
<svg class="flow" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" role="img" aria-label="${caption}">${arrows.join('')}${nodes.join('')}</svg>
</figure>
`;
};

/** Arrows are bent a little, so that those of opposite players do not all meet in the middle. */
const BEND = 0.18;

const arrow = (flow: Flow, from: Point, to: Point, most: number, language: Language): string => {
  const middle = {
    x: (from.x + to.x) / 2 + BEND * (to.y - from.y),
    y: (from.y + to.y) / 2 - BEND * (to.x - from.x),
  };
  const width = 1 + (5 * flow.net) / most;
  const length = Math.hypot(to.x - middle.x, to.y - middle.y) || 1;
  const along = { x: (to.x - middle.x) / length, y: (to.y - middle.y) / length };
  const size = 6 + width;
  const tip = { x: to.x - along.x * (NODE + 1), y: to.y - along.y * (NODE + 1) };
  const base = { x: tip.x - along.x * size, y: tip.y - along.y * size };
  const side = { x: (-along.y * size) / 2, y: (along.x * size) / 2 };
  const names = `${escapeHtml(flow.from)} → ${escapeHtml(flow.to)}`;
  const label = `${names}: ${formatNumber(Math.round(flow.net), language)} bb, ${PARTNERS[flow.pair.verdict][language]}`;
  const head = [tip, plus(base, side, 1), plus(base, side, -1)].map(at).join('L');
  return (
    `<g${isSuspect(flow) ? ' class="suspect"' : ''}><title>${label}</title>` +
    `<path class="stroke" d="M${at(from)}Q${at(middle)} ${at(base)}" stroke-width="${width.toFixed(1)}"/>` +
    `<path d="M${head}Z"/></g>`
  );
};

const plus = (point: Point, by: Point, times: number): Point => ({
  x: point.x + times * by.x,
  y: point.y + times * by.y,
});

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const node = (name: string, { x, y }: Point): string => {
  const isLeft = x < WIDTH / 2 - 1;
  const isMiddle = Math.abs(x - WIDTH / 2) <= 1;
  const anchor = isMiddle ? 'middle' : isLeft ? 'end' : 'start';
  const dx = isMiddle ? 0 : isLeft ? -12 : 12;
  const dy = isMiddle ? (y < HEIGHT / 2 ? -14 : 24) : 5;
  const letters = [...name];
  const label = letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH - 1).join('')}…` : name;
  return (
    `<g class="node"><title>${escapeHtml(name)}</title><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${String(NODE)}"/>` +
    `<text x="${(x + dx).toFixed(1)}" y="${(y + dy).toFixed(1)}" text-anchor="${anchor}">${escapeHtml(label)}</text></g>`
  );
};
