import { blindsText } from './blinds.js';

test('blinds are written in the form of the language, and none of them is zero', () => {
  expect(blindsText({ smallBlind: '0.50', bigBlind: '1.00' }, 'en')).toBe('0.50/1.00');
  expect(blindsText({ smallBlind: '0.50', bigBlind: '1.00' }, 'es')).toBe('0,50/1,00');
  expect(blindsText({ smallBlind: null, bigBlind: '2000' }, 'en')).toBe('2,000');
  expect(blindsText({ smallBlind: '0', bigBlind: '0.00' }, 'en')).toBe('');
});
