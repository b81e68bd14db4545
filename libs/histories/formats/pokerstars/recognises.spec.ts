import { everyRow } from '../../testing/tables.js';
import { pokerstars } from './index.js';

describe('logs of GGPoker', () => {
  everyRow([
    ['Poker Hand #BR100200300: Tournament #1, Bounty', true],
    ['Poker Hand #RC1: Hold', true],
    ['Poker Hand #100: Hold', true],
    ['Poker Hand #ABCD1: Hold', false],
    ['Poker Hand # of the day', false],
    ['My Poker Hand #BR1: Hold', false],
  ])('are recognised by up to three letters and a digit: %s', (head, expected) => {
    expect(pokerstars.recognises(`\n${head}`)).toBe(expected);
  });
});
