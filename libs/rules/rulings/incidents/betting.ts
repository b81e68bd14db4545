import { chipIncidents } from './betting-chips.js';
import { sizeIncidents } from './betting-size.js';
import { turnIncidents } from './betting-turn.js';
import { wordIncidents } from './betting-words.js';
import type { IncidentKind } from './kind.js';

/** Incidents of the betting (R-BET-2, R-BET-8 to R-BET-16, P-BET-6, P-IRR-6). */
export const bettingIncidents: readonly IncidentKind[] = [
  ...turnIncidents,
  ...wordIncidents,
  ...chipIncidents,
  ...sizeIncidents,
];
