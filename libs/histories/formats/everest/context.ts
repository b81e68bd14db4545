import type { Card } from '#cards';
import type { XmlDraft, XmlElement } from '../../xml/index.js';
import type { Sweeps } from './sweeps.js';

/** A hand while its elements are read. */
export interface HandContext {
  readonly draft: XmlDraft;
  readonly seats: ReadonlySet<number>;
  /** The cards of each player, which are dealt one by one. */
  readonly held: Map<number, Card[]>;
  /** The cards that players have shown. */
  readonly shown: Map<number, readonly Card[]>;
  readonly sweeps: Sweeps;
  /** The elements of the blinds. */
  readonly blinds: readonly XmlElement[];
  /** Whether the pot is contested. */
  readonly isShowdown: boolean;
}
