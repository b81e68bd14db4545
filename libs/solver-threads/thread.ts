import { setPriority } from 'node:os';
import { platform } from 'node:process';
import { MAX_IMMEDIATE_COST } from './limits.js';
import { solveGroup, prepareRequest } from './work.js';

/** What a thread of the pool loads: the work that it can be given, by name. */
export { solveGroup, describeRange, prepareRequest, solvePrepared } from './work.js';
export default prepareRequest;

/** Behind the thread that speaks to the clients. On Linux a thread has a priority of its own, elsewhere it is the process's. */
const NICE = 5;
if (platform === 'linux') setPriority(NICE);

const hands = (...texts: string[]) => texts.map((hand) => ({ hand }));
const ranges = (...texts: string[]) => texts.map((range) => ({ range }));

/** The first questions take longest: these are asked before anybody waits for an answer. */
const asked = { board: '', dead: '', options: { method: 'auto' } } as const;
solveGroup({
  group: [
    { ...asked, game: 'holdem', players: hands('AhKh', 'QsQd'), board: 'Ts9h2c' },
    { ...asked, game: 'holdem', players: hands('AhKh', 'QsQd') },
    { ...asked, game: 'holdem', players: ranges('QQ+,AKs', '22+,AJo+'), board: 'Ts9h2c' },
    { ...asked, game: 'omaha', players: hands('AsAhKsKh', '9d8d7c6c'), board: 'Ts9h2c' },
  ],
  maxCost: MAX_IMMEDIATE_COST,
});
