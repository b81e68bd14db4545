import { pause } from '../commands/service.js';

/** A well-formed key with a recognizable id. */
export const keyOf = (digit: string, secret = 's'): string => `fm_${digit.repeat(16)}_${secret.repeat(43)}`;

const MAX_TRIES = 200;

/** Repeats a request until its response has a status: a test cannot see when the service starts or ends a request. */
export const untilStatus = async (ask: () => Promise<Response>, status: number): Promise<void> => {
  let found = 0;
  for (let tries = 0; tries < MAX_TRIES && found !== status; tries++) {
    if (tries > 0) await pause(25);
    const response = await ask();
    await response.arrayBuffer();
    found = response.status;
  }
  expect(found).toBe(status);
};
