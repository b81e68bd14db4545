import type { Switches, Variant } from '#engine';

/** The part of a profile that an audit needs: its id for the record, its switches and its custom variants. */
export interface AuditProfile {
  readonly id: string;
  readonly switches: Switches;
  readonly games?: readonly Variant[];
}
