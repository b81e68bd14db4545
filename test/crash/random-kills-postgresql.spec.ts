import { describeRandomKills, RANDOM_KILLS } from './random-kills.js';

describe('random kills with jobs in PostgreSQL: nothing is lost or doubled', () => {
  describeRandomKills({ backend: 'PostgreSQL', kills: RANDOM_KILLS, firstSeed: 20000 });
});
