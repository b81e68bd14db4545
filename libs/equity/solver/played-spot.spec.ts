import { deckCards } from '#cards';
import { formatFraction } from '../tally/fraction.js';
import { plainCases } from '../testing/plain-cases.js';
import { cards, spotOf, gameOf } from '../testing/spots.js';
import { expectedPots, type PlayedSpot, equityAt } from './played-spot.js';

const moment = (game: string, hands: readonly (string | null)[], board: string, dead = ''): PlayedSpot => ({
  game: gameOf(game),
  boards: [cards(board)],
  hands: hands.map((hand) => (hand === null ? null : cards(hand))),
  dead: cards(dead),
});

describe('equityAt', () => {
  it('gives the equities of the known hands, with the folded cards dead', () => {
    const equity = equityAt(moment('holdem', ['AhKh', null, 'QsQd'], 'Qh5h2c', '7h8h'));
    expect(equity?.players).toEqual([0, 2]);
    const spot = { ...spotOf('holdem', ['AhKh', 'QsQd'], 'Qh5h2c'), dead: cards('7h8h') };
    const cases = plainCases(spot);
    expect(equity?.result.tally.total).toBe(cases.length);
    expect(Number(formatFraction(equity!.result.tally.shares(0)))).toBe(
      cases.reduce((sum, { won }) => sum + won[0], 0),
    );
  });

  it('is null if only one hand is known', () => {
    expect(equityAt(moment('holdem', ['AhKh', null, null], 'Qh5h2c'))).toBeNull();
  });
});

describe('expectedPots', () => {
  it('P-ALLIN-1: divides each pot between its contenders, with the cards of the others dead', () => {
    const at = moment('holdem', ['KdKc', 'QsQd', 'AsAh'], '', '7h2d');
    const pots = [
      { amount: 5700, players: [0, 1, 2] },
      { amount: 6000, players: [1, 2] },
      { amount: 40, players: [2] },
    ];
    const expected = expectedPots(at, pots);
    expect(expected?.map(({ expected: chips }) => chips)).toEqual([[1089, 860, 3751], [1159, 4841], [40]]);
    expect(expected?.[2].result).toBeNull();
    // The kings are dead cards for the side pot.
    const side = expected?.[1].result?.tally;
    expect(side?.total).toBe((44 * 43 * 42 * 41 * 40) / 120);
  });

  it('is null if the hand of a contender is unknown', () => {
    const at = moment('holdem', ['KdKc', null, 'AsAh'], '');
    expect(expectedPots(at, [{ amount: 10, players: [0, 1] }])).toBeNull();
    expect(expectedPots(at, [{ amount: 10, players: [0, 2] }])?.[0].expected).toEqual([2, 8]);
  });

  it('deals the cards to come to the players in stud', () => {
    const dead = deckCards('standard').slice(40);
    const at: PlayedSpot = {
      game: gameOf('stud'),
      boards: [[]],
      hands: [cards('2c2d7h8s9c5d'), cards('3c3d7c8d9s6h')],
      dead,
    };
    const cases = plainCases({ ...spotOf('stud', ['2c2d7h8s9c5d', '3c3d7c8d9s6h']), dead });
    const won = cases.reduce((sum, each) => sum + each.won[0], 0);
    const [pot] = expectedPots(at, [{ amount: 1_000_000, players: [0, 1] }]) ?? [];
    expect(pot.expected[0]).toBe(Math.round((1_000_000 * won) / cases.length));
  });
});
