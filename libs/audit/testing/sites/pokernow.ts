import { makePokerNowLog } from '#testing';

const start = (hand: number, dealer: string): string =>
  `-- starting hand #${String(hand)} (id: hand${String(hand)})  (No Limit Texas Hold'em) (dealer: "${dealer}") --`;

/** Three hands of a game, the newest row first. Before the last one Cy buys chips, and Dee comes. */
export const POKERNOW = makePokerNowLog({
  entries: [
    start(7, 'Ann @ a1'),
    'Player stacks: #1 "Ann @ a1" (500) | #3 "Bo @ b2" (480) | #4 "Cy @ c3" (520)',
    '"Bo @ b2" posts a small blind of 5',
    '"Cy @ c3" posts a big blind of 10',
    '"Ann @ a1" folds',
    '"Bo @ b2" folds',
    'Uncalled bet of 5 returned to "Cy @ c3"',
    '"Cy @ c3" collected 10 from pot',
    '-- ending hand #7 --',
    start(8, 'Bo @ b2'),
    'Player stacks: #1 "Ann @ a1" (500) | #3 "Bo @ b2" (475) | #4 "Cy @ c3" (525)',
    '"Cy @ c3" posts a small blind of 5',
    '"Ann @ a1" posts a big blind of 10',
    '"Bo @ b2" raises to 30',
    '"Cy @ c3" folds',
    '"Ann @ a1" folds',
    'Uncalled bet of 20 returned to "Bo @ b2"',
    '"Bo @ b2" collected 25 from pot',
    '-- ending hand #8 --',
    'The admin updated the player "Cy @ c3" stack from 520 to 620.',
    'The player "Dee @ d4" joined the game with a stack of 300.',
    start(9, 'Cy @ c3'),
    'Player stacks: #1 "Ann @ a1" (490) | #3 "Bo @ b2" (490) | #4 "Cy @ c3" (620) | #6 "Dee @ d4" (300)',
    '"Dee @ d4" posts a small blind of 5',
    '"Ann @ a1" posts a big blind of 10',
    '"Bo @ b2" folds',
    '"Cy @ c3" folds',
    '"Dee @ d4" folds',
    'Uncalled bet of 5 returned to "Ann @ a1"',
    '"Ann @ a1" collected 10 from pot',
    '-- ending hand #9 --',
  ],
});
