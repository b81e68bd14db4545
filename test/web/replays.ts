import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealHands } from '#dealer';
import { variants } from '#engine';
import { asJson } from '../support/written.js';
import { corpusFiles, corpusFolder, corpusIsPresent } from '../support/corpus.js';

/** A log with hands to replay. */
export interface ReplayLog {
  /** Where it comes from: the site, or `dealer`. */
  readonly source: string;
  readonly content: Buffer | string;
}

/** The part of a stored record by which a hand is chosen. */
export interface StoredHand {
  readonly id: string;
  readonly game: { readonly variant: string };
  readonly players: readonly { readonly cards: string | null }[];
  readonly boards: readonly unknown[];
}

const MAX_DEALT_PLAYERS = 10;
/** Games that are special by their options. */
const WITH_OPTIONS = [
  { game: 'omaha', gameOptions: { boards: 2 } },
  { game: 'holdem', gameOptions: { boards: 3 } },
  { game: 'holdem', gameOptions: { boards: 2, bomb: true } },
  { game: 'five-draw', gameOptions: { joker: 'bug' } },
  { game: 'five-draw', gameOptions: { wildRanks: ['2'] } },
] as const;

/** For every game that the dealer deals, the busiest of some hands with the most players it seats. */
export const dealtLogs = (): ReplayLog[] =>
  [...variants.map(({ id }) => ({ game: id })), ...WITH_OPTIONS].map((options) => {
    const seats = variants.find(({ id }) => id === options.game)?.maxPlayers ?? 2;
    const boards = 'gameOptions' in options && 'boards' in options.gameOptions ? 2 : 1;
    const players = Math.min(MAX_DEALT_PLAYERS, Math.floor(seats / boards));
    const dealt = [...dealHands({ ...options, hands: 12, seed: 5, players, wild: true, open: true })];
    const busiest = dealt.reduce((most, hand) => (hand.events.length > most.events.length ? hand : most));
    return { source: 'dealer', content: asJson(busiest) };
  });

/** A log for each site, games and limit of the corpus, and every collection of hands in it; none without the corpus. */
export const corpusLogs = (): ReplayLog[] => {
  if (!corpusIsPresent) return [];
  const chosen = new Map<string, string>();
  for (const { file, game } of corpusFiles()) {
    const key = `${siteOf(file)} ${game} ${/\bR[Ii]T\b|thrice/.test(file) ? 'runs' : ''}`;
    if (!chosen.has(key)) chosen.set(key, file);
  }
  for (const collection of ['_phh', '_real'])
    for (const file of filesBelow(collection)) {
      const key = collection === '_phh' ? file : siteOf(file);
      if (!chosen.has(key)) chosen.set(key, file);
    }
  return [...chosen.values()].map((file) => ({
    source: siteOf(file),
    content: contentOf(file),
  }));
};

/** The bytes of a log; of a list of hands in PHH the first one. */
const contentOf = (file: string): ReplayLog['content'] => {
  const bytes = readFileSync(join(corpusFolder, file));
  if (!file.startsWith('_phh/') || !file.endsWith('.jsonl')) return bytes;
  const [first = ''] = bytes.toString().split('\n');
  return (JSON.parse(first) as { phh: string }).phh;
};

const filesBelow = (folder: string): string[] =>
  readdirSync(join(corpusFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/INDEX|EXPECT|README/.test(entry.name))
    .map((entry) => join(entry.parentPath.slice(corpusFolder.length + 1), entry.name))
    .sort();

/** `Stars`, or `_real/PokerNow`. */
const siteOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('_real') ? 2 : 1)
    .join('/');

/** One hand of each game of a log: the one with the most boards, then with the most known hands, then with the most players. */
export const onePerGame = (hands: readonly StoredHand[]): StoredHand[] => {
  const chosen = new Map<string, StoredHand>();
  const size = ({ boards, players }: StoredHand): number =>
    10_000 * boards.length + 100 * players.filter(({ cards }) => cards !== null).length + players.length;
  for (const hand of hands) {
    const { variant } = hand.game;
    const present = chosen.get(variant);
    if (present === undefined || size(hand) > size(present)) chosen.set(variant, hand);
  }
  return [...chosen.values()];
};

/**
 * A script for the page: what is wrong with the table as it is drawn. No seat covers another one, a board, pots or a bet; no
 * stack covers an equity; no text is wider than the table; nothing is wider than the window.
 */
export const TABLE_FAULTS = `(() => {
  const faults = [];
  const table = document.querySelector('.poker-table');
  const frame = table.getBoundingClientRect();
  const unit = frame.width / table.viewBox.baseVal.width;
  const boxes = (selector) => [...table.querySelectorAll(selector)].map((element) => ({
    name: (element.closest('[data-seat],[data-bet],[data-board]') ?? element).outerHTML.slice(0, 60) + ' ' + (element.textContent ?? '').slice(0, 30),
    owner: element.closest('[data-seat]'),
    box: element.getBoundingClientRect(),
  })).filter(({ box }) => box.width > 0 && box.height > 0);
  const cover = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * unit &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4 * unit;
  const seats = boxes('[data-seat] > rect, [data-seat] > g[data-card], [data-seat] > text');
  const middle = boxes('.middle > text, .middle [data-card], [data-bet] text');
  for (const [index, a] of seats.entries())
    for (const b of [...seats.slice(index + 1), ...middle])
      if (a.owner !== b.owner && cover(a.box, b.box)) faults.push('covers: ' + a.name + ' and ' + b.name);
  for (const plate of table.querySelectorAll('[data-seat] svg')) {
    const [, ...line] = [...plate.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
    if (line.length > 1 && line[0].right > line[1].left)
      faults.push('covers: the stack and the equity of ' + plate.textContent);
    if (line.at(-1).right > plate.getBoundingClientRect().right + unit) faults.push('too wide: ' + plate.textContent);
  }
  const texts = boxes('.middle > text');
  const others = boxes('.middle [data-card], [data-bet] text');
  for (const a of texts) for (const b of others) if (cover(a.box, b.box)) faults.push('covers: ' + a.name + ' and ' + b.name);
  const bets = boxes('[data-bet] text');
  const cards = boxes('.middle [data-card]');
  for (const a of bets) for (const b of cards) if (cover(a.box, b.box)) faults.push('covers: ' + a.name + ' and ' + b.name);
  for (const { name, box } of boxes('text, [data-card]'))
    if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
      faults.push('outside of the table: ' + name);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) faults.push('wider than the window by ' + over);
  return faults;
})()`;

/** A script that notes when the table is first painted, in milliseconds from the navigation, as `tablePaintedAt`. */
export const NOTE_PAINT = `(() => {
  const look = () => {
    if (document.querySelector('.poker-table') === null) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    // The frame in which the table was found is painted before the next task.
    port1.onmessage = () => { window.tablePaintedAt = performance.now(); };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
})()`;
