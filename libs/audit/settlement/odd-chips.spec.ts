import type { Award } from '#engine';
import { moveOddChips } from './odd-chips.js';

const award = (player: number, amount: number, pot = 0): Award => ({ pot, run: 0, share: 0, player, amount });
const stating = (amounts: readonly number[]) => (player: number) => amounts[player];

describe('odd chips in any order', () => {
  const split = [award(0, 87), award(1, 87), award(2, 86)];

  it('go to the winners that the log states', () => {
    expect(moveOddChips(split, stating([86, 87, 87]))?.map(({ amount }) => amount)).toEqual([86, 87, 87]);
  });

  it('are not more than one a winner', () => {
    expect(moveOddChips(split, stating([88, 86, 86]))).toBeNull();
  });

  it('stay in their half, unless the site gives them to either', () => {
    const halves = [award(0, 353), { ...award(1, 352), share: 1 }];
    expect(moveOddChips(halves, stating([352, 353]))).toBeNull();
    expect(moveOddChips(halves, stating([352, 353]), true)?.map(({ amount }) => amount)).toEqual([352, 353]);
  });

  it('stay in their pot', () => {
    expect(moveOddChips([award(0, 50), award(1, 51, 1)], stating([51, 50]))).toBeNull();
  });
});
