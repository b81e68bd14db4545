import { type Card, type DeckId, deckCards } from '#cards';
import { Random } from '#random';
import { type ScaleId, sevenCardTables } from '#ranking';
import { times } from '#testing';
import { KernelClasses } from './kernel-classes.js';
import { kernelOf } from '../kernel/instance.js';
import { everyCase } from './every-case.js';
import { oneHand } from '../spot/known-hands.js';
import { Tally } from '../tally/tally.js';
import { formatFraction } from '../tally/fraction.js';
import { cards, gameOf } from '../testing/spots.js';
import { Outcomes } from './outcomes.js';
import { SuitedClasses } from './suited-classes.js';

interface Matchup {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly free: readonly Card[];
}

const matchup = (hands: readonly string[], board: string, deck: DeckId): Matchup => {
  const held = hands.map(cards);
  const onBoard = cards(board);
  const gone = new Set([...held.flat(), ...onBoard]);
  return { hands: held, board: onBoard, free: deckCards(deck).filter((card) => !gone.has(card)) };
};

/** Cases, wins and shares by player. */
const summary = (tally: Tally): unknown => [
  tally.total,
  [...tally.wins],
  [...tally.ties],
  Array.from(tally.wins, (_, player) => formatFraction(tally.shares(player))),
];

const counted = (by: SuitedClasses | KernelClasses, { hands, board, free }: Matchup): unknown => {
  const outcomes = new Outcomes(hands.length);
  by.count(hands, board, free, outcomes, 1);
  const tally = new Tally(hands.length, 1);
  outcomes.addTo(tally);
  return summary(tally);
};

describe.each<[ScaleId, DeckId, string]>([
  ['high', 'standard', 'holdem'],
  ['short', 'short-36', 'short-deck'],
])('classes of the scale %s', (scale, deck, game) => {
  const reference = new SuitedClasses(sevenCardTables(scale)!);
  const kernel = new KernelClasses(kernelOf(scale)!);

  const dealt = (random: Random, players: number, board: number): Matchup => {
    const pack = [...deckCards(deck)];
    random.shuffle(pack);
    const hands = Array.from({ length: players }, () => pack.splice(0, 2));
    const onBoard = pack.splice(0, board);
    // The cards that are left out are dead.
    return { hands, board: onBoard, free: pack.slice(random.below(6)) };
  };

  it('equal the enumeration of every case', () => {
    const random = new Random(5);
    for (let trial = 0; trial < times(20, 60); trial++) {
      const input = dealt(random, 2 + random.below(3), random.pick([3, 4, 5]));
      const gone = new Set([...input.hands.flat(), ...input.board, ...input.free]);
      const every = everyCase({
        game: gameOf(game),
        players: input.hands.map((hand) => oneHand(hand, 2)),
        boards: [input.board],
        dead: deckCards(deck).filter((card) => !gone.has(card)),
      });
      expect(counted(reference, input)).toEqual(summary(every));
    }
  });

  it('are equal in the kernel and the reference implementation', () => {
    const random = new Random(6);
    for (let trial = 0; trial < times(40, 4_000); trial++) {
      const input = dealt(random, 2 + random.below(8), random.pick([0, 1, 2, 3, 3, 4, 4, 5]));
      expect(counted(kernel, input)).toEqual(counted(reference, input));
    }
  });
});

describe('confirmed equities', () => {
  it.each<[string[], string, DeckId, ScaleId, number, string[]]>([
    [['AhKh', 'QsQd'], '', 'standard', 'high', 1_712_304, ['791332', '920972']],
    [['AsKs', 'QhQd', '7c6c'], '', 'standard', 'high', 1_370_754, ['518067', '542436', '310251']],
    [['AhKh', 'QsQd'], 'Ts9h7c', 'short-36', 'short', 406, ['317/2', '495/2']],
    [['JhJs', 'AdKd'], 'Td9d6s', 'short-36', 'short', 406, ['166', '240']],
  ])('%j on %j', (hands, board, deck, scale, total, shares) => {
    const input = matchup(hands, board, deck);
    const [cases, , , won] = counted(new KernelClasses(kernelOf(scale)!), input) as unknown[];
    expect([cases, won]).toEqual([total, shares]);
  });
});
