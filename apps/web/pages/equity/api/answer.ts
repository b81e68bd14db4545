import type { EquityAnswer, EquityJob, RangeAnswer } from '#client';

/** The answer to an equity request. Shares of the pot are from 0 to 1. */
export type Answer = EquityAnswer;
export type PlayerAnswer = EquityAnswer['players'][number];

/** How often a player holds which hand category at a stage. */
export type Categories = NonNullable<PlayerAnswer['categories']>[number];

/** An equity job: a large request, computed in batches. */
export type Job = EquityJob;

/** The size and the grid of a range. */
export type Explanation = RangeAnswer;
