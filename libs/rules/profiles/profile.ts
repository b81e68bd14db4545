import type { Message } from '#cards';
import type { Switches } from '#engine';

/** A house profile: the choices of a house where the rules differ. */
export interface Profile {
  /** Lower-case letters, digits and hyphens; findings and reports cite it. */
  readonly id: string;
  readonly name: Message;
  /** Increases by one with every change of the switches, so that audits can be compared. */
  readonly version: number;
  readonly switches: Switches;
}
