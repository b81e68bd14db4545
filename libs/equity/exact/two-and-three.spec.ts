import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { fiveCardTables, type ScaleId } from '#ranking';
import { times } from '#testing';
import { formatFraction } from '../tally/fraction.js';
import { kernelOf } from '../kernel/instance.js';
import { KernelTwoAndThree } from './kernel-omaha.js';
import { oneHand } from '../spot/known-hands.js';
import { Tally } from '../tally/tally.js';
import { cards, gameOf } from '../testing/spots.js';
import { everyCase } from './every-case.js';
import { Halves } from './halves.js';
import { TwoAndThree } from './two-and-three.js';

const GAMES = ['omaha', 'omaha-5', 'omaha-6', 'courchevel'].flatMap((id) => [id, `${id}-8`]);

type Scales = readonly [high: ScaleId, low: ScaleId | null];

const scalesOf = (id: string): Scales => ['high', id.endsWith('-8') ? 'eight-or-better' : null];

interface Matchup {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
}

const dealt = (random: Random, holeCards: number, players: number, board: number): Matchup => {
  const pack = [...deckCards('standard')];
  random.shuffle(pack);
  const hands = Array.from({ length: players }, () => pack.splice(0, holeCards));
  const onBoard = pack.splice(0, board);
  // Enough cards must be left for the board.
  return { hands, board: onBoard, dead: pack.splice(0, random.below(Math.min(12, pack.length - 5))) };
};

const without = (...gone: readonly Card[]): Card[] =>
  deckCards('standard').filter((card) => !gone.includes(card));

/** Cases, wins and shares by player. */
const summary = (tally: Tally): unknown => [
  tally.total,
  [...tally.wins],
  [...tally.ties],
  Array.from(tally.wins, (_, player) =>
    Array.from({ length: tally.halves }, (__, half) => formatFraction(tally.sharesFor(player, half))),
  ),
];

const tallied = (halves: Halves, [, low]: Scales): unknown => {
  const tally = new Tally(halves.players, low === null ? 1 : 2);
  halves.addTo(tally);
  return summary(tally);
};

const byKernel = (scales: Scales, { hands, board, dead }: Matchup): unknown => {
  const halves = new Halves(hands.length);
  const free = without(...board, ...dead);
  new KernelTwoAndThree(kernelOf(scales[0])!, scales, board, free, hands[0].length).count(hands, halves);
  return tallied(halves, scales);
};

const byReference = (scales: Scales, { hands, board, dead }: Matchup): unknown => {
  const [high, low] = scales.map((scale) => (scale === null ? null : fiveCardTables(scale)!));
  const halves = new Halves(hands.length);
  const free = without(...hands.flat(), ...board, ...dead);
  new TwoAndThree(high!, low).count(hands, board, free, halves, 1);
  return tallied(halves, scales);
};

describe.each(GAMES)('two and three, %s', (id) => {
  const game = gameOf(id);
  const scales = scalesOf(id);
  const most = Math.min(6, Math.floor((52 - 10) / game.holeCards));

  it('equals the enumeration of every case', () => {
    const random = new Random(11);
    for (let trial = 0; trial < 24; trial++) {
      const input = dealt(random, game.holeCards, random.between(2, most), 3 + (trial % 3));
      const every = everyCase({
        game,
        players: input.hands.map((hand) => oneHand(hand, game.holeCards)),
        boards: [input.board],
        dead: input.dead,
      });
      expect(byReference(scales, input)).toEqual(summary(every));
      expect(byKernel(scales, input)).toEqual(summary(every));
    }
  });

  it('is equal in the kernel and the reference implementation', () => {
    const random = new Random(12);
    const boards = [0, 3, 3, 3, 4, 4, 5, id.startsWith('courchevel') ? 1 : 3];
    for (let trial = 0; trial < times(4, 64); trial++) {
      const input = dealt(random, game.holeCards, random.between(2, most), boards[trial % boards.length]);
      expect(byKernel(scales, input)).toEqual(byReference(scales, input));
    }
  });
});

describe('confirmed equities', () => {
  it('omaha: AsAhKsKh v 9d8d7c6c', () => {
    const input = { hands: [cards('AsAhKsKh'), cards('9d8d7c6c')], board: [], dead: [] };
    expect(byKernel(['high', null], input)).toEqual([
      1_086_008,
      [652_186, 433_822],
      [0, 0],
      [['652186'], ['433822']],
    ]);
  });

  it('omaha-8: AsAh2s3d v KcKdQcJd', () => {
    const input = { hands: [cards('AsAh2s3d'), cards('KcKdQcJd')], board: [], dead: [] };
    const halves = new Halves(2);
    const free = without();
    const scales = scalesOf('omaha-8');
    new KernelTwoAndThree(kernelOf('high')!, scales, [], free, 4).count(input.hands, halves);
    const tally = new Tally(2, 2);
    halves.addTo(tally);
    expect([tally.total, formatFraction(tally.shares(0)), formatFraction(tally.shares(1))]).toEqual([
      1_086_008,
      '1472573/2',
      '699443/2',
    ]);
  });
});
