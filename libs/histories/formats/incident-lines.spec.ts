import { readIncident, type IncidentEvent } from '../incidents.js';
import { incidentLines } from './incident-lines.js';
import { findFormat } from './index.js';

const EVENT: IncidentEvent = {
  type: 'incident',
  incident: { type: 'out-of-turn', seat: 3, action: 'call' },
  logged: { ruling: 'binding' },
  line: 12,
};

describe('a line with an incident', () => {
  it('is of formats that exist', () => {
    const ids = incidentLines.flatMap(({ formats }) => formats);
    expect(ids.filter((id) => findFormat(id) === undefined)).toEqual([]);
    expect(ids).toEqual(['pokerstars', 'phh', 'phhs', 'json']);
  });

  it('has the JSON that readers read', () => {
    for (const { write } of incidentLines) {
      const text = write(EVENT);
      expect(readIncident(text.slice(text.indexOf('{')), 12)).toEqual(EVENT);
    }
  });
});
