import { describeCrashes } from './crash-suite.js';

describe('a crash loses nothing and doubles nothing: jobs in PostgreSQL', () => {
  describeCrashes({ backend: 'PostgreSQL', queueOnly: false, firstSeed: 0 });
});
