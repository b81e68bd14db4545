import { describeCrashes } from './crash-suite.js';

describe('crashes with jobs in PostgreSQL: no hand is lost or stored twice', () => {
  describeCrashes({ backend: 'PostgreSQL', queueOnly: false, firstSeed: 0 });
});
