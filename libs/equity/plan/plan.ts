import { type Asking, isExact, type Result, stoppingFor } from '../ask.js';
import type { Deal } from '../deal.js';
import { countingFault, exactCost, exactly } from '../exact/exactly.js';
import { Slices } from '../exact/slices.js';
import type { QuestionFault } from '../faults.js';
import type { SampleCounts } from '../monte-carlo/sample.js';
import { Sampling } from '../monte-carlo/sampling.js';
import type { Stopping } from '../monte-carlo/stopping.js';
import { MOST_PIECES, PIECE_COST } from '../pieces.js';
import { Tally, type TallyCounts } from '../tally.js';

/** Questions that cost more are not counted: an hour of one thread, or less. */
export const MOST_COST = PIECE_COST * MOST_PIECES;

/** Trials of a question at most. */
export const MOST_JOB_TRIALS = 1_000_000_000;

/** The sample that says something of a question of which all cases are counted, until they are. */
const SKETCH: Stopping = { trials: 100_000, error: null };

/** What a piece came to, as JSON: its strides, or that the hands of the players do not go together. */
export type PieceCounts =
  | { readonly kind: 'cases'; readonly tally: TallyCounts }
  | { readonly kind: 'sample'; readonly strides: readonly SampleCounts[] }
  | { readonly kind: 'no-deal' };

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
  if (!isExact(deal, asking)) return samplingPlan(deal, asking);
  const fault = countingFault(deal);
  if (fault !== null) return { ok: false, fault };
  const cost = exactCost(deal);
  if (cost > MOST_COST)
    return { ok: false, fault: { code: 'too-costly', pointer: '/method', cost, most: MOST_COST } };
  return { ok: true, plan: exactPlan(deal, asking.seed) };
};

const samplingPlan = (deal: Deal, asking: Asking): Planning => {
  const stopping = stoppingFor(asking);
  const { trials } = stopping;
  if (trials > MOST_JOB_TRIALS)
    return {
      ok: false,
      fault: { code: 'too-many-trials', pointer: '/trials', cost: trials, most: MOST_JOB_TRIALS },
    };
  const sampling = new Sampling(deal, asking.seed, stopping);
  const run = (piece: number): PieceCounts => drawn(sampling, piece);
  return { ok: true, plan: { method: 'monte-carlo', pieces: sampling.pieces, run } };
};

/** The first piece is a small sample, which says what the answer is about. */
const exactPlan = (deal: Deal, seed: number): Plan => {
  const slices = Slices.of(deal, PIECE_COST, MOST_PIECES);
  return {
    method: 'exact',
    pieces: slices.count + 1,
    run: (piece) => {
      if (piece === 0) return drawn(new Sampling(deal, seed, SKETCH), 0);
      const tally = new Tally(deal.players.length, deal.game.shares.length);
      for (const slice of slices.at(piece - 1)) tally.merge(exactly(slice));
      return { kind: 'cases', tally: tally.counts() };
    },
  };
};

const drawn = (sampling: Sampling, piece: number): PieceCounts => {
  const strides: SampleCounts[] = [];
  for (const stride of sampling.strides(piece)) {
    if (stride === null) return { kind: 'no-deal' };
    strides.push(stride.counts());
  }
  return { kind: 'sample', strides };
};
