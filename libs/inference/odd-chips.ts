import { auditHand, type AuditedHand, type AuditProfile, type FindingCode } from '#audit';
import type { Switches } from '#engine';

type OddChip = Switches['oddChip'];

const VALUES: readonly OddChip[] = ['by-button', 'from-big-blind', 'by-card', 'all-to-first'];

const OF_AWARDS: ReadonlySet<FindingCode> = new Set<FindingCode>(['odd-chip', 'wrong-award']);

/** Fewer hands are too few to say the rule. */
export const LEAST_SPLITS = 5;

/** The rule needs this part of the hands. */
const LEAST_PART = 0.9;

/** What the hands say about odd chips. */
export interface OddChipFit {
  /** The rule; null if the hands leave it open. */
  readonly value: OddChip | null;
  /** The rule of the profile by which the hands were audited. */
  readonly usual: OddChip;
  /** Split pots in which the rules differ. */
  readonly hands: number;
  /** Those that agree with the rule, or with the one of the profile if the rule is open. */
  readonly agreeing: number;
}

/** R-TIE-2 … R-TIE-5: counts the hands whose split pots agree with each rule for odd chips. */
export class OddChipCounts {
  private readonly agreeing = new Map<OddChip, number>(VALUES.map((value) => [value, 0]));
  private hands = 0;

  /**
   * Notes a hand: audits it again by each rule, if several players win. Hands with which all rules agree, or none, say
   * nothing.
   */
  add(audited: AuditedHand, profile: AuditProfile): void {
    const { hand, settlement } = audited;
    if (new Set(settlement.money.awards.map(({ seat }) => seat)).size < 2) return;
    const agreeing = VALUES.filter((oddChip) => {
      const again =
        oddChip === profile.switches.oddChip
          ? audited
          : auditHand(hand, { ...profile, switches: { ...profile.switches, oddChip } });
      return again !== null && !again.findings.some(({ code }) => OF_AWARDS.has(code));
    });
    if (agreeing.length === 0 || agreeing.length === VALUES.length) return;
    this.hands++;
    for (const value of agreeing) this.agreeing.set(value, this.countOf(value) + 1);
  }

  /** The rule with which most hands agree. `usual` is the rule of the profile. */
  fit(usual: OddChip): OddChipFit {
    const most = Math.max(...this.agreeing.values());
    const best = VALUES.filter((value) => this.countOf(value) === most);
    const isKnown = this.hands >= LEAST_SPLITS && most >= this.hands * LEAST_PART && best.length === 1;
    const value = isKnown ? best[0] : null;
    return { value, usual, hands: this.hands, agreeing: this.countOf(value ?? usual) };
  }

  private countOf(value: OddChip): number {
    return this.agreeing.get(value) ?? 0;
  }
}
