import { inferRake, type Balance } from './rake.js';
import { everyRow } from '../../testing/tables.js';

/** Three players put in 100, 100 and 50; the first takes it all, less 20. */
const balance: Balance = {
  stacks: [500, 500, 500],
  paid: [100, 100, 50],
  finals: [630, 400, 450],
  winnings: null,
};

describe('P-SETUP-6: inferRake', () => {
  it('returns the chips that are missing from the final stacks or from the winnings', () => {
    expect(inferRake(balance)).toBe(20);
    expect(inferRake({ ...balance, finals: null, winnings: [230, 0, 0] })).toBe(20);
    expect(inferRake({ ...balance, winnings: [230, 0, 0] })).toBe(20);
    expect(inferRake({ ...balance, finals: [650, 400, 450] })).toBe(0);
  });

  everyRow<[string, Partial<Balance>]>([
    ['the end is not stated', { finals: null }],
    ['a stack is not known', { stacks: [500, null, 500] }],
    ['the two contradict each other', { winnings: [240, 0, 0] }],
    ['somebody lost more than he put in', { finals: [640, 399, 450] }],
    ['there is more than was put in', { finals: [651, 400, 450] }],
    ['a tenth of the pot is less', { finals: [624, 400, 450] }],
  ])('returns null if the figures do not determine the rake', (_, part) => {
    expect(inferRake({ ...balance, ...part })).toBeNull();
  });
});
