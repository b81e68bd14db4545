import { type Card, rankOf } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { without } from '../spot/narrowing.js';
import type { KnownHands } from '../spot/known-hands.js';
import { exactCost } from '../exact/exact.js';
import { choices } from '../spot/combinations.js';

/** Hands that are listed at most where a player's cards are still to come. */
const MAX_LISTED_HANDS = 100_000;

/** Boards at most that slices lay to their last card. */
const MAX_WHOLE_BOARDS = 20_000;

/** How much less a slice must cost than one of twice as many for finer slices to be worth their number. */
const WORTHWHILE = 0.75;

/**
 * All cases of a question in slices that are questions themselves, so that whatever counts the whole counts a slice: each has a
 * part of the hands that players may hold, of the boards, or of both. Every case is in one slice, and
 * the sum of their tallies is that of the whole.
 */
export class Slices {
  private constructor(
    private readonly spot: Spot,
    /** By player: in how many parts his hands are cut. */
    private readonly hands: readonly number[],
    private readonly boards: number,
  ) {}

  /** Slices that cost about so much each; never more than so many, and then they cost more. */
  static of(asked: Spot, cost: number, most: number): Slices {
    const byHands = Slices.byHands(asked, cost, most);
    const byBoards = Slices.byBoards(asked, cost, most);
    return byBoards !== null && byBoards.total < byHands.total ? byBoards : byHands;
  }

  /**
   * Slices with a part of the boards each, to their last card, and all hands; null where there are not a few thousand boards.
   * What lists and ranks all hands on each board would do so in every slice that has a part of the hands alone.
   */
  private static byBoards(asked: Spot, cost: number, most: number): Slices | null {
    if (!isOfOneBoard(asked)) return null;
    const { ways } = comingBoards(asked);
    if (ways > MAX_WHOLE_BOARDS) return null;
    const parts = Math.min(most, ways, Math.ceil(exactCost(asked) / cost));
    return new Slices(
      asked,
      asked.players.map(() => 1),
      parts,
    );
  }

  /** Slices with a part of the hands that players may hold and, where everybody is down to one hand, of the boards. */
  private static byHands(asked: Spot, cost: number, most: number): Slices {
    const enough = (wanted: number): Slices => {
      const parts = Math.min(most, wanted);
      const made = Slices.inParts(asked, parts);
      return made.count > most ? enough(Math.floor((parts * most) / made.count)) : made;
    };
    let parts = Math.ceil(exactCost(asked) / cost);
    let slices = enough(parts);
    // A slice in so many parts may cost more than that part of the whole: then there are to be more of them.
    let each = slices.costOf(0);
    while (each > cost && parts < most) {
      parts *= 2;
      const finer = enough(parts);
      if (finer.costOf(0) > each * WORTHWHILE) break;
      slices = finer;
      each = slices.costOf(0);
    }
    return slices;
  }

  /** So many slices, or somewhat more; fewer where there is nothing to cut any more. */
  private static inParts(asked: Spot, parts: number): Slices {
    const spot = parts > hands(asked) ? withListedHands(asked) : asked;
    let left = parts;
    const cuts = spot.players.map(() => 1);
    const longestFirst = [...spot.players.keys()].sort(
      (a, b) => spot.players[b].count - spot.players[a].count,
    );
    for (const player of longestFirst) {
      cuts[player] = Math.min(spot.players[player].count, left);
      left = Math.ceil(left / cuts[player]);
    }
    return new Slices(spot, cuts, left > 1 && isOfOneBoard(spot) ? left : 1);
  }

  get count(): number {
    return this.hands.reduce((product, parts) => product * parts, this.boards);
  }

  /** The questions of a slice: all of its cases are in one of them. */
  at(index: number): Spot[] {
    let rest = Math.floor(index / this.boards);
    const players = this.spot.players.map((known, player) => {
      const parts = this.hands[player];
      const part = rest % parts;
      rest = Math.floor(rest / parts);
      return parts === 1 ? known : cut(this.inOrder(player), part, parts);
    });
    return boardsOf({ ...this.spot, players }, index % this.boards, this.boards);
  }

  /** What all of them cost, about. */
  private get total(): number {
    return this.count * this.costOf(0);
  }

  private costOf(index: number): number {
    return this.at(index).reduce((sum, spot) => sum + exactCost(spot), 0);
  }

  private readonly ordered: KnownHands[] = [];

  /** Hands of the same ranks side by side: what is alike is counted once a slice. */
  private inOrder(player: number): KnownHands {
    this.ordered[player] ??= byRanks(this.spot.players[player]);
    return this.ordered[player];
  }
}

const hands = ({ players }: Spot): number => players.reduce((product, { count }) => product * count, 1);

