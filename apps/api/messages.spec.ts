import { placeholderMismatches } from '#text';
import { MESSAGES } from './messages.js';

describe('the messages of the API', () => {
  test('have the same placeholders in both languages', () => {
    expect(placeholderMismatches(MESSAGES)).toEqual([]);
  });

  test('are complete: no message is empty or the same in both languages', () => {
    const suspects = Object.entries(MESSAGES).filter(([, { en, es }]) => en === '' || es === '' || en === es);
    expect(suspects).toEqual([]);
  });
});
