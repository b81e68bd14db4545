import { formatIncident, type IncidentEvent } from '../incidents.js';
import { INCIDENT_COMMENT } from './phh/actions.js';
import { FLOOR } from './pokerstars/body.js';

/** How a format has an incident of a live table. */
export interface IncidentLine {
  readonly formats: readonly string[];
  readonly where: string;
  /** The text of an incident. */
  readonly write: (event: IncidentEvent) => string;
}

/** The formats that have incidents; docs/formats.md lists them. */
export const incidentLines: readonly IncidentLine[] = [
  {
    formats: ['pokerstars'],
    where: 'a line of the hand',
    write: (event) => `${FLOOR}${formatIncident(event)}`,
  },
  {
    formats: ['phh', 'phhs'],
    where: 'a comment of an action, or an entry of its own in the list of actions',
    write: (event) => `# ${INCIDENT_COMMENT}${formatIncident(event)}`,
  },
  {
    formats: ['json'],
    where: 'an event',
    write: (event) => JSON.stringify(event),
  },
];
