import type { AuditedHand, AuditProfile } from '#audit';
import { formatMoney, type CanonicalHand } from '#histories';
import {
  findProfile,
  MAX_RAKE_ROWS,
  rakeRowSchema,
  type Profile,
  type ProfileDocument,
  type RakeRow,
} from '#rules';
import { Histogram, MAX_ENTRIES, type Room } from './histogram.js';
import { observeRake } from './observation.js';
import { OddChipCounts, type OddChipFit } from './odd-chips.js';
import { makeRows, type RakedGroup } from './rows.js';

/**
 * What memory is bounded by: kinds of hands, different observations of one kind, and of all kinds together; and the rows
 * of the schedule.
 */
export const INFERENCE_BOUNDS = {
  kinds: 1_024,
  entriesOfKind: MAX_ENTRIES,
  entries: 1 << 18,
  rows: MAX_RAKE_ROWS,
} as const;

/** A profile that was inferred from logs. */
export interface InferredProfile {
  /** A document that `parseProfile` accepts. */
  readonly document: ProfileDocument;
  readonly oddChip: OddChipFit;
  /** The presets of the formats of the hands, the most frequent first. The document has the first one as its base. */
  readonly presets: readonly string[];
}

const STAKES = ['smallBlind', 'bigBlind', 'smallBet', 'bigBet'] as const;

/**
 * Works out the rules of a house from its hands: rake by site, currency, limit, stakes and players, and the rule for odd
 * chips. Takes hands one at a time. Memory is bounded by `INFERENCE_BOUNDS`, whatever the number of hands.
 */
export class RuleInference {
  private readonly groups = new Map<string, RakedGroup>();
  private readonly room: Room;
  private readonly oddChips = new OddChipCounts();
  private readonly presets = new Map<string, number>();
  private readonly counts = { hands: 0, faulty: 0, unused: 0, rejected: 0, uncounted: 0 };

  constructor(
    private readonly bounds: Readonly<Record<keyof typeof INFERENCE_BOUNDS, number>> = INFERENCE_BOUNDS,
  ) {
    this.room = { left: bounds.entries };
  }

  /** Notes a hand that was audited by a profile without a rake schedule. */
  add(audited: AuditedHand, profile: AuditProfile): void {
    const observation = observeRake(audited);
    if (audited.hand.tournament === null) this.oddChips.add(audited, profile);
    if (observation === 'faulty') this.counts.faulty++;
    else if (observation === 'unused') this.counts.unused++;
    else {
      const group = this.groupOf(audited.hand);
      if (group === null) this.counts.uncounted++;
      else {
        group.histogram.add(observation);
        this.counts.hands++;
        this.presets.set(profile.id, (this.presets.get(profile.id) ?? 0) + 1);
      }
    }
  }

  /** Notes a hand that could not be read or audited. */
  reject(): void {
    this.counts.rejected++;
  }

  /** Notes a hand that says nothing, such as a cancelled one. */
  skip(): void {
    this.counts.unused++;
  }

  /** The profile that the hands say. May be called at any time; O(entries). */
  infer(): InferredProfile {
    const presets = [...this.presets].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const base = (findProfile(presets[0] ?? '') ?? findProfile('pokerstars')) as Profile & {
      readonly id: ProfileDocument['base'];
    };
    const oddChip = this.oddChips.fit(base.switches.oddChip);
    const { value, hands, agreeing } = oddChip;
    const differs = value !== null && value !== base.switches.oddChip;
    const { rows, left } = this.rows();
    const counts = {
      ...this.counts,
      hands: this.counts.hands - left,
      uncounted: this.counts.uncounted + left,
    };
    const document: ProfileDocument = {
      id: 'inferred',
      base: base.id,
      ...(differs ? { switches: { oddChip: value } } : {}),
      rake: rows,
      evidence: { ...counts, oddChip: { hands, agreeing, isKnown: value !== null } },
    };
    return { document, oddChip, presets };
  }

  /** The rows of a schedule, and the number of hands whose rows are left out because a schedule cannot have more. */
  private rows(): { readonly rows: RakeRow[]; readonly left: number } {
    const groups = [...this.groups].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = groups.flatMap(([, group]) => makeRows(group));
    const left = rows.slice(this.bounds.rows).reduce((sum, { evidence }) => sum + (evidence?.hands ?? 0), 0);
    return { rows: rows.slice(0, this.bounds.rows), left };
  }

  /** The group of a hand; null above the bound, and for a site or stakes that a schedule cannot have. */
  private groupOf({ site, currency, game, stakes, scale }: CanonicalHand): RakedGroup | null {
    const figures = STAKES.map((name) => stakes[name]);
    const key = JSON.stringify([site, currency, game.limit, scale, figures]);
    const found = this.groups.get(key);
    if (found !== undefined) return found;
    if (this.groups.size >= this.bounds.kinds) return null;
    const named: Record<string, string> = {};
    for (const name of STAKES) {
      const amount = stakes[name];
      if (amount !== null) named[name] = formatMoney(amount, scale);
    }
    const kind = { site, currency, limit: game.limit, stakes: named };
    if (!rakeRowSchema.safeParse({ ...kind, rates: [] }).success) return null;
    const group = { kind, scale, histogram: new Histogram(this.room, this.bounds.entriesOfKind) };
    this.groups.set(key, group);
    return group;
  }
}
