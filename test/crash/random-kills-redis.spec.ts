import { redisIsPresent } from './crashable.js';
import { describeRandomKills, RANDOM_KILLS } from './random-kills.js';

const describeWithRedis = redisIsPresent ? describe : describe.skip;
if (!redisIsPresent) console.warn('skipped: redis-server is not installed');

describeWithRedis('random kills with jobs in Redis: nothing is lost or doubled', () => {
  describeRandomKills({ backend: 'Redis', kills: RANDOM_KILLS, firstSeed: 25000 });
});
