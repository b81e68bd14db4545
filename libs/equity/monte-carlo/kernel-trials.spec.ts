import { deckCards } from '#cards';
import { variants, withOptions } from '#engine';
import { Random } from '#random';
import { isFull, times } from '#testing';
import type { Spot } from '../spot/spot.js';
import type { EquityGame } from '../spot/game.js';
import { boardsOf } from '../spot/game.js';
import { PlainTrials } from './plain-trials.js';
import { planFor } from './trial-plan.js';
import { Sample } from './sample.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { parseQuestion } from '../spot/question.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import { areCompatible } from '../spot/compatibility.js';
import { kernelOf } from '../kernel/instance.js';
import { trialsKernel } from '../kernel/share-tables.js';
import { kernelTrials } from './kernel-trials.js';

const madeWith = (id: string, options: object): EquityGame => {
  const made = withOptions(gameOf(id) as never, options);
  if (!('id' in made)) throw new Error(`no such options: ${id}`);
  return made;
};

/** The games whose trials are compared; all games with FLOORMAN_FULL=1. */
const COMPARED = isFull
  ? /./
  : /^(holdem|short-deck|omaha|omaha-8|omaha-5-8|omaha-6|courchevel-8|stud|stud-8|razz|.*two boards|.*over straights)$/;

/** Games that the kernel supports, some with two boards or a stripped deck. */
const games: readonly (readonly [string, EquityGame])[] = [
  ...variants.map((variant) => [variant.id, variant] as const),
  ['holdem on two boards', madeWith('holdem', { boards: 2 })] as const,
  ['omaha-8 on two boards', madeWith('omaha-8', { boards: 2 })] as const,
  ['short-deck, trips over straights', madeWith('short-deck', { trips: 'over-straight' })] as const,
  ['five-draw with 32 cards', madeWith('five-draw', { deck: 32 })] as const,
].filter(([, game]) => trialsKernel(game) !== undefined);

/** A random spot: overlapping ranges, single hands and unknown hands, with any board and dead cards. */
const randomDeal = (random: Random, game: EquityGame): Spot => {
  const pack = [...deckCards(game.deck)];
  random.shuffle(pack);
  const { holeCards } = game;
  const onBoard = random.below(game.boardCards + 1);
  const boards = Array.from({ length: boardsOf(game) }, () => pack.splice(0, onBoard));
  const dead = pack.splice(0, random.below(3));
  const room = Math.floor((pack.length - (game.boardCards - onBoard) * boards.length) / holeCards) - 1;
  const count = random.between(2, Math.min(7, room));
  // Several ranges of large hands would seldom be compatible.
  const ranges = holeCards > 2 ? 1 : 3;
  const players = Array.from({ length: count }, (_, player): KnownHands => {
    const known = random.pick([0, holeCards, holeCards, random.between(1, holeCards)]);
    if (known === 0 || player < count - ranges) return oneHand(pack.splice(0, known), holeCards);
    const range = rangeOf(random, pack, random.between(2, Math.min(12, pack.length)), known);
    return { ...range, missing: holeCards - known };
  });
  return { game, players, boards, dead };
};

/** A random spot with compatible hands. */
const possibleDeal = (random: Random, game: EquityGame): Spot => {
  for (;;) {
    const spot = randomDeal(random, game);
    if (areCompatible(spot.players) === 'yes') return spot;
  }
};

const both = (spot: Spot): [PlainTrials, ReturnType<typeof kernelTrials> & object] => {
  const plan = planFor(spot);
  const kernel = kernelTrials(plan);
  if (kernel === undefined) throw new Error('not in the kernel');
  return [new PlainTrials(plan), kernel];
};

describe('trials in the kernel', () => {
  it('use the same random numbers as libs/random', () => {
    const { exports } = kernelOf('high')!;
    for (const [seed, stream] of [
      [0, 0],
      [1, 77],
      [-5, 3],
      [Number.MAX_SAFE_INTEGER, 2 ** 32 - 1],
    ]) {
      const random = new Random(seed, stream);
      exports.continueFrom(...random.state());
      for (let word = 0; word < 1_000; word++) expect(exports.nextRandom() >>> 0).toBe(random.next());
    }
  });

  it('support all kinds of hold’em, Omaha and seven-card stud', () => {
    const served = games.map(([name]) => name);
    expect(served).toEqual(
      expect.arrayContaining([
        'holdem',
        'short-deck',
        'omaha',
        'omaha-8',
        'omaha-5-8',
        'omaha-6',
        'courchevel-8',
        'stud',
        'stud-8',
        'razz',
      ]),
    );
  });

  it.each(games.filter(([name]) => COMPARED.test(name)))(
    '%s: equal those of the reference implementation, bit for bit',
    (_, game) => {
      const random = new Random(21);
      for (let round = 0; round < times(4, 100); round++) {
        const [plain, kernel] = both(possibleDeal(random, game));
        const [seed, chunk] = [random.next() - 2 ** 31, random.below(1_000)];
        expect(kernel.run(seed, chunk, 20).counts()).toEqual(plain.run(seed, chunk, 20).counts());
      }
    },
  );

  it.each<[string, number, number[]]>([
    ['TT+', 10, [10]],
    ['JJ+,AQ+,KQ', 6, [3, 3]],
    ['88+:0.5,99+', 4, [1, 1, 1, 1]],
  ])('%s, %d times, picked in groups: equal those of the reference implementation', (text, times, groups) => {
    const players = Array.from({ length: times }, () => ({ range: text }));
    const reading = parseQuestion({ game: gameOf('holdem'), players, board: '', dead: '' });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    expect(planFor(reading.spot).picking.picks.map((pick) => pick.players.length)).toEqual(groups);
    const [plain, kernel] = both(reading.spot);
    for (let chunk = 0; chunk < 3; chunk++)
      expect(kernel.run(5, chunk, 100).counts()).toEqual(plain.run(5, chunk, 100).counts());
  });

  it('do not depend on other trials in between, and merge in any grouping', () => {
    const random = new Random(22);
    const game = gameOf('omaha-8');
    const [, kernel] = both(possibleDeal(random, game));
    const [, other] = both(possibleDeal(random, game));
    const inOrder = [0, 1, 2, 3, 4].map((chunk) => kernel.run(8, chunk, 50));
    const shuffled = [3, 0, 4, 2, 1].map((chunk) => {
      other.run(9, chunk, 10);
      return [chunk, kernel.run(8, chunk, 50)] as const;
    });
    const merged = (samples: readonly Sample[]): Sample => {
      const all = new Sample(inOrder[0].sums.length, 2);
      for (const sample of samples) all.merge(sample);
      return all;
    };
    const byChunk = shuffled.sort(([a], [b]) => a - b).map(([, sample]) => sample);
    expect(merged(byChunk).counts()).toEqual(merged(inOrder).counts());
    const halves = [merged(inOrder.slice(0, 2)), merged(inOrder.slice(2).reverse())];
    expect(merged(halves).counts()).toEqual(merged(inOrder).counts());
  });
});
