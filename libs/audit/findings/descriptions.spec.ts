import { findingDescriptions } from './descriptions.js';

describe('findingDescriptions', () => {
  it('has a short sentence in each language', () => {
    for (const { en, es } of Object.values(findingDescriptions))
      for (const text of [en, es]) expect(text).toMatch(/^\p{Lu}.{10,110}\.$/u);
  });

  it('differs between English and Spanish', () => {
    const same = Object.values(findingDescriptions).filter(({ en, es }) => en === es);
    expect(same).toEqual([]);
  });
});
