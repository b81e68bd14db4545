import { ACE, CLUBS, deckCards, DEUCE, DIAMONDS, FIVE, FOUR, HEARTS, SPADES, THREE } from '#cards';
import { dealtGain } from '../testing/dealt-draws.js';
import { ExactDraws } from '../testing/exact-draws.js';
import { subsets } from '../testing/plain-cases.js';
import { plainBestDraws, plainKey, smallDrawGame } from '../testing/small-draws.js';
import { cards, gameOf } from '../testing/spots.js';
import { stagesOf } from '../spot/discard-stages.js';
import type { EquityGame } from '../spot/game.js';
import type { BestPolicy } from '../spot/policy.js';
import { DrawPolicy } from './draw-policy.js';

const policyOf = (game: EquityGame, policy: BestPolicy = 'best-one-draw'): DrawPolicy => {
  const [stage] = stagesOf(game) ?? [];
  return DrawPolicy.of(game, stage, policy);
};

const keptBy = (policy: DrawPolicy, text: string, draws = 1): string => {
  const hand = cards(text);
  const mask = policy.keep(hand, draws);
  return text
    .match(/../gu)!
    .filter((_, at) => (mask & (1 << at)) !== 0)
    .join('');
};

/** Hands of five cards take some seconds. */
const inFull = process.env.FLOORMAN_FULL === '1' ? it : it.skip;

describe('DrawPolicy', () => {
  it.each<[BestPolicy, number]>([
    ['best-one-draw', 1],
    ['best-one-draw', 2],
    ['best-all-draws', 2],
  ])(
    '%s keeps what a plain enumeration of a small deck finds best against a random hand, with %d draws',
    (policy, draws) => {
      const game = smallDrawGame(draws);
      const [stage] = stagesOf(game) ?? [];
      const found = DrawPolicy.of(game, stage, policy, 0);
      const plain = plainBestDraws(game, draws, policy);
      for (const [left, means] of plain.entries())
        for (const hand of subsets(deckCards(game.deck), game.holeCards)) {
          const mask = found.keep(hand, left + 1);
          const values = means.get(plainKey(hand));
          const kept = values?.get(plainKey(hand.filter((_, at) => (mask & (1 << at)) !== 0)));
          const best = Math.max(...[...(values?.values() ?? [])].map(({ value }) => value));
          // Values are rounded to parts of 2^22.
          expect(best - (kept?.value ?? -1)).toBeLessThan(1e-6);
        }
    },
  );

  it('keeps the best cards of an exact count with every card dealt once, against an opponent who draws too', () => {
    const game = smallDrawGame(1, [ACE, DEUCE, THREE, FOUR, FIVE], [CLUBS, DIAMONDS, HEARTS, SPADES]);
    const policy = policyOf(game);
    const exact = new ExactDraws(game, (hand) => policy.keep(hand, 1));
    const losses = ['4d5sAdAs', '2d3c5d5s', '2s3s4d4h'].map((text) => {
      const hand = cards(text).toSorted((a, b) => a - b);
      const chosen = policy.keep(hand, 1);
      const choices = [...subsets(hand, 3), ...subsets(hand, 2)];
      const equities = choices.map((kept) => exact.equity(hand, kept));
      return (
        Math.max(...equities) -
        exact.equity(
          hand,
          hand.filter((_, at) => (chosen & (1 << at)) !== 0),
        )
      );
    });
    expect(Math.max(...losses)).toBeLessThan(0.001);
  });

  const expectGain = (id: string, hand: string, kept: string, other: string): void => {
    const game = gameOf(id);
    const policy = policyOf(game, 'best-all-draws');
    expect(keptBy(policy, hand)).toBe(kept);
    const { mean, error } = dealtGain(game, policy, cards(hand), cards(kept), cards(other), 200_000);
    expect(mean).toBeGreaterThan(4 * error);
  };

  it('regards that the opponent cannot have its cards: a king is broken at the last draw of badugi, as dealt hands confirm', () => {
    expectGain('badugi', 'Ah2d3cKs', 'Ah2d3c', 'Ah2d3cKs');
  });

  inFull.each([
    ['five-draw', 'AhAdQd7c2s', 'AhAd', 'AhAdQd'],
    ['five-draw', '5c5dTcQhAc', '5c5d', '5c5dAc'],
    ['five-draw', '3c3d3sQsAc', '3c3d3s', '3c3d3sAc'],
    ['lowball-27-single', '5s6dJhJsQd', '5s6dJsQd', '5s6dJs'],
    ['lowball-27-single', '2s6d8dTdQc', '2s6d8dTdQc', '2s6d8dTd'],
  ])('%s: of %s it keeps %s instead of %s, and dealt hands confirm it', expectGain);

  it('decides the same for hands that differ only in the names of suits and the order of cards', () => {
    const policy = policyOf(gameOf('badugi'));
    expect(keptBy(policy, 'Ah2d3cKs')).toHaveLength(keptBy(policy, 'KhAs2c3d').length);
    expect(keptBy(policy, 'Ah2h3cKs', 3)).toBe(
      keptBy(policy, 'Ad2d3sKc', 3)
        .replaceAll('d', 'h')
        .replaceAll('s', 'x')
        .replaceAll('c', 's')
        .replaceAll('x', 'c'),
    );
  });

  it('regards the draws that are left: a queen is broken in badugi with three of them, and stands pat with one', () => {
    const policy = policyOf(gameOf('badugi'), 'best-all-draws');
    expect(keptBy(policy, 'Ah2d3cQs', 3)).toBe('Ah2d3c');
    expect(keptBy(policy, 'Ah2d3cQs', 1)).toBe('Ah2d3cQs');
  });

  inFull('breaks a rough ten in 2-7 triple draw with three draws left, and stands pat with one', () => {
    const policy = policyOf(gameOf('lowball-27-triple'), 'best-all-draws');
    expect(keptBy(policy, '2h3d4c7sKh', 3)).toBe('2h3d4c7s');
    expect(keptBy(policy, 'Th9d7c3s2h', 3)).toBe('7c3s2h');
    expect(keptBy(policy, 'Th9d7c3s2h', 1)).toBe('Th9d7c3s2h');
    expect(keptBy(policy, '8h7d5c3s2h', 3)).toBe('8h7d5c3s2h');
  });
});
