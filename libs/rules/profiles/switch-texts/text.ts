import type { Switches } from '#engine';
import type { Message } from '#cards';

export type SwitchId = keyof Switches;

/** One value of a switch, explained. */
export interface SwitchValue<V> extends Message {
  readonly value: V;
}

interface TextOf<K extends SwitchId> extends Message {
  readonly id: K;
  /** The rules between which the switch decides. */
  readonly rules: readonly string[];
  /** All values. For a count only the usual values; the text states the range. */
  readonly values: readonly SwitchValue<Switches[K]>[];
}

/** The text of a switch: its meaning, its rules and its values. */
export type SwitchText = { readonly [K in SwitchId]: TextOf<K> }[SwitchId];

/** The range of `betsPerRound`. A house with more bets has no cap. */
export const BETS_PER_ROUND = { min: 1, max: 20 } as const;
