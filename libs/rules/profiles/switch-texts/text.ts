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
  /** Every value, except for a count, where the usual ones are explained and the range is said in the text. */
  readonly values: readonly SwitchValue<Switches[K]>[];
}

/** What a switch decides, in which rules, and what each of its values means. */
export type SwitchText = { readonly [K in SwitchId]: TextOf<K> }[SwitchId];

/** The least and the most that `betsPerRound` takes; beyond that a house means "no cap". */
export const BETS_PER_ROUND = { min: 1, max: 20 } as const;
