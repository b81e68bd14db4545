import { Effort, MAX_EFFORT } from '../ranges/effort.js';
import { MAX_CARDS, parseRangeWithin } from '../ranges/parse.js';
import { handCount, MAX_HANDS, type Range, type RangeOrder, type RangeResult } from '../ranges/range.js';
import type { DiscardStage } from './discard-stages.js';
import { drawsOf, type EquityGame } from './game.js';
import { orderOf } from './game-order.js';
import type { EquityIssue } from './issue.js';
import { type BestPolicy, isBestPolicy, type PolicyRule, type PolicyTable } from './policy.js';
import { RecentValues } from './recent-values.js';

/** The cards that a rule keeps: a number of any cards, those of a best policy, or those of a range. */
export type Keep = 'all' | 'none' | BestPolicy | Range;

export interface ReadRule {
  /** Null for a rule of every discard. */
  readonly draws: number | null;
  /** Null for any hand. */
  readonly hand: Range | null;
  readonly keep: Keep;
}

/** A table of rules whose ranges are parsed. The last rule fits every hand. */
export interface ReadTable {
  readonly rules: readonly ReadRule[];
  readonly issues: readonly EquityIssue[];
  /** The steps of listing the hands of its ranges. */
  readonly effort: number;
}

/** The most rules of a table. */
export const MAX_RULES = 64;

/** Tables are read for a request and again for its trials. Their ranges take up to twenty megabytes. */
const tables = new RecentValues<ReadTable>(2);

/**
 * Parses and checks the rules of a table for the discards of a game. Reports all issues, with pointers into the policy. All ranges
 * together take no more steps, and list no more hands, than one range may. The last tables are cached.
 */
export const readTable = (
  game: EquityGame,
  stages: readonly DiscardStage[],
  table: PolicyTable,
): ReadTable => {
  const { deck, holeCards } = game;
  const key = JSON.stringify([deck, holeCards, orderOf(game), drawsOf(game), stages, table]);
  return tables.get(key, () => newTable(game, stages, table));
};

const newTable = (
  game: EquityGame,
  stages: readonly DiscardStage[],
  { rules, otherwise }: PolicyTable,
): ReadTable => {
  if (rules.length > MAX_RULES) {
    const issue = {
      code: 'too-many-rules',
      pointer: '/policy/rules',
      cost: rules.length,
      most: MAX_RULES,
    } as const;
    return { rules: [], issues: [issue], effort: 0 };
  }
  const reader = new TableReader(game, stages);
  const read = rules.map((rule, index) => reader.rule(rule, `/policy/rules/${String(index)}`));
  const last = reader.otherwise(otherwise);
  return { rules: [...read, last], issues: reader.issues, effort: reader.effort.spent };
};

/** Whether a player may keep so many cards at a discard. */
export const mayKeep = ({ held, fewest, most }: DiscardStage, kept: number): boolean =>
  held - kept >= fewest && held - kept <= most;

class TableReader {
  readonly issues: EquityIssue[] = [];
  /** All ranges share it. */
  readonly effort = new Effort(MAX_EFFORT);
  /** By size and text: equal ranges are parsed once. */
  private readonly parsed = new Map<string, RangeResult>();
  private hands = 0;
  private isTooLarge = false;

  constructor(
    private readonly game: EquityGame,
    private readonly stages: readonly DiscardStage[],
  ) {}

  rule({ draws, hand, keep }: PolicyRule, pointer: string): ReadRule {
    const possible = Array.from({ length: drawsOf(this.game) }, (_, draw) => draw + 1);
    if (draws !== undefined && !possible.includes(draws))
      this.issues.push({ code: 'wrong-draws', pointer: `${pointer}/draws`, possible });
    const stages = this.stages.filter((stage) => draws === undefined || stage.draws === draws);
    const hands = hand === undefined ? null : this.hand(hand, `${pointer}/hand`);
    const kept = this.keep(keep, `${pointer}/keep`);
    this.checkCount(
      stages,
      `${pointer}/keep`,
      stages.some((stage) => fitsAt(stage, kept)),
    );
    return { draws: draws ?? null, hand: hands, keep: kept };
  }

