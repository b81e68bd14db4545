import { exactCost, hasSafeWeight } from '../exact/exact.js';
import { outputCost } from '../outputs/exact-outputs.js';
import type { Output } from '../outputs/output.js';
import type { Method } from '../outputs/result.js';
import { hasDiscards, type Spot } from '../spot/spot.js';
import type { EquityOptions } from './options.js';

/** How a spot is solved. It depends on the spot and the options alone, never on the machine. */
export interface Strategy {
  readonly method: Method;
  /** How each output is counted, in the order of the options. */
  readonly outputs: readonly OutputStrategy[];
}

export interface OutputStrategy {
  readonly output: Output;
  readonly method: Method;
}

/** `auto` counts all cases up to this cost: some seconds of one thread. */
export const MAX_AUTO_COST = 20_000_000;

/** If the equities are exact, `auto` counts each output exactly up to this cost: a second of one thread at most. */
const MAX_OUTPUT_COST = 4_000_000;

/** Decides between exact counting and Monte Carlo, for the equities and for each output. */
export const chooseStrategy = (spot: Spot, options: EquityOptions): Strategy => {
  const isExact = isSolvedExactly(spot, options);
  const isOutputExact = (output: Output): boolean =>
    isExact &&
    (options.method === 'exact' || (hasSafeWeight(spot) && outputCost(spot, output) <= MAX_OUTPUT_COST));
  return {
    method: isExact ? 'exact' : 'monte-carlo',
    outputs: (options.include ?? []).map((output) => ({
      output,
      method: isOutputExact(output) ? 'exact' : 'monte-carlo',
    })),
  };
};

const isSolvedExactly = (spot: Spot, { method, trials, error }: EquityOptions): boolean =>
  method === 'exact' ||
  (method === 'auto' &&
    !hasDiscards(spot) &&
    trials === undefined &&
    error === undefined &&
    exactCost(spot) <= MAX_AUTO_COST);

/** The outputs that are counted by one of the two methods. */
export const outputsBy = ({ outputs }: Strategy, method: Method): Output[] =>
  outputs.filter((each) => each.method === method).map(({ output }) => output);
