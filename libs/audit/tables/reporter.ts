import type { FindingCode } from '../findings/codes.js';
import type { Finding, FindingValue } from '../findings/finding.js';

/** Takes the findings about one hand, by its number. */
export type TakeFinding = (hand: number, finding: Finding) => void;

/** Adds findings to one hand. */
export class Reporter {
  constructor(
    private readonly hand: number,
    private readonly take: TakeFinding,
  ) {}

  add(
    code: FindingCode,
    rules: readonly string[],
    line: number,
    seat: number | null,
    expected: FindingValue,
    actual: FindingValue,
  ): void {
    this.take(this.hand, { code, rules, line, event: null, seat, expected, actual, detail: null });
  }
}
