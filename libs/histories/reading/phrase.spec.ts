import { parsePhrase } from './phrase.js';

describe('parsePhrase', () => {
  it('separates the text from the fields', () => {
    expect(parsePhrase('{player} calls [{amount}]{all-in: and is all-in}')).toMatchObject([
      { kind: 'player', text: '', allIn: false },
      { kind: 'literal', text: ' calls [', allIn: false },
      { kind: 'amount', text: '', allIn: false },
      { kind: 'literal', text: ']', allIn: false },
      { kind: 'optional', text: ' and is all-in', allIn: true },
    ]);
  });

  it('throws on an unknown field', () => {
    expect(() => parsePhrase('{plaayer} folds')).toThrow('{plaayer}');
    expect(() => parsePhrase('{player folds')).toThrow('{player folds}');
  });
});
