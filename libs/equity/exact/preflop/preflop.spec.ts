import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { times } from '#testing';
import fc from 'fast-check';
import { KernelClasses } from '../kernel-classes.js';
import { kernelOf } from '../../kernel/instance.js';
import { CLASS_COUNT, classOf } from '../../ranges/classes.js';
import { type KnownHands, oneHand } from '../../spot/known-hands.js';
import { onlyHand } from '../../spot/narrowing.js';
import { add, fraction } from '../../tally/fraction.js';
import { Tally } from '../../tally/tally.js';
import { gameOf, spotOf, rangeOf } from '../../testing/spots.js';
import { exactly } from '../exact.js';
import { Outcomes } from '../outcomes.js';
import type { HandCounts } from '../hand-counts.js';
import { decode, encode } from './codec.js';
import { winsAndTies } from './counting.js';
import { COUNTS } from './counts.js';
import { forEachMatchup, PLACES, placeAt } from './numbering.js';
import { BOARDS, lookUp, lookUpsOf } from './table.js';

const pack = deckCards('standard');

/** Two hands that share no card. Hands with few ranks and suits are as frequent as others. */
const fourCards = (random: Random): Card[] => {
  const cards = [...pack];
  random.shuffle(cards);
  const ranks = random.between(2, 13) * 4;
  return cards.filter((card) => card < ranks).slice(0, 4);
};

/** All hands to which `weightOf` gives a weight. */
const rangeBy = (weightOf: (a: Card, b: Card) => number): KnownHands => {
  const hands = pack
    .flatMap((a) => pack.filter((b) => b < a).map((b) => ({ hand: [b, a], weight: weightOf(a, b) })))
    .filter(({ weight }) => weight > 0);
  return {
    size: 2,
    count: hands.length,
    cards: Uint8Array.from(hands.flatMap(({ hand }) => hand)),
    weights: Float64Array.from(hands, ({ weight }) => weight),
    missing: 0,
  };
};

/** Classes of one weight each, of which some hands lack or weigh more, and single hands. */
const mixedRange = (random: Random): KnownHands => {
  const weights = Array.from({ length: CLASS_COUNT }, () => random.below(8) - 4);
  return rangeBy((a, b) => {
    const often = Math.max(0, weights[classOf(a, b)]);
    const chance = random.below(40);
    return chance === 0 ? 0 : chance === 1 ? often + random.between(1, 3) : often;
  });
};

const summary = ({ wins, ties }: HandCounts): unknown => [[...wins], [...ties]];

const holding = (hand: readonly Card[]): KnownHands => oneHand(hand, 2);

describe('the codec', () => {
  it('decodes the numbers that it encoded', () => {
    const most = 2 ** 30;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: most })), (numbers) => {
        expect([...decode(encode(numbers))]).toEqual(numbers);
      }),
    );
  });
});

