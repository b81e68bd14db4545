import { decidedSpot, isCertain } from '../policy/decided-spot.js';
import { canonicalize, type SpotOrder, unchangedOrder } from '../spot/canonical.js';
import type { EquityIssue } from '../spot/issue.js';
import { type EquityQuestion, parseQuestion } from '../spot/question.js';
import { hasDiscards, type Spot } from '../spot/spot.js';
import { costOf } from './cost.js';
import { identityHash } from './identity.js';
import type { EquityOptions, SeededOptions } from './options.js';
import { policyIssues, rejectionIssues } from './rejections.js';
import { chooseStrategy, type Strategy } from './strategy.js';

/** All that `solve` needs. Plain data: it can be sent to a thread. */
export interface PreparedSpot {
  readonly spot: Spot;
  readonly options: SeededOptions;
  readonly strategy: Strategy;
}

/**
 * A question ready to be solved: the canonical spot stands for all equal questions. A policy decides discards that do not affect the cost
 * when the spot, the options or the key is first read: that may take seconds.
 */
export interface PreparedQuestion extends PreparedSpot {
  readonly ok: true;
  /** How the players and suits of the question map to those of the spot. */
  readonly order: SpotOrder;
  /** In the unit of `hand-cost.ts`; computed when first read. */
  readonly cost: number;
  /** Equal for equal questions with equal options, and for no others; computed when read. */
  readonly key: string;
}

export type Preparation = PreparedQuestion | { readonly ok: false; readonly issues: readonly EquityIssue[] };

export interface PrepareLimits {
  /** Exact counting that costs more is rejected as `too-costly`. */
  readonly maxExactCost?: number;
  /**
   * Saves time where the key is not used: a question without outputs that is counted exactly keeps its order. Its answer is the
   * same in any order.
   */
  readonly keepsOrder?: boolean;
}

/**
 * Turns a question into what is computed: parses and checks it, puts it in canonical order, chooses the strategy, and rejects what
 * cannot be solved. Linear in the length of the texts and the size of the ranges; sorts the hands at most 24 times.
 */
export const prepare = (
  question: EquityQuestion,
  options: EquityOptions,
  { maxExactCost, keepsOrder = false }: PrepareLimits = {},
): Preparation => {
  const parsed = parseQuestion(question);
  if (!parsed.ok) return parsed;
  const unplayable = policyIssues(parsed.spot, options);
  if (unplayable.length > 0) return { ok: false, issues: unplayable };
  const { spot, order, strategy } = ordered(parsed.spot, options, keepsOrder);
  const issues = rejectionIssues(spot, options, strategy, maxExactCost);
  if (issues.length > 0) return { ok: false, issues };
  const chosen = withMethod(options, strategy);
  return hasDiscards(spot)
    ? new UndecidedQuestion(spot, order, strategy, chosen)
    : new ReadyQuestion(spot, order, strategy, withSeed(spot, chosen, strategy));
};

/** A class, because getters of an object literal are defined anew for each question, which takes longer than solving a cheap one. */
class ReadyQuestion implements PreparedQuestion {
  readonly ok = true;
  #cost: number | undefined;

  constructor(
    readonly spot: Spot,
    readonly order: SpotOrder,
    readonly strategy: Strategy,
    readonly options: SeededOptions,
  ) {}

  get cost(): number {
    return (this.#cost ??= costOf(this.spot, this.options, this.strategy));
  }

  get key(): string {
    return identityHash(this.spot, this.options, this.strategy).toString('base64url');
  }
}

/** A question whose discards are sampled. They do not affect the cost, so that it can be compared with limits before a policy is made. */
class UndecidedQuestion implements PreparedQuestion {
  readonly ok = true;
  #ready: ReadyQuestion | undefined;
  #cost: number | undefined;

  constructor(
    private readonly undecided: Spot,
    readonly order: SpotOrder,
    readonly strategy: Strategy,
    private readonly chosen: EquityOptions,
  ) {}

  get cost(): number {
    return (this.#cost ??= costOf(this.undecided, this.chosen, this.strategy));
  }

  get spot(): Spot {
    return this.decided.spot;
  }

  get options(): SeededOptions {
    return this.decided.options;
  }

  get key(): string {
    return this.decided.key;
  }

  private get decided(): ReadyQuestion {
    if (this.#ready === undefined) {
      const spot = decidedSpot(this.undecided);
      const options = withSeed(spot, this.chosen, this.strategy);
      this.#ready = new ReadyQuestion(spot, this.order, this.strategy, options);
    }
    return this.#ready;
  }
}

/** Prepares a spot that is known to be valid, in the order that it has. */
export const prepareSpot = (spot: Spot, options: SeededOptions): PreparedSpot => ({
  spot,
  options,
  strategy: chooseStrategy(spot, options),
});

const ordered = (
  spot: Spot,
  options: EquityOptions,
  keepsOrder: boolean,
): { readonly spot: Spot; readonly order: SpotOrder; readonly strategy: Strategy } => {
  if (keepsOrder && options.include === undefined && spot.policy === undefined) {
    const strategy = chooseStrategy(spot, options);
    if (strategy.method === 'exact') return { spot, order: unchangedOrder(spot.players.length), strategy };
  }
  const canonical = canonicalize(spot);
  // Other decisions change neither the strategy nor the cost.
  const known = isCertain(canonical.spot) ? decidedSpot(canonical.spot) : canonical.spot;
  return { spot: known, order: canonical.order, strategy: chooseStrategy(known, options) };
};

/** Without outputs the method alone determines the strategy, so preparing these options again chooses the same one. */
const withMethod = (options: EquityOptions, { method }: Strategy): EquityOptions =>
  options.include === undefined ? { ...options, method } : options;

/** A sample without a seed gets one from the question itself, so that the answer stays the same. */
const withSeed = (spot: Spot, options: EquityOptions, strategy: Strategy): SeededOptions => {
  if (options.include === undefined && strategy.method === 'exact') return { seed: 0, ...options };
  const { seed = identityHash(spot, { ...options, seed: 0 }, strategy).readUInt32BE() } = options;
  return { ...options, seed };
};
