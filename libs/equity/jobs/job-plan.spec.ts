import { Random } from '#random';
import { type Answer, makeAnswer } from '../outputs/answer.js';
import type { EquityResult } from '../outputs/result.js';
import type { SeededOptions } from '../solver/options.js';
import { prepareSpot } from '../solver/prepare.js';
import { solveSpot } from '../solver/solve.js';
import type { Spot } from '../spot/spot.js';
import { MAX_BATCHES } from './limits.js';
import { type EquityQuestion, parseQuestion } from '../spot/question.js';
import { cards, spotOf, gameOf } from '../testing/spots.js';
import { unchangedOrder } from '../spot/canonical.js';
import { type MergedBatches, BatchMerger, EMPTY_MERGE, type JobProgress } from './batch-merger.js';
import { type BatchCounts, type JobPlan, planJob } from './job-plan.js';
import { parseStoredQuestion, toStoredQuestion } from './stored-question.js';

const planned = (spot: Spot, options: SeededOptions): JobPlan => planJob(prepareSpot(spot, options));

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Computes the batches in another order and merges them in order. All data passes through JSON, as in the database. */
const inBatches = (
  spot: Spot,
  options: SeededOptions,
  random: Random,
): { progress: JobProgress; batches: number } => {
  const plan = planned(spot, options);
  const others = planned(spot, options);
  const order = Array.from({ length: plan.batches }, (_, batch) => batch);
  random.shuffle(order);
  const counts: BatchCounts[] = [];
  for (const batch of order) counts[batch] = throughJson((batch % 2 === 0 ? plan : others).run(batch));
  let merged: MergedBatches = EMPTY_MERGE;
  for (const batch of counts) {
    const merger = new BatchMerger(options, plan, merged);
    merger.add(batch);
    merged = throughJson(merger.merged);
    if (merger.progress.state !== 'open') return { progress: merger.progress, batches: merged.pieces };
  }
  throw new Error('not answered by all of its batches');
};

const HEADS_UP = spotOf('holdem', ['AhKh', 'QsQd']);

describe('a job in batches', () => {
  it.each<[string, Spot, SeededOptions]>([
    ['a number of trials', HEADS_UP, { method: 'monte-carlo', trials: 2_000_000, seed: 7 }],
    [
      'an error that is reached before the last trial',
      HEADS_UP,
      { method: 'auto', trials: 5_000_000, error: 0.00021, seed: 9 },
    ],
    [
      'halves',
      spotOf('omaha-8', ['AsAh2s3h', '9d8d7c6c', 'KdKcQdJc']),
      { method: 'monte-carlo', trials: 800_000, seed: 1 },
    ],
    ['all cases', spotOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']), { method: 'exact', seed: 3 }],
  ])('%s: the answer equals the direct one to the last digit', (_, spot, options) => {
    const plan = planned(spot, options);
    expect(plan.batches).toBeGreaterThan(1);
    const { progress, batches } = inBatches(spot, options, new Random(4));
    // Batches after the one that completed the sample are ignored.
    if (options.error !== undefined) expect([batches > 1, batches < plan.batches]).toEqual([true, true]);
    const whole = solveSpot(spot, options);
    if (progress.state !== 'answered') throw new Error('not answered');
    const hands = spot.players.map((_hand, player) => String(player));
    const answerOf = (result: EquityResult): Answer => makeAnswer(spot.game, result, hands, spot.players);
    expect(answerOf(progress.result)).toEqual(answerOf(whole));
  });

  it('returns an estimate after the first batch of an exact job', () => {
    const spot = spotOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']);
    const options: SeededOptions = { method: 'exact', seed: 3 };
    const plan = planned(spot, options);
    const merger = new BatchMerger(options, plan, EMPTY_MERGE);
    expect(merger.progress).toEqual({ state: 'open', estimate: null });
    merger.add(plan.run(0));
    expect(merger.progress).toMatchObject({ state: 'open', estimate: { method: 'monte-carlo', seed: 3 } });
  });

  it('has a bounded number of batches for all options', () => {
    const many = spotOf(
      'holdem',
      Array.from({ length: 22 }, () => ''),
    );
    const most: SeededOptions = { method: 'monte-carlo', trials: 1_000_000_000, seed: 1 };
    expect(planned(many, most).batches).toBeLessThanOrEqual(MAX_BATCHES);
  });
});

it('a stored question survives JSON, with its game and wild cards', () => {
  const kinds = new Uint8Array(53).fill(1, 52);
  const question: EquityQuestion = {
    game: { ...gameOf('five-draw'), deck: 'standard-joker', wildCards: { kinds } },
    players: [{ hand: 'AhKhQhJh' }, { range: '99**' }],
    board: '',
    dead: '2c',
    draws: 1,
  };
  const read = parseQuestion(
    parseStoredQuestion(throughJson(toStoredQuestion(question, unchangedOrder(question.players.length)))),
  );
  const { game: _game, ...spot } = (read as { spot: Spot }).spot;
  const { game: _own, ...own } = (parseQuestion(question) as { spot: Spot }).spot;
  expect(spot).toEqual(own);
  expect((read as { spot: Spot }).spot.game.wildCards).toEqual({ kinds });
  expect(spot.dead).toEqual(cards('2c'));
});
