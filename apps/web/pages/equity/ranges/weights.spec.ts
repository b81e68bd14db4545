import { hasWeights } from './weights.js';

test.each(['QQ,AKs:0.5', '(QQ+,AKs)@.25,AA', 'QQ 50%AKs', 'AA,12.5%(KK,QQ)', 'KK,AA:1.0'])(
  '%s has weights',
  (text) => {
    expect(hasWeights(text)).toBe(true);
  },
);

test.each([
  'AKs:0.5',
  '50%AKs',
  '(QQ+,AKs)@.25',
  'AA : 0.5',
  'QQ+,AKs',
  '15%',
  '5%-10%',
  '20%$ds',
  '20%!AA',
  'AA:15%',
  'AA:Th',
  'AA:10h',
  'AA:$ds',
  'random',
])('%s has none', (text) => {
  expect(hasWeights(text)).toBe(false);
});
