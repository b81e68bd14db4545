import { type Card, rankOf } from '#cards';
import { type Spot, freeCards } from '../spot/spot.js';
import { without } from '../spot/narrowing.js';
import type { KnownHands } from '../spot/known-hands.js';
import { exactCost } from '../exact/exact.js';
import type { EquityGame } from '../spot/game.js';
import { waysToDeal } from '../spot/combinations.js';

/** The largest number of hands that are listed for a player whose cards are still to come. */
const MAX_LISTED_HANDS = 100_000;

/** The largest number of full boards that are divided among slices. */
const MAX_WHOLE_BOARDS = 20_000;

/** Finer slices are used only if halving the parts reduces the cost of a slice below this factor. */
const WORTHWHILE = 0.75;

/**
 * Divides all cases of a spot into slices. A slice is a list of spots, each with a part of the hands, of the boards, or of both,
 * so every exact strategy can count it. Each case belongs to exactly one slice, and the tallies of all slices add up to that of
 * the whole spot.
 */
export class Slices {
  private constructor(
    private readonly spot: Spot,
    /** By player: the number of parts that the player's hands are divided into. */
    private readonly hands: readonly number[],
    private readonly boards: number,
  ) {}

  /** Makes at most `maxSlices` slices of about `cost` each. A slice costs more where that limit is reached. */
  static of(spot: Spot, cost: number, maxSlices: number): Slices {
    const byHands = Slices.byHands(spot, cost, maxSlices);
    const byBoards = Slices.byBoards(spot, cost, maxSlices);
    if (byBoards === null) return byHands;
    return byHands.count === 1 || byBoards.total < byHands.total ? byBoards : byHands;
  }

  /**
   * Slices with all hands and a part of the full boards; null where there are too many boards. Slices by hands are expensive for
   * strategies that list and rank all hands on each board, because each slice would repeat that work.
   */
  private static byBoards(spot: Spot, cost: number, maxSlices: number): Slices | null {
    if (!hasOneBoardToCome(spot)) return null;
    const { ways } = comingBoards(spot);
    if (ways > MAX_WHOLE_BOARDS) return null;
    const parts = Math.min(maxSlices, ways, Math.ceil(exactCost(spot) / cost));
    return new Slices(
      spot,
      spot.players.map(() => 1),
      parts,
    );
  }

  /** Slices with a part of the hands; where each player has one hand left, also with a part of the boards. */
  private static byHands(spot: Spot, cost: number, maxSlices: number): Slices {
    const enough = (wanted: number): Slices => {
      const parts = Math.min(maxSlices, wanted);
      const made = Slices.inParts(spot, parts);
      return made.count > maxSlices ? enough(Math.floor((parts * maxSlices) / made.count)) : made;
    };
    let parts = Math.ceil(exactCost(spot) / cost);
    let slices = enough(parts);
    // A slice may cost more than its proportional part of the whole, so more slices may be needed.
    let each = slices.costOf(0);
    while (each > cost && parts < maxSlices) {
      parts *= 2;
      const finer = enough(parts);
      if (finer.costOf(0) > each * WORTHWHILE) break;
      slices = finer;
      each = slices.costOf(0);
    }
    return slices;
  }

