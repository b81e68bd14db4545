import { placeholderMismatches } from '#cards';
import { jsonTokens, messages } from './messages.js';

describe('the messages of libs/histories', () => {
  it('use the same placeholders in English and Spanish', () => {
    expect(placeholderMismatches({ ...messages, ...jsonTokens })).toEqual([]);
  });

  it('begin without a capital and end without a full stop, because they follow a colon', () => {
    for (const { en, es } of Object.values(messages))
      for (const text of [en, es]) expect(text).toMatch(/^[^A-Z].*[^.]$/);
  });
});
