import { placeholderMismatches } from '#cards';
import { jsonTokens, messages } from './messages.js';

describe('the messages of libs/histories', () => {
  it('use the same placeholders in English and Spanish', () => {
    expect(placeholderMismatches({ ...messages, ...jsonTokens })).toEqual([]);
  });

  it('stand behind a colon: no capital at the start, no full stop at the end', () => {
    for (const { en, es } of Object.values(messages))
      for (const text of [en, es]) expect(text).toMatch(/^[^A-Z].*[^.]$/);
  });
});
