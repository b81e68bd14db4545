import { placeholderMismatches } from '#cards';
import { MESSAGES } from './messages.js';

describe('messages of the engine', () => {
  it('use the same placeholders in both languages', () => {
    expect(placeholderMismatches(MESSAGES)).toEqual([]);
  });
});
