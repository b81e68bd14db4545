import { incidentFacts, type HandEvent } from './hand.js';

export type IncidentEvent = Extract<HandEvent, { type: 'incident' }>;

/** Longer texts are no incidents. */
const MAX_LENGTH = 4000;

/**
 * Reads an incident from the JSON of a log (docs/rulings.md): the incident itself, such as `{"type":"single-chip","seat":3}`,
 * or an object with `incident` and, if the log has the ruling, `logged`. Null for any other text. O(length).
 */
export const readIncident = (text: string, line: number): IncidentEvent | null => {
  const json = text.length > MAX_LENGTH ? null : parseObject(text);
  if (json === null) return null;
  const { logged = null, ...rest } = json;
  const incident = incidentFacts.safeParse(isObject(rest.incident) ? rest.incident : rest);
  if (!incident.success || incident.data.type === 'incident') return null;
  const ruling = isObject(logged) ? logged.ruling : logged;
  if (ruling !== null && typeof ruling !== 'string') return null;
  return {
    type: 'incident',
    incident: incident.data,
    logged: ruling === null ? null : { ruling },
    line,
  };
};

/** The JSON of an incident, which `readIncident` reads. */
export const formatIncident = ({ incident, logged }: IncidentEvent): string =>
  JSON.stringify(logged === null ? { incident } : { incident, logged });

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseObject = (text: string): JsonObject | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};
