import { drawFamily } from './draw.js';
import { holdemFamily } from './holdem.js';
import { omahaFamily } from './omaha.js';
import { researchFamily } from './research.js';
import { studFamily } from './stud.js';
import type { Variant } from './variant.js';

/** Every game that the engine plays. A new family adds its file here and touches nothing else. */
export const variants: readonly Variant[] = [
  ...holdemFamily,
  ...omahaFamily,
  ...studFamily,
  ...drawFamily,
  ...researchFamily,
];

const byId = new Map(variants.map((variant) => [variant.id, variant]));

/** The variant of that id, or undefined. */
export const findVariant = (id: string): Variant | undefined => byId.get(id);
