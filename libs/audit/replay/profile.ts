import type { Switches, Variant } from '#engine';
import type { RakeTerms } from '#rules';

/** The part of a profile that an audit needs: its id for the record, its switches, its rake schedule and its custom variants. */
export interface AuditProfile {
  readonly id: string;
  readonly switches: Switches;
  readonly rake?: readonly RakeTerms[];
  readonly games?: readonly Variant[];
}
