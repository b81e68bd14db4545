import { describeCrashes } from './crash-suite.js';
import { redisIsPresent } from './crashable.js';

const describeWithRedis = redisIsPresent ? describe : describe.skip;
if (!redisIsPresent) console.warn('skipped: redis-server is not installed');

describeWithRedis('a crash loses nothing and doubles nothing: jobs in Redis', () => {
  describeCrashes({ backend: 'Redis', queueOnly: true, firstSeed: 500 });
});
