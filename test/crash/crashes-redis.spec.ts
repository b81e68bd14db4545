import { describeCrashes } from './crash-suite.js';
import { redisIsPresent } from './crashable.js';

const describeWithRedis = redisIsPresent ? describe : describe.skip;
if (!redisIsPresent) console.warn('skipped: redis-server is not installed');

describeWithRedis('crashes with jobs in Redis: no hand is lost or stored twice', () => {
  describeCrashes({ backend: 'Redis', queueOnly: true, firstSeed: 500 });
});