  otherwise(text: string): ReadRule {
    const pointer = '/policy/otherwise';
    const keep = this.keep(text, pointer);
    this.checkCount(
      this.stages,
      pointer,
      this.stages.every((stage) => fitsAt(stage, keep)),
    );
    if (typeof keep !== 'string' && !this.isOfEveryHand(keep))
      this.issues.push({ code: 'not-every-hand', pointer });
    return { draws: null, hand: null, keep };
  }

  private hand(text: string, pointer: string): Range | null {
    const { stages, game } = this;
    const size = stages.length === 0 ? game.holeCards : stages[0].held;
    return this.range(this.parse(text, size, null), pointer);
  }

  private keep(text: string, pointer: string): Keep {
    if (text === 'all' || text === 'none' || isBestPolicy(text)) return text;
    const held = this.stages.reduce((most, stage) => Math.max(most, stage.held), this.game.holeCards);
    const parse = (size: number): RangeResult =>
      this.parse(text, size, size === this.game.holeCards ? orderOf(this.game) : null);
    let result = parse(1);
    let size = 1;
    while (size < Math.min(held, MAX_CARDS) && !result.ok && result.issue.code === 'wrong-size')
      result = parse(++size);
    // A range with an issue fits any number of cards, so that it has no other issue.
    return this.range(result, pointer) ?? 'best-one-draw';
  }

  private parse(text: string, size: number, order: RangeOrder | null): RangeResult {
    const key = `${String(size)} ${String(order)} ${text}`;
    let result = this.parsed.get(key);
    if (result !== undefined) return result;
    result = parseRangeWithin(this.effort, text, { deck: this.game.deck, size, order });
    this.parsed.set(key, result);
    if (result.ok && result.range.cards !== null) this.hands += result.range.count;
    return result;
  }

  /** The range of a result; null with an issue. Rules have no weights. */
  private range(result: RangeResult, pointer: string): Range | null {
    if (this.effort.isSpent || this.hands > MAX_HANDS) {
      // No later range is listed.
      this.effort.spend(Infinity);
      if (!this.isTooLarge) this.issues.push({ code: 'table-too-large', pointer });
      this.isTooLarge = true;
      return null;
    }
    if (!result.ok) {
      this.issues.push({ code: 'bad-range', pointer, range: result.issue });
      return null;
    }
    if (result.range.weights !== null) this.issues.push({ code: 'weighted-rule', pointer });
    return result.range;
  }

  private isOfEveryHand({ isRandom, count, size }: Range): boolean {
    return isRandom || count === handCount({ deck: this.game.deck, size, order: null });
  }

  /** Reports a rule that keeps a number of cards that no discard, or not every one, allows. */
  private checkCount(stages: readonly DiscardStage[], pointer: string, fits: boolean): void {
    if (fits || stages.length === 0) return;
    const held = stages.reduce((most, stage) => Math.max(most, stage.held), 0);
    const sizes = Array.from({ length: held + 1 }, (_, kept) => kept);
    const possible = sizes.filter((kept) => stages.some((stage) => mayKeep(stage, kept)));
    this.issues.push({ code: 'wrong-card-count', pointer, possible });
  }
}

/** How many cards of a hand are kept; null if a best policy decides it. */
export const keptOf = (keep: Keep, held: number): number | null => {
  if (keep === 'all') return held;
  if (keep === 'none') return 0;
  return typeof keep === 'string' ? null : keep.size;
};

const fitsAt = (stage: DiscardStage, keep: Keep): boolean => {
  const kept = keptOf(keep, stage.held);
  return kept === null || mayKeep(stage, kept);
};
