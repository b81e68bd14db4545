import type { Hand } from '#engine';
import type { CanonicalHand, Conventions } from '#histories';
import type { FindingCollector } from '../findings/collector.js';

/** P-DEAL-4: the lines of a log that announce the deal, a street and the showdown, each before what follows from it. */
export class MarkerLines {
  /** Whether the log has announced the deal so far. */
  deal = false;
  private showdown = false;

  constructor(
    private readonly hand: CanonicalHand,
    private readonly state: Hand,
    private readonly collector: FindingCollector,
    private readonly conventions: Conventions,
  ) {}

  takeShowdown(): void {
    this.showdown = true;
  }

  /** An action, or the end of the forced bets: the deal was announced. */
  expectDeal(line: number): void {
    if (!this.deal) this.reportMissing(line, this.firstStreet);
  }

  /** The cards are dealt before the first action. */
  takeDeal(line: number, hasAction: boolean): void {
    if (!this.deal && hasAction)
      this.collector.add('missing-street', ['P-DEAL-4'], line, null, this.firstStreet);
    this.deal = true;
  }

  /** A hand is shown: the showdown was announced, in logs that announce it first. */
  expectShowdown(line: number): void {
    const isDue = this.conventions.showdownLine === 'before-shows' && this.state.liveCount > 1;
    if (isDue && !this.showdown) this.reportMissing(line, 'showdown');
  }

  /** A log that leaves nothing out has lines for the deal and the showdown. */
  reportMissing(line: number, expected: string): void {
    const { leavesOut, markers } = this.conventions;
    if (markers === 'all-or-none' && !this.hasLineLike(expected)) return;
    if (leavesOut === 'nothing' && this.collector.trust.order)
      this.collector.add('missing-street', ['P-DEAL-4'], line, null, expected);
  }

  private get firstStreet(): string {
    return this.state.setup.variant.streets[0].id;
  }

  /** Whether the hand has a line like the one that announces the showdown, the deal, or another street. */
  private hasLineLike(expected: string): boolean {
    const isDeal = expected === this.firstStreet && this.state.setup.variant.exposed === undefined;
    const like = expected === 'showdown' ? 'showdown' : isDeal ? 'hole-cards' : 'street';
    return this.hand.events.some(({ type }) => type === like);
  }
}
