import { deckCards } from '#cards';
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
  ])('%s keeps what a plain enumeration of a small deck finds best, with %d draws', (policy, draws) => {
    const game = smallDrawGame(draws);
    const [stage] = stagesOf(game) ?? [];
    const found = DrawPolicy.of(game, stage, policy, 1);
    const plain = plainBestDraws(game, draws, policy, 1);
    for (const [left, means] of plain.entries())
      for (const hand of subsets(deckCards(game.deck), game.holeCards)) {
        const mask = found.keep(hand, left + 1);
        const values = means.get(plainKey(hand)) ?? new Map<string, number>();
        const kept = values.get(plainKey(hand.filter((_, at) => (mask & (1 << at)) !== 0)));
        // Values are rounded to parts of 2^22.
        expect(Math.max(...values.values()) - (kept ?? -1)).toBeLessThan(1e-6);
      }
  });

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

  it('regards the draws that are left: a king is broken in badugi with three of them, and stands pat with one', () => {
    const policy = policyOf(gameOf('badugi'), 'best-all-draws');
    expect(keptBy(policy, 'Ah2d3cKs', 3)).toBe('Ah2d3c');
    expect(keptBy(policy, 'Ah2d3cKs', 1)).toBe('Ah2d3cKs');
  });

  inFull('breaks a rough ten in 2-7 triple draw with three draws left, and stands pat with one', () => {
    const policy = policyOf(gameOf('lowball-27-triple'), 'best-all-draws');
    expect(keptBy(policy, '2h3d4c7sKh', 3)).toBe('2h3d4c7s');
    expect(keptBy(policy, 'Th9d7c3s2h', 3)).toBe('7c3s2h');
    expect(keptBy(policy, 'Th9d7c3s2h', 1)).toBe('Th9d7c3s2h');
    expect(keptBy(policy, '8h7d5c3s2h', 3)).toBe('8h7d5c3s2h');
  });
});