/** The question with the hands listed of the player who comes to have most, of those of whom they can be. */
const withListedHands = (spot: Spot): Spot => {
  const free = freeCards(spot);
  const lengths = spot.players.map(({ count, missing }) =>
    count === 1 && missing > 0 ? choices(free.length, missing) : 0,
  );
  const longest = Math.max(...lengths.filter((length) => length <= MAX_LISTED_HANDS));
  if (longest === 0) return spot;
  const chosen = lengths.indexOf(longest);
  const players = spot.players.map((known, player) => (player === chosen ? listed(known, free) : known));
  return { ...spot, players };
};

/** One hand with all choices of its cards to come. */
const listed = (known: KnownHands, free: readonly Card[]): KnownHands => {
  const own = [...known.cards];
  const left = free.filter((card) => !own.includes(card));
  const all = [...ascending(left, known.missing)].map((more) => [...own, ...more]);
  return {
    size: known.size + known.missing,
    count: all.length,
    cards: Uint8Array.from(all.flat()),
    weights: new Float64Array(all.length).fill(known.weights[0]),
    missing: 0,
  };
};

/** Every choice of so many of some cards, in their order. */
function* ascending(cards: readonly Card[], count: number, from = 0): Generator<Card[], void, undefined> {
  if (count === 0) return yield [];
  for (let at = from; at <= cards.length - count; at++)
    for (const rest of ascending(cards, count - 1, at + 1)) yield [cards[at], ...rest];
}

const byRanks = ({ size, count, cards, weights, missing }: KnownHands): KnownHands => {
  const keys = Array.from({ length: count }, (_, hand) =>
    [...cards.subarray(hand * size, (hand + 1) * size)]
      .map(rankOf)
      .sort((a, b) => b - a)
      .reduce((key, rank) => key * 16 + rank, 0),
  );
  const order = [...keys.keys()].sort((a, b) => keys[a] - keys[b]);
  return {
    size,
    count,
    cards: Uint8Array.from(order.flatMap((hand) => [...cards.subarray(hand * size, (hand + 1) * size)])),
    weights: Float64Array.from(order, (hand) => weights[hand]),
    missing,
  };
};

/** One of so many parts of the hands. */
const cut = (
  { size, count, cards, weights, missing }: KnownHands,
  part: number,
  parts: number,
): KnownHands => {
  const [from, to] = [part, part + 1].map((at) => Math.floor((at * count) / parts));
  return {
    size,
    count: to - from,
    cards: cards.slice(from * size, to * size),
    weights: weights.slice(from, to),
    missing,
  };
};

/** Whether all that is to come, once everybody has one hand, are cards of one board. */
const isOfOneBoard = ({ game, players, boards }: Spot): boolean =>
  players.every(({ missing }) => missing === 0) &&
  boards.filter(({ length }) => length < game.boardCards).length === 1;

/** The board that grows: which it is, the cards that may come to it, how many do, and in how many ways. */
const comingBoards = (spot: Spot) => {
  const { game, players, boards } = spot;
  const held = new Set(players.flatMap(({ count, cards }) => (count === 1 ? [...cards] : [])));
  const left = freeCards(spot).filter((card) => !held.has(card));
  const growing = boards.findIndex(({ length }) => length < game.boardCards);
  const toCome = game.boardCards - boards[growing].length;
  return { growing, left, toCome, ways: choices(left.length, toCome) };
};

/**
 * One of so many parts of the boards. Where everybody has one hand the lowest cards to come lie, and those below them are dead,
 * for nobody misses them: as many as it takes for the parts to be about the same. Else all of them lie.
 */
const boardsOf = (spot: Spot, part: number, parts: number): Spot[] => {
  if (parts === 1) return [spot];
  const { players, boards, dead } = spot;
  const { growing, left, toCome, ways: all } = comingBoards(spot);
  let lie = players.every(({ count }) => count === 1) ? 1 : toCome;
  while (lie < toCome && choices(left.length - lie, toCome - lie) * parts > all) lie++;
  const found: Spot[] = [];
  let before = 0;
  for (const lowest of ascending(left.slice(0, left.length - toCome + lie), lie)) {
    const above = left.length - 1 - left.indexOf(lowest[lie - 1]);
    const ways = choices(above, toCome - lie);
    if (Math.floor((before * parts) / all) === part) {
      const isWhole = lie === toCome;
      const gone = isWhole ? [] : left.filter((card) => card < lowest[lie - 1] && !lowest.includes(card));
      found.push({
        ...spot,
        players: players.map((known) => (known.count === 1 ? known : without(known, lowest))),
        boards: boards.map((cards, board) => (board === growing ? [...cards, ...lowest] : cards)),
        dead: [...dead, ...gone],
      });
    }
    before += ways;
  }
  return found.filter((slice) => slice.players.every(({ count }) => count > 0));
};