  /** Makes about `parts` slices: somewhat more, or fewer where nothing is left to divide. */
  private static inParts(whole: Spot, parts: number): Slices {
    const spot = parts > hands(whole) ? withListedHands(whole) : whole;
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

  /** The number of parts of each player's hands, and of the boards. */
  get division(): string {
    return [...this.hands, this.boards].join('×');
  }

  /** The spots of a slice. They are disjoint. */
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

  /** The approximate cost of all slices. */
  private get total(): number {
    return this.count * this.costOf(0);
  }

  private costOf(index: number): number {
    return this.at(index).reduce((sum, spot) => sum + exactCost(spot), 0);
  }

  private readonly ordered: KnownHands[] = [];

  /** The player's hands, ordered by ranks. Hands of the same ranks share work within one slice. */
  private inOrder(player: number): KnownHands {
    this.ordered[player] ??= byRanks(this.spot.players[player]);
    return this.ordered[player];
  }
}

const hands = ({ players }: Spot): number => players.reduce((product, { count }) => product * count, 1);

/** The spot with one player's hole cards to come listed as hands: the player with the longest list within the limit. */
const withListedHands = (spot: Spot): Spot => {
  const free = freeCards(spot);
  const lengths = spot.players.map(({ count, missing }) =>
    count === 1 && missing > 0 ? waysToDeal(spot.game, free.length, missing) : 0,
  );
  const longest = Math.max(...lengths.filter((length) => length <= MAX_LISTED_HANDS));
  if (longest === 0) return spot;
  const chosen = lengths.indexOf(longest);
  const players = spot.players.map((known, player) =>
    player === chosen ? listed(spot.game, known, free) : known,
  );
  return { ...spot, players };
};

/** Lists one hand with all choices of its cards to come. */
const listed = (game: EquityGame, known: KnownHands, free: readonly Card[]): KnownHands => {
  const own = [...known.cards];
  const left = free.filter((card) => !own.includes(card));
  const deals = game.isSpecial === true ? inEveryOrder : ascending;
  const all = [...deals(left, known.missing)].map((more) => [...own, ...more]);
  return {
    size: known.size + known.missing,
    count: all.length,
    cards: Uint8Array.from(all.flat()),
    weights: new Float64Array(all.length).fill(known.weights[0]),
    missing: 0,
  };
};

/** Every choice of `count` cards, in ascending order. */
function* ascending(cards: readonly Card[], count: number, from = 0): Generator<Card[], void, undefined> {
  if (count === 0) return yield [];
  for (let at = from; at <= cards.length - count; at++)
    for (const rest of ascending(cards, count - 1, at + 1)) yield [cards[at], ...rest];
}

/** Every choice of `count` cards, in every order. */
function* inEveryOrder(cards: readonly Card[], count: number): Generator<Card[], void, undefined> {
  if (count === 0) return yield [];
  for (const first of cards)
    for (const rest of inEveryOrder(
      cards.filter((card) => card !== first),
      count - 1,
    ))
      yield [first, ...rest];
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

/** One of `parts` equal parts of the hands. */
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

/** Whether cards of exactly one board are to come. */
const hasOneBoardToCome = ({ game, boards }: Spot): boolean =>
  boards.filter(({ length }) => length < game.boardCards).length === 1;

/** Whether the only cards to come, once each player has one hand, belong to one board. */
const isOfOneBoard = (spot: Spot): boolean =>
  spot.players.every(({ missing }) => missing === 0) && hasOneBoardToCome(spot);

/** The incomplete board: its index, the cards that may come, how many are to come, and the number of ways to deal them. */
const comingBoards = (spot: Spot) => {
  const { game, players, boards } = spot;
  const held = new Set(players.flatMap(({ count, cards }) => (count === 1 ? [...cards] : [])));
  const left = freeCards(spot).filter((card) => !held.has(card));
  const growing = boards.findIndex(({ length }) => length < game.boardCards);
  const toCome = game.boardCards - boards[growing].length;
  return { growing, left, toCome, ways: waysToDeal(game, left.length, toCome) };
};

/**
 * One of `parts` parts of the boards, which differ in the first cards to come: as many as balanced parts require. Where a player has
 * several hands or unknown cards, all cards to come are fixed, unless their places matter.
 */
const boardsOf = (spot: Spot, part: number, parts: number): Spot[] => {
  if (parts === 1) return [spot];
  const { game, players, boards, dead } = spot;
  const { growing, left, toCome, ways: all } = comingBoards(spot);
  const isFree =
    game.isSpecial === true || players.every(({ count, missing }) => count === 1 && missing === 0);
  let fixed = isFree ? 1 : toCome;
  while (fixed < toCome && waysToDeal(game, left.length - fixed, toCome - fixed) * parts > all) fixed++;
  const found: Spot[] = [];
  let before = 0;
  for (const { first, gone, ways } of beginnings(game, left, fixed, toCome)) {
    if (Math.floor((before * parts) / all) === part)
      found.push({
        ...spot,
        players: players.map((known) => (known.count === 1 ? known : without(known, first))),
        boards: boards.map((cards, board) => (board === growing ? [...cards, ...first] : cards)),
        dead: [...dead, ...gone],
      });
    before += ways;
  }
  return found.filter((slice) => slice.players.every(({ count }) => count > 0));
};

/** The first cards that come, the cards that cannot come after them, and the number of ways to deal the rest. */
interface Beginning {
  readonly first: readonly Card[];
  readonly gone: readonly Card[];
  readonly ways: number;
}

/** The first `fixed` of the cards to come: the lowest ones, so that lower cards count as dead; or any in order where places matter. */
function* beginnings(
  game: EquityGame,
  left: readonly Card[],
  fixed: number,
  toCome: number,
): Generator<Beginning, void, undefined> {
  const more = toCome - fixed;
  if (game.isSpecial === true) {
    const ways = waysToDeal(game, left.length - fixed, more);
    for (const first of inEveryOrder(left, fixed)) yield { first, gone: [], ways };
    return;
  }
  for (const first of ascending(left.slice(0, left.length - more), fixed)) {
    const highest = first[fixed - 1];
    const above = left.length - 1 - left.indexOf(highest);
    const gone = more === 0 ? [] : left.filter((card) => card < highest && !first.includes(card));
    yield { first, gone, ways: waysToDeal(game, above, more) };
  }
}
