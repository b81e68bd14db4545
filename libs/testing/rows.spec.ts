import { failingRows } from './index.js';

describe('failingRows', () => {
  it('reports the rows for which the check throws, and no others', () => {
    const check = (row: number): void => {
      if (row > 2) throw new Error('too large');
    };
    expect(failingRows([1, 2, 3, 4], check)).toEqual(['3: too large', '4: too large']);
    expect(failingRows([1, 2], check)).toEqual([]);
  });
});
