import { MAX_IMMEDIATE_COST } from './limits.js';
import { solveGroup } from './tasks/requests.js';

const hands = (...texts: string[]) => texts.map((hand) => ({ hand }));
const ranges = (...texts: string[]) => texts.map((range) => ({ range }));
const common = { board: '', dead: '', options: { method: 'auto' } } as const;

/** Solves some typical requests: the first ones of a thread take longest. */
export const warmUp = (): void => {
  solveGroup({
    group: [
      { ...common, game: 'holdem', players: hands('AhKh', 'QsQd'), board: 'Ts9h2c' },
      { ...common, game: 'holdem', players: hands('AhKh', 'QsQd') },
      { ...common, game: 'holdem', players: ranges('QQ+,AKs', '22+,AJo+'), board: 'Ts9h2c' },
      { ...common, game: 'omaha', players: hands('AsAhKsKh', '9d8d7c6c'), board: 'Ts9h2c' },
    ],
    maxCost: MAX_IMMEDIATE_COST,
  });
};
