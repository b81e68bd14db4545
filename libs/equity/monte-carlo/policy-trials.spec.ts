import { deciderOf } from '../policy/decider.js';
import { stagesAhead, stagesOf } from '../spot/discard-stages.js';
import { oneHand } from '../spot/known-hands.js';
import type { DiscardPolicy } from '../spot/policy.js';
import type { Spot } from '../spot/spot.js';
import { plainDiscardEquities } from '../testing/plain-discards.js';
import { smallDrawGame } from '../testing/small-draws.js';
import { cards, gameOf } from '../testing/spots.js';
import { PolicyTrials } from './policy-trials.js';
import { planFor } from './trial-plan.js';

/** Trials of a test: the standard error is at most a part of 1 / (2 √ trials). */
const TRIALS = 40_000;
const MOST_ERRORS = 5;

const small = (draws: number, hands: readonly string[], policy: DiscardPolicy): Spot => {
  const game = smallDrawGame(draws);
  return {
    game,
    players: hands.map((hand) => oneHand(cards(hand), game.holeCards)),
    boards: [[]],
    dead: [],
    policy: { policy, stages: stagesAhead(stagesOf(game) ?? [], 0, draws) },
  };
};

const HANDS = ['AhAd4c4h', '2h2d3h3c'];
const NONE: DiscardPolicy = { rules: [], otherwise: 'none' };
const PAIRS: DiscardPolicy = { rules: [{ draws: 2, keep: '[2-A][2-A]' }, { keep: 'A' }], otherwise: 'none' };

describe('PolicyTrials', () => {
  it.each<[string, Spot]>([
    ['one draw, by the best policy', small(1, HANDS, 'best-one-draw')],
    ['two draws, by the best policy', small(2, HANDS, 'best-all-draws')],
    ['two draws, by a table', small(2, HANDS, PAIRS)],
    ['a first draw that is decided already', small(2, ['Ah2c', HANDS[1]], 'best-one-draw')],
    ['discards that are dealt again', small(1, HANDS, NONE)],
  ])('agrees with every case of a small deck: %s', (_, spot) => {
    const expected = plainDiscardEquities(spot, deciderOf(spot.game, spot.policy!));
    const sample = new PolicyTrials(planFor(spot)).run(1, 0, TRIALS);
    expected.forEach((equity, player) => {
      const error = Math.max(sample.standardError(player), 1 / TRIALS);
      expect(Math.abs(sample.mean(player) - equity)).toBeLessThan(MOST_ERRORS * error);
    });
  });

  it('gives unknown hands at both seats the same equity', () => {
    const game = gameOf('badugi');
    const unknown = oneHand([], game.holeCards);
    const policy = { policy: 'best-all-draws', stages: stagesAhead(stagesOf(game) ?? [], 0, 3) } as const;
    const spot: Spot = { game, players: [unknown, unknown], boards: [[]], dead: [], policy };
    const sample = new PolicyTrials(planFor(spot)).run(7, 0, TRIALS);
    expect(Math.abs(sample.mean(0) - 0.5)).toBeLessThan(MOST_ERRORS * sample.standardError(0));
  });

  it('deals discards again when eleven players draw whole hands three times', () => {
    const game = gameOf('badugi');
    const players = Array.from({ length: 11 }, () => oneHand([], game.holeCards));
    const stages = stagesAhead(stagesOf(game) ?? [], 0, 3);
    const spot: Spot = { game, players, boards: [[]], dead: [], policy: { policy: NONE, stages } };
    const sample = new PolicyTrials(planFor(spot)).run(3, 0, 500);
    expect(players.reduce((sum, _, player) => sum + sample.mean(player), 0)).toBeCloseTo(1, 9);
  });

  it('returns the same sample for the same seed and chunk, in any order of the chunks', () => {
    const spot = small(2, HANDS, 'best-one-draw');
    const one = new PolicyTrials(planFor(spot));
    const other = new PolicyTrials(planFor({ ...spot }));
    const [first, second] = [one.run(5, 0, 500).counts(), one.run(5, 1, 500).counts()];
    expect(other.run(5, 1, 500).counts()).toEqual(second);
    expect(other.run(5, 0, 500).counts()).toEqual(first);
    expect(first).not.toEqual(second);
  });
});
