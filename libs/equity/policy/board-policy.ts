import { type Card, deckCards, JOKER } from '#cards';
import { exactCost, exactly } from '../exact/exact.js';
import type { HeadsUp } from '../exact/strategies/heads-up.js';
import { sweepHeadsUp } from '../exact/strategies/runout-sweep.js';
import { withListedHands } from '../exact/strategies/two-cards.js';
import type { EquityGame } from '../spot/game.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import type { Spot } from '../spot/spot.js';
import { Arranger } from './suit-classes.js';

const CARDS = JOKER + 1;
const PAIRS = (CARDS * (CARDS - 1)) / 2;
/** More boards than there are flops with different suits and ranks: tables of 11 kB each. */
const MAX_TABLES = 2_000;

/**
 * The best discards in games that are played as hold'em afterwards: a player keeps the two cards with the best equity against one
 * random hand, counted over all hands and runouts. The player's other cards count as unseen.
 */
export class BoardPolicy {
  private readonly arranger = new Arranger();
  /** By board, with its suits renamed, and number of a pair of cards: its value. */
  private readonly tables = new Map<number, Float64Array>();
  private readonly renamed = new Uint8Array(CARDS);

  constructor(private readonly game: EquityGame) {}

  /** The cards of a hand that are kept, as a mask of their places: of equal pairs the first. */
  keep(hand: ArrayLike<Card>, count: number, board: ArrayLike<Card>): number {
    const { arranger, renamed, tables } = this;
    const arranged = arranger.arrange(board, board.length);
    const key = arranged.high * 2 ** 26 + arranged.low;
    arranger.renameSuits(renamed);
    let values = tables.get(key);
    if (values === undefined) {
      values = this.valuesOn(Array.from(board, (card) => renamed[card]));
      if (tables.size === MAX_TABLES) for (const [oldest] of tables) if (tables.delete(oldest)) break;
      tables.set(key, values);
    }
    let best = 0;
    let highest = -1;
    for (let first = 0; first < count; first++)
      for (let second = first + 1; second < count; second++) {
        const value = values[pairOf(renamed[hand[first]], renamed[hand[second]])];
        if (value <= highest) continue;
        highest = value;
        best = (1 << first) | (1 << second);
      }
    return best;
  }

  /** The value of each pair of cards: twice the cases that it wins against a random hand, and once those that it ties. */
  private valuesOn(board: readonly Card[]): Float64Array {
    const values = new Float64Array(PAIRS);
    const spot = this.spotOf(oneHand([], 2), board);
    const [random] = withListedHands(spot).players;
    const counts = board.length === 0 ? this.beforeBoard(random) : this.afterBoard(spot, random);
    counts.forEach((value, hand) => {
      values[pairOf(random.cards[2 * hand], random.cards[2 * hand + 1])] = value;
    });
    return values;
  }

  private afterBoard(spot: Spot, random: KnownHands): Float64Array {
    const { wins, ties } = headsUpOf({ ...spot, players: [random, random] }).against(random, random);
    return wins.map((won, hand) => 2 * won + ties[hand]);
  }

  /** Before the first board card, hands that differ only in the names of suits are counted once. */
  private beforeBoard(random: KnownHands): Float64Array {
    const values = new Map<number, number>();
    return Float64Array.from({ length: random.count }, (_, hand) => {
      const pair = random.cards.subarray(2 * hand, 2 * hand + 2);
      const { high, low } = this.arranger.arrange(pair, 2);
      const key = high * 2 ** 26 + low;
      let value = values.get(key);
      if (value === undefined) {
        const { wins, ties } = exactly(this.spotOf(oneHand([...pair], 2), []));
        values.set(key, (value = 2 * wins[0] + ties[0]));
      }
      return value;
    });
  }

  /** A pair of cards against a random hand. */
  private spotOf(hand: KnownHands, board: readonly Card[]): Spot {
    return { game: this.game, players: [hand, oneHand([], 2)], boards: [board], dead: [] };
  }
}

const headsUpOf = (spot: Spot): HeadsUp => {
  const found = sweepHeadsUp(spot);
  if (found === null) throw new Error('the game has no fast count of two hands');
  return found;
};

/** A hand against a random one may cost so much that all classes of hands take seconds. */
const MAX_PAIR_COST = 200_000;

/** Whether hands of a game can be compared in this way on a board of this size. */
export const isComparable = (game: EquityGame, boardSize: number): boolean => {
  if (game.holeCards !== 2 || (game.boards ?? 1) !== 1) return false;
  const board = deckCards(game.deck).slice(0, boardSize);
  const [first, second] = deckCards(game.deck).slice(boardSize);
  const spot: Spot = {
    game,
    players: [oneHand([first, second], 2), oneHand([], 2)],
    boards: [board],
    dead: [],
  };
  return boardSize === 0 ? exactCost(spot) <= MAX_PAIR_COST : sweepHeadsUp(withListedHands(spot)) !== null;
};

/** The number of a pair of different cards: the pairs of lower cards come first. */
const pairOf = (a: Card, b: Card): number => (a < b ? (b * (b - 1)) / 2 + a : (a * (a - 1)) / 2 + b);
