import type { IncidentKind } from './kind.js';
import { deckIncidents } from './deck.js';
import { initialDealIncidents } from './initial-deal.js';

export { MOMENTS, type IncidentKind, type Moment } from './kind.js';

/** Every kind of incident, by the moment of the hand. */
export const incidentKinds: readonly IncidentKind[] = [...initialDealIncidents, ...deckIncidents];

const byType: ReadonlyMap<string, IncidentKind> = new Map(incidentKinds.map((kind) => [kind.type, kind]));

/** The kind of incident with a type such as `card-exposed`, or undefined. Constant time. */
export const findIncidentKind = (type: string): IncidentKind | undefined => byType.get(type);
