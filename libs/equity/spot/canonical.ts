import { type Card, JOKER } from '#cards';
import type { Spot } from './spot.js';
import type { EquityGame } from './game.js';
import type { KnownHands } from './known-hands.js';
import { permutationsOf, renamedCard, SUIT_PERMUTATIONS } from './suit-permutations.js';

/** How the players and suits of a canonical spot map to those of the original one. */
export interface SpotOrder {
  /** By player of the canonical spot: the player of the original one. */
  readonly players: readonly number[];
  /** By suit of the original spot: the suit in the canonical one. */
  readonly suits: readonly number[];
}

/** The order of a spot that is not changed. */
export const unchangedOrder = (players: number): SpotOrder => ({
  players: [...Array(players).keys()],
  suits: SUIT_PERMUTATIONS[0],
});

export interface CanonicalSpot {
  readonly spot: Spot;
  readonly order: SpotOrder;
}

/** With more hands the suits stay unchanged: trying all permutations would take longer than it could save. */
const MAX_RENAMED = 20_000;

/**
 * The spot that stands for all equal ones, which differ in the names of suits or in the order of players, hands and cards. It is solved
 * instead of them, so all of them have the same answer to the last digit. Players who draw in turn keep their order. Sorts the hands at
 * most 24 times.
 */
export const canonicalize = (spot: Spot): CanonicalSpot => {
  const { game, players, boards, dead, policy } = spot;
  // The order of the cards may decide, and so may their suits.
  if (game.isSpecial === true || namesSuits(policy)) return { spot, order: unchangedOrder(players.length) };
  const few = players.reduce((sum, { count }) => sum + count, 0) <= MAX_RENAMED;
  let least: Draft | null = null;
  for (const { suits, cards } of few ? renamingsOf(game) : allRenamings().slice(0, 1)) {
    const sortedCards = [...boards, dead].map((set) => Float64Array.from(set, (card) => cards[card]).sort());
    if (least !== null && compareLists(sortedCards, least.sortedCards) > 0) continue;
    const hands = players.map((known) => renamed(known, cards));
    const order = hands.map((_, player) => player);
    if (!drawsInTurn(policy))
      order.sort((a, b) => compareKnown(players[a], players[b]) || compare(hands[a], hands[b]) || a - b);
    const draft = { suits, sortedCards, order, hands: order.map((player) => hands[player]) };
    if (least === null || compareDrafts(draft, least) < 0) least = draft;
  }
  if (least === null) throw new Error('the identity renaming is missing');
  const { suits, sortedCards, order, hands } = least;
  const lists = sortedCards.map((cards) => [...cards]);
  const canonical: Spot = {
    game,
    players: order.map((player, place) => handsIn(hands[place], players[player])),
    boards: lists.slice(0, boards.length),
    dead: lists[boards.length],
    ...(policy === undefined ? {} : { policy }),
  };
  return { spot: canonical, order: { players: order, suits } };
};

/** Whether players draw in turn: when the deck runs out, those who draw later get the discards of the others. */
const drawsInTurn = (policy: Spot['policy']): boolean =>
  policy?.stages.some(({ replaced }) => replaced) === true;

/** Whether a policy may decide by suits, as the ranges of a table can. */
const namesSuits = (policy: Spot['policy']): boolean => typeof policy?.policy === 'object';

/** A spot with its suits renamed. */
interface Draft {
  readonly suits: readonly number[];
  /** The cards of each board, then the dead cards. */
  readonly sortedCards: readonly Float64Array[];
  /** By position: the player, and the player's hands as `renamed` codes them. */
  readonly order: readonly number[];
  readonly hands: readonly Float64Array[];
}

/** A renaming of the suits. */
interface Renaming {
  /** By suit: its new suit. */
  readonly suits: readonly number[];
  /** By card: its new card. */
  readonly cards: Uint8Array;
}

/** A hand is coded as a number: six bits for a card and ten for the weight, so that seven cards fit. */
const CARD = 64;
const WEIGHT = 1024;

/**
 * The hands of a player with renamed suits, sorted: a single hand as its cards, several hands as one number each. Hands of ranges have
 * at most seven cards and a weight of at most a thousand.
 */
const renamed = ({ size, count, cards, weights }: KnownHands, names: Uint8Array): Float64Array => {
  if (count === 1) return Float64Array.from(cards, (card) => names[card]).sort();
  const codes = new Float64Array(count);
  const hand = new Uint8Array(size);
  for (let index = 0; index < count; index++) {
    for (let at = 0; at < size; at++) hand[at] = names[cards[index * size + at]];
    hand.sort();
    let code = 0;
    for (let at = 0; at < size; at++) code = code * CARD + hand[at];
    codes[index] = code * WEIGHT + weights[index];
  }
  return codes.sort();
};

/** The hands of a result of `renamed`. */
const handsIn = (codes: Float64Array, known: KnownHands): KnownHands => {
  const { size, count } = known;
  if (count === 1) return { ...known, cards: Uint8Array.from(codes) };
  const cards = new Uint8Array(count * size);
  const weights = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    weights[index] = codes[index] % WEIGHT;
    let code = Math.floor(codes[index] / WEIGHT);
    for (let at = size - 1; at >= 0; at--) {
      cards[index * size + at] = code % CARD;
      code = Math.floor(code / CARD);
    }
  }
  return { ...known, cards, weights };
};

const compare = (a: Float64Array, b: Float64Array): number => {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return a[at] - b[at];
  return a.length - b.length;
};

const compareLists = (a: readonly Float64Array[], b: readonly Float64Array[]): number => {
  for (let at = 0; at < a.length; at++) {
    const difference = compare(a[at], b[at]);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareDrafts = (a: Draft, b: Draft): number =>
  compareLists(a.sortedCards, b.sortedCards) || compareLists(a.hands, b.hands);

/** Compares hands by what renaming suits does not change. */
const compareKnown = (a: KnownHands, b: KnownHands): number =>
  a.size - b.size ||
  a.missing - b.missing ||
  a.count - b.count ||
  (a.count === 1 ? a.weights[0] - b.weights[0] : 0);

/** The renamings that keep a game. */
const renamingsOf = (game: EquityGame): readonly Renaming[] => {
  let renamings = RENAMINGS_OF.get(game);
  if (renamings === undefined) {
    const orders = permutationsOf(game);
    renamings = allRenamings().filter(({ suits }) => orders.includes(suits));
    RENAMINGS_OF.set(game, renamings);
  }
  return renamings;
};

const renamingBy = (suits: readonly number[]): Renaming => ({
  suits,
  cards: Uint8Array.from({ length: JOKER + 1 }, (_, card: Card) => renamedCard(card, suits)),
});

let every: readonly Renaming[] | undefined;

/** All renamings, the identity first. */
const allRenamings = (): readonly Renaming[] => (every ??= SUIT_PERMUTATIONS.map(renamingBy));

const RENAMINGS_OF = new WeakMap<EquityGame, readonly Renaming[]>();
