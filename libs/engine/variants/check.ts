import { deckCards, deckSpec } from '#cards';
import { COMPOSITIONS, SCALES } from '#ranking';
import type { Deal, Street, VariantSpec } from './variant.js';

/** What makes the data of a game nonsense. */
export type VariantFaultCode =
  | 'cards-run-out'
  | 'nobody-opens'
  | 'no-exposed-cards'
  | 'out-of-place'
  | 'too-few-cards'
  | 'sizes-differ'
  | 'too-many-thrown'
  | 'uneven-hands'
  | 'nothing-dealt'
  | 'face-up-board'
  | 'street-twice'
  | 'no-joker'
  | 'joker-undecided'
  | 'halves';

/** A fault, and where in the data: a JSON pointer (RFC 6901). `expected` and `actual` are counts where it is about any. */
export interface VariantFault {
  readonly code: VariantFaultCode;
  readonly pointer: string;
  readonly expected?: number;
  readonly actual?: number;
}

const dealt = (street: Street, to: Deal['to']): number =>
  street.deals.reduce((sum, deal) => sum + (deal.to === to ? deal.count : 0), 0);

/** How the hands grow, street by street. */
interface Growth {
  /** Cards dealt to each player, thrown ones not taken off. */
  readonly dealt: number;
  /** Cards that each player holds in the end. */
  readonly held: number;
  /** Cards of one board. */
  readonly board: number;
}

/**
 * What is impossible in the data of a game; an empty list means that it can be played by as many as it seats. Cards must
 * not run out where the game says that they never do, somebody must open the betting of some street and have the exposed
 * cards to open by, every share of the pot must have the cards that its scale and composition need.
 */
export const checkVariant = (spec: VariantSpec): readonly VariantFault[] => {
  const faults: VariantFault[] = [];
  const report = (code: VariantFaultCode, pointer: string, counts: Partial<VariantFault> = {}): void => {
    faults.push({ code, pointer, ...counts });
  };
  const growth = checkStreets(spec, report);
  checkShares(spec, growth, report);
  checkDeck(spec, growth, report);
  return faults;
};

type Report = (code: VariantFaultCode, pointer: string, counts?: Partial<VariantFault>) => void;

const checkStreets = ({ streets, exposed }: VariantSpec, report: Report): Growth => {
  let all = 0;
  let held = 0;
  let board = 0;
  let up = 0;
  if (streets.every(({ opener }) => opener === 'nobody')) report('nobody-opens', '/streets');
  streets.forEach((street, index) => {
    const at = `/streets/${String(index)}`;
    if (streets.findIndex(({ id }) => id === street.id) < index) report('street-twice', `${at}/id`);
    if (street.exchange !== undefined) {
      const { fewest, most, replaced } = street.exchange;
      if (index === 0) report('out-of-place', `${at}/exchange`);
      if (most > held || fewest > most)
        report('too-many-thrown', `${at}/exchange`, { expected: held, actual: most });
      if (!replaced && fewest !== most) report('uneven-hands', `${at}/exchange`);
      if (!replaced) held -= fewest;
    }
    street.deals.forEach((deal, place) => {
      if (deal.to === 'board' && deal.up === true) report('face-up-board', `${at}/deals/${String(place)}/up`);
      if (deal.up === true) up += deal.count;
    });
    all += dealt(street, 'hole');
    held += dealt(street, 'hole');
    board += dealt(street, 'board');
    if (index === 0 && held + board === 0) report('nothing-dealt', at);
    checkOpener(street, index, up > 0 && exposed !== undefined, `${at}/opener`, report);
  });
  return { dealt: all, held, board };
};

const checkOpener = (
  { opener }: Street,
  index: number,
  canSee: boolean,
  pointer: string,
  report: Report,
): void => {
  const early = opener === 'bring-in' || opener === 'after-blinds';
  if (early ? index > 0 : opener === 'last-opener' && index === 0) report('out-of-place', pointer);
  if ((opener === 'bring-in' || opener === 'best-exposed') && !canSee) report('no-exposed-cards', pointer);
};

const checkShares = ({ shares, deck }: VariantSpec, { held, board }: Growth, report: Report): void => {
  const halves = new Set(shares.map(({ half }) => half));
  if (halves.size < shares.length || (shares.length > 1 && halves.has(null))) report('halves', '/shares');
  const { lowest, highest } = deckSpec(deck);
  shares.forEach(({ scale, composition }, index) => {
    const at = `/shares/${String(index)}`;
    const { cards, fromHole } = COMPOSITIONS[composition];
    const order = SCALES[scale];
    if (order.cards !== cards)
      return report('sizes-differ', `${at}/composition`, { expected: order.cards, actual: cards });
    if (held < fromHole[0]) return report('too-few-cards', at, { expected: fromHole[0], actual: held });
    const fromBoard = Math.max(0, cards - Math.min(held, fromHole[1]));
    if (board < fromBoard) return report('too-few-cards', at, { expected: fromBoard, actual: board });
    if (order.differ === 'ranks') {
      const ranks =
        Math.min(highest, order.highest) - lowest + 1 + (highest === 12 && order.lowest === 12 ? 1 : 0);
      if (ranks < cards)
        report('too-few-cards', `${at}/scale`, { expected: cards, actual: Math.max(0, ranks) });
    }
  });
};

const checkDeck = (spec: VariantSpec, growth: Growth, report: Report): void => {
  const { deck, wild, streets, stub, boards = 1, maxPlayers } = spec;
  const { joker } = deckSpec(deck);
  if (joker && wild?.joker === undefined) report('joker-undecided', '/wild');
  if (!joker && wild?.joker !== undefined) report('no-joker', '/wild/joker');
  const size = deckCards(deck).length;
  const first = streets[0];
  const last = streets.at(-1);
  const perPlayer =
    stub === 'never'
      ? growth.dealt + thrownAndReplaced(streets)
      : stub === 'shared-card' && last !== undefined
        ? growth.dealt - dealt(last, 'hole')
        : first === undefined
          ? 0
          : dealt(first, 'hole');
  const shared = growth.board * boards + (stub === 'shared-card' ? 1 : 0);
  const firstDraw = stub === 'reshuffle-discards' ? mostExchanged(streets) : 0;
  const needed = maxPlayers * perPlayer + shared + firstDraw;
  if (needed > size) report('cards-run-out', '/maxPlayers', { expected: size, actual: needed });
};

/** The first to draw cannot be given back what nobody has thrown away yet. */
const mostExchanged = (streets: readonly Street[]): number =>
  Math.max(0, ...streets.map(({ exchange }) => (exchange?.replaced === true ? exchange.most : 0)));

const thrownAndReplaced = (streets: readonly Street[]): number =>
  streets.reduce((sum, { exchange }) => sum + (exchange?.replaced === true ? exchange.most : 0), 0);
