import { drawFamily } from './draw.js';
import { holdemFamily } from './holdem.js';
import { omahaFamily } from './omaha.js';
import { researchFamily } from './research.js';
import { studFamily } from './stud.js';
import type { Variant } from './variant.js';

/** All built-in variants. A new family of games is added here. */
export const variants: readonly Variant[] = [
  ...holdemFamily,
  ...omahaFamily,
  ...studFamily,
  ...drawFamily,
  ...researchFamily,
];

const byId = new Map(variants.map((variant) => [variant.id, variant]));

/** The built-in variant with an id, or undefined. */
export const findVariant = (id: string): Variant | undefined => byId.get(id);
