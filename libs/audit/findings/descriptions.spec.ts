import { findingDescriptions } from './descriptions.js';

describe('what a code stands for', () => {
  it.each(Object.entries(findingDescriptions))('%s is a short sentence in each language', (_, { en, es }) => {
    for (const sentence of [en, es]) expect(sentence).toMatch(/^\p{Lu}.{10,110}\.$/u);
    expect(es).not.toBe(en);
  });
});
