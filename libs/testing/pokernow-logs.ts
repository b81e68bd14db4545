/** A PokerNow log as its entries in order of play; the log has the newest row first unless it is sorted. */
export interface PokerNowLog {
  readonly entries: readonly string[];
  readonly isSorted?: boolean;
  readonly hasHeader?: boolean;
}

const START = Date.UTC(2024, 3, 5, 20, 0, 0);

/** Rows that are written together when a hand starts. */
const TOGETHER = /^(?:Player stacks|Your hand is|".*" posts a )/;

/**
 * Writes a log. The rows of the start of a hand have one time, and every third other row that of the row before it; their
 * orders are larger.
 */
export const makePokerNowLog = ({ entries, isSorted = false, hasHeader = true }: PokerNowLog): string => {
  let time = START;
  let position = -1;
  const rows = entries.map((entry, index) => {
    const isLater = index > 0 && !TOGETHER.test(entry) && index % 3 !== 2;
    if (isLater) time += 1_000;
    position = isLater ? 0 : position + 1;
    const order = String(time) + String(position).padStart(2, '0');
    return `"${entry.replaceAll('"', '""')}",${new Date(time).toISOString()},${order}`;
  });
  return [...(hasHeader ? ['entry,at,order'] : []), ...(isSorted ? rows : rows.reverse()), ''].join('\n');
};

/** A hand that Bo wins without a showdown. Hal sat down before it; Cy shows his folded cards after it. */
export const UNCONTESTED: readonly string[] = [
  'The player "Hal @ h8" joined the game with a stack of 500.',
  `-- starting hand #7 (id: abc123def456)  (No Limit Texas Hold'em) (dealer: "Ann @ a1") --`,
  'Player stacks: #1 "Ann @ a1" (500) | #3 "Bo @ b2" (480) | #4 "Cy @ c3" (520) | #9 "Hal @ h8" (500)',
  'Your hand is 10♦, Q♥',
  '"Bo @ b2" posts a small blind of 5',
  '"Cy @ c3" posts a big blind of 10',
  '"Hal @ h8" posts a missing small blind of 5',
  '"Hal @ h8" posts a missed big blind of 10',
  '"Hal @ h8" checks',
  '"Ann @ a1" folds',
  '"Bo @ b2" raises to 40',
  '"Cy @ c3" calls 40',
  '"Hal @ h8" folds',
  'Flop:  [2♣, 7♦, K♠]',
  '"Bo @ b2" bets 60',
  '"Cy @ c3" folds',
  'Uncalled bet of 60 returned to "Bo @ b2"',
  '"Bo @ b2" collected 95 from pot',
  '-- ending hand #7 --',
  '"Cy @ c3" shows a 9♣.',
  'Undealt cards: 2♣, 7♦, K♠ [3♥, 5♦]',
  'The player "Ann @ a1" stand up with the stack of 500.',
];

/** A hand with a dead button, run twice: Ann and Bo win one board each of the main pot, Ann the side pot. */
export const RUN_TWICE: readonly string[] = [
  `-- starting hand #8 (id: bcd234efg567)  (No Limit Texas Hold'em) (dead button) --`,
  'Player stacks: #1 "Ann @ a1" (100.00) | #3 "Bo @ b2" (40.50) | #4 "Cy @ c3" (200.00)',
  '"Bo @ b2" posts a small blind of 0.50',
  '"Cy @ c3" posts a big blind of 1.00',
  '"Ann @ a1" raises to 10.00',
  '"Bo @ b2" raises to 40.50 and go all in',
  '"Cy @ c3" raises to 100.00 and go all in',
  '"Ann @ a1" calls 100.00 and go all in',
  'Remaining players decide whether to run it twice.',
  '"Ann @ a1" chooses to  run it twice.',
  'All players in hand choose to run it twice.',
  '"Cy @ c3" shows a K♥, Q♥.',
  '"Ann @ a1" shows a A♠, A♣.',
  '"Bo @ b2" shows a 8♦, 8♥.',
  'Flop:  [2♣, 7♦, K♠]',
  'Turn: 2♣, 7♦, K♠ [J♠]',
  'River: 2♣, 7♦, K♠, J♠ [3♠]',
  'Flop (second run):  [8♣, 4♦, 5♠]',
  'Turn (second run): 8♣, 4♦, 5♠ [10♥]',
  'River (second run): 8♣, 4♦, 5♠, 10♥ [6♣]',
  `"Ann @ a1" collected 60.75 from pot with Pair, A's (combination: A♠, A♣, K♠, J♠, 7♦)`,
  `"Bo @ b2" collected 60.75 from pot with Three of a Kind, 8's on the second run  (combination: 8♦, 8♥, 8♣, 10♥, 6♣)`,
  `"Ann @ a1" collected 59.50 from pot with Pair, A's (combination: A♠, A♣, K♠, J♠, 7♦)`,
  `"Ann @ a1" collected 59.50 from pot with Pair, A's on the second run  (combination: A♠, A♣, 10♥, 8♣, 6♣)`,
  '-- ending hand #8 --',
  'The player "Bo @ b2" quits the game with a stack of 60.75.',
];
