import type {
  Client,
  IncidentForm,
  IncidentPage,
  PresetProfile,
  Reply,
  Rule,
  Ruling,
  RulingField,
  RulingRequest,
} from '#client';

export type { Rule, Ruling, Words } from '#client';

/** A field of an incident or a situation. */
export type Field = RulingField;

export const MOMENTS = [
  'deal',
  'hand',
  'betting',
  'showdown',
] as const satisfies readonly IncidentForm['moment'][];

/** An incident and its fields. */
export type Incident = IncidentForm;
export type Incidents = Omit<IncidentPage, 'next'>;
export type House = PresetProfile;

/** What the page loads once. */
export interface RulingCatalogue extends Incidents {
  readonly houses: readonly House[];
  readonly rules: ReadonlyMap<string, Rule>;
}

/** Loads the incidents, the houses and the rules. */
export const loadCatalogue = async (client: Client): Promise<Reply<RulingCatalogue>> => {
  const [incidents, houses, rules] = await Promise.all([
    client.get('/v1/rulings/incidents'),
    client.get('/v1/profiles'),
    client.get('/v1/rules'),
  ]);
  if (!incidents.ok) return incidents;
  if (!houses.ok) return houses;
  if (!rules.ok) return rules;
  const byId = new Map(rules.value.items.map((rule) => [rule.id, rule]));
  return { ...incidents, value: { ...incidents.value, houses: houses.value.items, rules: byId } };
};

/** Asks for a ruling. */
export const requestRuling = (
  client: Client,
  body: RulingRequest,
  signal: AbortSignal,
): Promise<Reply<Ruling>> => client.post('/v1/rulings', { body, signal });
