import type { IncidentKind } from './kind.js';
import { bettingIncidents } from './betting.js';
import { conductIncidents } from './conduct.js';
import { deckIncidents } from './deck.js';
import { handIncidents } from './hand.js';
import { initialDealIncidents } from './initial-deal.js';
import { showdownIncidents } from './showdown.js';
import { suitDraw } from './suit-draw.js';

export { MOMENTS, type IncidentKind, type Moment } from './kind.js';

/** Every kind of incident, by the moment of the hand. */
export const incidentKinds: readonly IncidentKind[] = [
  ...initialDealIncidents,
  ...deckIncidents,
  suitDraw,
  ...handIncidents,
  ...bettingIncidents,
  ...showdownIncidents,
  ...conductIncidents,
];

const byType: ReadonlyMap<string, IncidentKind> = new Map(incidentKinds.map((kind) => [kind.type, kind]));

/** The kind of incident with a type such as `card-exposed`, or undefined. Constant time. */
export const findIncidentKind = (type: string): IncidentKind | undefined => byType.get(type);
