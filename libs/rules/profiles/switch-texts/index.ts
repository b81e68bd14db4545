import { bettingTexts } from './betting.js';
import { floorTexts } from './floor.js';
import { openingTexts } from './opening.js';
import { settlingTexts } from './settling.js';
import type { EngineSwitchText, SwitchText } from './text.js';

export { BETS_PER_ROUND, type SwitchId, type SwitchText, type SwitchValue } from './text.js';

/** The switches of the engine, in the order of a hand. */
export const engineSwitchTexts: readonly EngineSwitchText[] = [
  ...openingTexts,
  ...bettingTexts,
  ...settlingTexts,
];

/** All switches: those of the engine, then those of the floor. */
export const switchTexts: readonly SwitchText[] = [...engineSwitchTexts, ...floorTexts];
