import { isPlain } from './vocabulary.js';

test.each([
  "PokerStars Hand #484878600319:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/01/01 1:00:00 CET [2023/12/31 19:00:00 ET]",
  '*** FLOP *** [Ah Td 9c]',
  ': raises $0.20 to $0.30 and is all-in',
  'Seat 3:  (small blind) mucked [5c 5d]',
  'Total pot €1.50 | Rake €0.07',
  'un trío de reyes',
  '♠A ♥10',
  '',
])('%j has only words of the game', (text) => {
  expect(isPlain(text)).toBe(true);
});

test.each([
  'Bob joins the table at seat 3',
  '12345 joins the table at seat 3',
  '12345 said, "fold"',
  ': folds, says Bob',
  '★彡',
  '★★★',
  'B\u200bob',
  'ｆolds',
  'fo\u0301lds',
  'bob_the_button',
  "fold'bob",
  '👑',
])('%j may have a name', (text) => {
  expect(isPlain(text)).toBe(false);
});
