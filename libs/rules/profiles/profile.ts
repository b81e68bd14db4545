import type { Message } from '#cards';
import type { Switches } from '#engine';

/** A house profile: which behaviour holds where the rules leave a choice. Data, never code. */
export interface Profile {
  /** Lower-case letters, digits and hyphens; findings and reports cite it. */
  readonly id: string;
  readonly name: Message;
  /** Grows by one with every change of the switches, so that audits under it can be compared. */
  readonly version: number;
  readonly switches: Switches;
}
