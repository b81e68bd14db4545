import { readSeatMarks } from './seat-marks.js';

describe('the marks of a seat in the summary', () => {
  it.each([
    ['', { button: false, blind: null }],
    [' (button)', { button: true, blind: null }],
    [' (small blind) (button)', { button: true, blind: 'small' }],
    ['(big blind)', { button: false, blind: 'big' }],
  ])('reads %j', (text, expected) => {
    expect(readSeatMarks(text)).toEqual(expected);
  });

  it.each([' (buttons)', ' won', ' (button'])('rejects %j', (text) => {
    expect(readSeatMarks(text)).toBeNull();
  });
});
