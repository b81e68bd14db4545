import { type Asking, isExact, type Result, stoppingFor } from '../ask.js';
import { costOf } from '../cost.js';
import type { Deal } from '../deal.js';
import { exactCost, exactly } from '../exact/exactly.js';
import { Slices } from '../exact/slices.js';
import type { QuestionFault } from '../faults.js';
import type { SampleCounts } from '../monte-carlo/sample.js';
import { Sampling } from '../monte-carlo/sampling.js';
import type { Stopping } from '../monte-carlo/stopping.js';
import { MOST_PIECES, PIECE_COST } from '../pieces.js';
import { refusalsOf } from '../refusals.js';
import { Tally, type TallyCounts } from '../tally.js';

/** Questions that cost more are not counted: an hour of one thread, or less. */
export const MOST_COST = PIECE_COST * MOST_PIECES;

/** The sample that says something of a question of which all cases are counted, until they are. */
const SKETCH: Stopping = { trials: 100_000, error: null };
const SKETCH_COST = 20 * PIECE_COST;

/** What a piece came to, as JSON: cases, or a sample in its strides. */
export type PieceCounts =
  | { readonly kind: 'cases'; readonly tally: TallyCounts }
  | { readonly kind: 'sample'; readonly strides: readonly SampleCounts[] };

/** A question cut into pieces, which may be worked on in any order and anywhere: it depends on the question alone. */
export interface Plan {
  readonly method: Result['method'];
  /** Pieces at most: a sample may be large enough before its last. */
  readonly pieces: number;
  /** What a piece comes to. To run it again gives the same. */
  run(piece: number): PieceCounts;
}

export type Planning =
  { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly fault: QuestionFault };

/** The plan for a question, or why it is too much. O(size of the ranges). */
export const planOf = (deal: Deal, asking: Asking): Planning => {
  const fault = refusalsOf(deal, asking).at(0);
  if (fault !== undefined) return { ok: false, fault };
  if (!isExact(deal, asking)) return { ok: true, plan: samplingPlan(deal, asking) };
  const cost = exactCost(deal);
  if (cost > MOST_COST)
    return { ok: false, fault: { code: 'too-costly', pointer: '/method', cost, most: MOST_COST } };
  return { ok: true, plan: exactPlan(deal, asking.seed) };
};

const samplingPlan = (deal: Deal, asking: Asking): Plan => {
  const sampling = new Sampling(deal, asking.seed, stoppingFor(asking));
  return { method: 'monte-carlo', pieces: sampling.pieces, run: (piece) => drawn(sampling, piece) };
};

/** The first piece is a small sample, which says what the answer is about. */
const exactPlan = (deal: Deal, seed: number): Plan => {
  const slices = Slices.of(deal, PIECE_COST, MOST_PIECES);
  return {
    method: 'exact',
    pieces: slices.count + 1,
    run: (piece) => {
      if (piece === 0) return sketch(deal, seed);
      const tally = new Tally(deal.players.length, deal.game.shares.length);
      for (const slice of slices.at(piece - 1)) tally.merge(exactly(slice));
      return { kind: 'cases', tally: tally.counts() };
    },
  };
};

/** None where hands go together so seldom that it would take longer than the count. */
const sketch = (deal: Deal, seed: number): PieceCounts =>
  costOf(deal, { method: 'monte-carlo', trials: SKETCH.trials, seed }) > SKETCH_COST
    ? { kind: 'sample', strides: [] }
    : drawn(new Sampling(deal, seed, SKETCH), 0);

const drawn = (sampling: Sampling, piece: number): PieceCounts => {
  const strides = Array.from(sampling.strides(piece), (stride) => stride.counts());
  return { kind: 'sample', strides };
};
