import { Random } from '#random';
import { maskOf } from '../masks.js';
import type { KnownHands } from '../players.js';

/** Choices of a hand for each of some players that share no card, and what they weigh. */
export class Choices {
  private constructor(
    readonly players: readonly number[],
    readonly count: number,
    /** By choice: which hand of each player. */
    readonly hands: Uint32Array,
    readonly weights: Float64Array,
    /** By choice: the cards that are held, as two words. */
    readonly low: Uint32Array,
    readonly high: Uint32Array,
  ) {}

  /** The hands of one player. */
  static of({ size, count, cards, weights }: KnownHands, player: number): Choices {
    const low = new Uint32Array(count);
    const high = new Uint32Array(count);
    for (let hand = 0; hand < count; hand++)
      [low[hand], high[hand]] = maskOf(cards.subarray(hand * size, (hand + 1) * size));
    const hands = Uint32Array.from({ length: count }, (_, hand) => hand);
    return new Choices([player], count, hands, weights, low, high);
  }

  /** All choices of these and of others that share no card. O(product of both). */
  with(other: Choices): Choices {
    const most = this.count * other.count;
    const players = [...this.players, ...other.players];
    const pairs = new Uint32Array(most);
    let count = 0;
    for (let one = 0; one < this.count; one++) {
      const low = this.low[one];
      const high = this.high[one];
      for (let two = 0; two < other.count; two++)
        if (((low & other.low[two]) | (high & other.high[two])) === 0)
          pairs[count++] = one * other.count + two;
    }
    const made = new Choices(
      players,
      count,
      new Uint32Array(count * players.length),
      new Float64Array(count),
      new Uint32Array(count),
      new Uint32Array(count),
    );
    for (let choice = 0; choice < count; choice++) {
      const two = pairs[choice] % other.count;
      const one = (pairs[choice] - two) / other.count;
      let next = choice * players.length;
      next = this.copyHands(one, made.hands, next);
      other.copyHands(two, made.hands, next);
      made.weights[choice] = this.weights[one] * other.weights[two];
      made.low[choice] = this.low[one] | other.low[two];
      made.high[choice] = this.high[one] | other.high[two];
    }
    return made;
  }

  private copyHands(choice: number, to: Uint32Array, at: number): number {
    const sharers = this.players.length;
    for (let sharer = 0; sharer < sharers; sharer++) to[at + sharer] = this.hands[choice * sharers + sharer];
    return at + sharers;
  }
}

/**
 * Joins choices, each time the fewest with the most that stay within the limit, as long as any do. Where some do not go together
 * at all they are left as they are.
 */
export const join = (all: readonly Choices[], limit: number): Choices[] => {
  const joined: Choices[] = [];
  const rest = [...all].sort(byCount);
  for (let fewest = rest.shift(); fewest !== undefined; fewest = rest.shift()) {
    const { count } = fewest;
    const partner = rest.findLastIndex((other) => count * other.count <= limit);
    const both = partner < 0 ? undefined : fewest.with(rest[partner]);
    if (both === undefined || both.count === 0) joined.push(fewest);
    else rest.splice(partner, 1, both);
    rest.sort(byCount);
  }
  return joined;
};

const byCount = (one: Choices, two: Choices): number => one.count - two.count;

const TRIED = 512;
/** Of so many choices of hands one at least should go together. */
const FEW = 16;

/** Whether hands that are picked for themselves go together often enough: found by trying, the same for the same question. */
export const goTogether = (all: readonly Choices[]): boolean => {
  if (all.length < 2) return true;
  const random = new Random(0);
  let together = 0;
  for (let tried = 0; tried < TRIED; tried++) {
    let [low, high] = [0, 0];
    const free = all.every((choices) => {
      const choice = random.below(choices.count);
      const clash = (low & choices.low[choice]) | (high & choices.high[choice]);
      low |= choices.low[choice];
      high |= choices.high[choice];
      return clash === 0;
    });
    if (free) together++;
  }
  return together * FEW >= TRIED;
};
