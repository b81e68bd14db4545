import type { Message } from '#cards';
import type { Switches } from '#engine';
import type { HouseSwitches } from '../floor-switches.js';

export type SwitchId = keyof HouseSwitches;

/** One value of a switch, explained. */
export interface SwitchValue<V> extends Message {
  readonly value: V;
  /** The rules that have this value, if they are not those of the whole switch. */
  readonly rules?: readonly string[];
}

interface TextOf<K extends SwitchId> extends Message {
  readonly id: K;
  /** The rules between which the switch decides. */
  readonly rules: readonly string[];
  /** All values. For a count only the usual values; the text states the range. */
  readonly values: readonly SwitchValue<HouseSwitches[K]>[];
}

/** The texts of these switches. */
type TextsOf<Ids extends SwitchId> = { readonly [K in Ids]: TextOf<K> }[Ids];

/** The text of a switch: its meaning, its rules and its values. */
export type SwitchText = TextsOf<SwitchId>;

/** The text of a switch that the engine applies. */
export type EngineSwitchText = TextsOf<keyof Switches>;

/** The range of `betsPerRound`. A house with more bets has no cap. */
export const BETS_PER_ROUND = { min: 1, max: 20 } as const;
