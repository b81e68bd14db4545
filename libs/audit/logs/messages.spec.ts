import { placeholderMismatches } from '#cards';
import { rejectionDetails, rejectionMessages, sourceMessages } from './messages.js';

const messages = { ...rejectionMessages, ...sourceMessages, ...rejectionDetails };

describe('the messages of rejections', () => {
  it('use the same placeholders in English and Spanish', () => {
    expect(placeholderMismatches(messages)).toEqual([]);
  });

  it('differ from each other and between English and Spanish', () => {
    const texts = Object.values(messages).flatMap(({ en, es }) => [en, es]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('have no full stop, because a detail may follow', () => {
    for (const { en, es } of Object.values(messages))
      for (const text of [en, es]) expect(text).toMatch(/^[^.]+$/);
  });
});
