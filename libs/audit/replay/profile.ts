import type { Switches, Variant } from '#engine';
import type { FloorSwitches, RakeTerms } from '#rules';

/** The part of a profile that an audit needs: its id for the record, its switches, its rake schedule and its custom variants. */
export interface AuditProfile {
  readonly id: string;
  /** The floor switches that are left out have their defaults. */
  readonly switches: Switches & Partial<FloorSwitches>;
  readonly rake?: readonly RakeTerms[];
  readonly games?: readonly Variant[];
}