describe('matchups before the flop', () => {
  it('are 47,008 and cover all deals of two hands', () => {
    const filled = new Uint8Array(PLACES);
    let differing = 0;
    let twice = 0;
    forEachMatchup((first, second, { patterns, exchanged }) => {
      differing++;
      const places = new Set([
        ...patterns.map((pattern) => placeAt(first, second, pattern)),
        ...exchanged.map((pattern) => placeAt(second, first, pattern)),
      ]);
      for (const place of places) twice += filled[place]++;
    });
    expect([differing, twice]).toEqual([47_008, 0]);
    expect(decode(COUNTS)).toHaveLength(2 * differing);
  });

  it('have the counts of the kernel in the table', () => {
    const random = new Random(31);
    for (let trial = 0; trial < 400; trial++) {
      const [a, b, c, d] = fourCards(random);
      const [wins, ties] = winsAndTies([a, b, c, d]);
      const [one, other] = [holding([a, b]), holding([c, d])];
      expect(summary(lookUp(one, other))).toEqual([[wins], [ties]]);
      expect(summary(lookUp(other, one))).toEqual([[BOARDS - wins - ties], [ties]]);
    }
  });

  it('have no entry where both hands hold the same card', () => {
    const [one, other] = [holding([0, 17]), holding([17, 40])];
    expect(summary(lookUp(one, other))).toEqual([[0], [0]]);
    expect(summary(lookUp(one, one))).toEqual([[0], [0]]);
  });

  it('add up to the counts of ranges', () => {
    const random = new Random(32);
    const classes = new KernelClasses(kernelOf('high')!);
    for (let trial = 0; trial < 6; trial++) {
      const few = pack.slice(0, 20);
      const [first, second] = [rangeOf(random, few, 9, 2), rangeOf(random, few, 9, 2)];
      const outcomes = new Tally(2, 1);
      for (let one = 0; one < first.count; one++)
        for (let other = 0; other < second.count; other++) {
          const hands = [first, second].map(({ cards }, range) =>
            cards.subarray([one, other][range] * 2, [one, other][range] * 2 + 2),
          );
          const held = hands.flatMap((hand) => [...hand]);
          if (new Set(held).size < 4) continue;
          const pair = new Outcomes(2);
          const free = pack.filter((card) => !held.includes(card));
          classes.count(hands, [], free, pair, first.weights[one] * second.weights[other]);
          pair.addTo(outcomes);
        }
      const players = [first, second];
      const tally = exactly({ ...spotOf('holdem', ['AsAh', 'KdKc']), players });
      expect([tally.total, ...tally.wins, ...tally.ties]).toEqual([
        outcomes.total,
        ...outcomes.wins,
        ...outcomes.ties,
      ]);
    }
  });

  it('are looked up by class with the same result as hand by hand', () => {
    const random = new Random(33);
    for (let trial = 0; trial < times(4, 40); trial++) {
      const [first, second] = [mixedRange(random), mixedRange(random)];
      const { wins, ties } = lookUp(first, second);
      for (let one = 0; one < first.count; one += random.between(1, times(40, 4))) {
        let [won, tied] = [0, 0];
        for (let other = 0; other < second.count; other++) {
          const pair = lookUp(onlyHand(first, one), onlyHand(second, other));
          won += pair.wins[0] * second.weights[other];
          tied += pair.ties[0] * second.weights[other];
        }
        expect([wins[one], ties[one]]).toEqual([won, tied]);
      }
    }
  });

  it('take few look-ups where ranges are whole classes', () => {
    const any = rangeBy(() => 1);
    expect(lookUpsOf(any, any)).toBe(1326 + 169 * 169);
    const uneven = rangeBy((a, b) => (a + b === 51 ? 2 : 1));
    expect(lookUpsOf(any, uneven)).toBe(1326 * (1 + 26) + 169 * 169);
    const lacking = rangeBy((a, b) => Number(a + b !== 51));
    expect(lookUpsOf(any, lacking)).toBeGreaterThan(1326 * 27);
  });

  it('are counted exactly where the weight of all cases exceeds the integers of a number', () => {
    const random = new Random(34);
    const [one, other] = [0, 1].map(() => rangeBy(() => random.between(1, 1000)));
    const tallyOf = (...players: KnownHands[]): Tally =>
      exactly({ game: gameOf('holdem'), players, boards: [[]], dead: [] });
    // Weights in base 32: the counts of their digits are integers below 2^53.
    const digit = (known: KnownHands, place: number): KnownHands => ({
      ...known,
      weights: known.weights.map((weight) => Math.floor(weight / 32 ** place) % 32),
    });
    let [total, wins, ties] = [0n, 0n, 0n];
    for (const [first, second] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]) {
      const part = tallyOf(digit(one, first), digit(other, second));
      const times = 32n ** BigInt(first + second);
      total += BigInt(part.total) * times;
      wins += BigInt(part.wins[0]) * times;
      ties += BigInt(part.ties[0]) * times;
    }
    const tally = tallyOf(one, other);
    expect(total > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
    expect([tally.weight, tally.winsOf(0), tally.winsOf(1), tally.tiesOf(0), tally.tiesOf(1)]).toEqual([
      ...[total, wins, total - wins - ties, ties, ties],
    ]);
    const merged = Tally.of(tally.counts());
    merged.merge(tally);
    expect([merged.weight, merged.winsOf(1), merged.tiesOf(1)]).toEqual([
      ...[2n * total, 2n * (total - wins - ties), 2n * ties],
    ]);
    expect(add(tally.shares(0), tally.shares(1))).toEqual(fraction(total));
    expect(tally.shares(0)).toEqual(fraction(2n * wins + ties, 2n));
  });

  it('are symmetric when the players are exchanged', () => {
    const spot = spotOf('holdem', ['AsAh', 'KdKc']);
    const any = { ...oneHand([], 2), missing: 2 };
    const { total, wins, ties } = exactly({ ...spot, players: [any, any] });
    expect(total).toBe(1326 * 1225 * 1_712_304);
    expect(wins[0]).toBe(wins[1]);
    expect(wins[0] + wins[1] + ties[0]).toBe(total);
  });
});
