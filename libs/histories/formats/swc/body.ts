import {
  bets,
  calls,
  checks,
  claimsBoard,
  collects,
  dealsBoard,
  dealsHoleCards,
  folds,
  mucks,
  posts,
  raisesTo,
  remarks,
  returns,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

const ALL_IN = '{all-in: (All-in)}';

const shows: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  draft.show(draft.seatOf(match.players[0]), [...match.cards[0]], line, {
    text,
    reading: readDescription(text),
  });
};

/** `** Pot Show Down ** [Td 3h 5s Ah Kh]`: the line repeats the board. Every pot has one. */
const startsShowdown: LineReader = (draft, match, line) => {
  draft.startShowdown(line);
  claimsBoard(draft, match, line);
};

/** The rake is the last line of a hand; players may buy chips behind it. */
const endsHand: LineReader = (draft, match, line) => {
  if (draft.ended) return false;
  draft.ended = true;
  draft.claimRake(match.amounts[0], line);
  return true;
};

/** The pots by their names. */
const pots: readonly (readonly [words: string, read: LineReader])[] = [
  ['Pot', collects()],
  ['Main Pot', collects(0)],
  [
    'Side Pot {number}',
    (draft, match, line) =>
      draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line, match.numbers[0]),
  ],
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `{player} posts ante {amount}${ALL_IN}`, read: posts('ante') },
  { phrase: `{player} posts small blind {amount}${ALL_IN}`, read: posts('small-blind') },
  { phrase: `{player} posts big blind {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: '** Hole Cards **', read: startsDealing('body') },
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: `{player} calls {amount}${ALL_IN}`, read: calls },
  { phrase: `{player} bets {amount}${ALL_IN}`, read: bets },
  { phrase: `{player} raises to {amount}${ALL_IN}`, read: raisesTo },
  { phrase: '{player} refunded {amount}', read: returns },
  { phrase: '** Flop ** [{cards}]', read: dealsBoard('flop') },
  { phrase: '** Turn ** [{cards}]', read: dealsBoard('turn') },
  { phrase: '** River ** [{cards}]', read: dealsBoard('river') },
  { phrase: '** Pot Show Down ** [{cards}]', read: startsShowdown },
  { phrase: '** Main Pot Show Down ** [{cards}]', read: startsShowdown },
  { phrase: '** Side Pot {number} Show Down ** [{cards}]', read: startsShowdown },
  { phrase: '{player} shows [{cards}] ({text})', read: shows },
  { phrase: '{player} mucks', read: mucks },
  ...pots.flatMap(([words, read]) =>
    ['wins', 'splits'].flatMap((verb) => [
      { phrase: `{player} ${verb} ${words} ({amount})`, read },
      { phrase: `{player} ${verb} ${words} ({amount}) with {text}`, read },
    ]),
  ),
  { phrase: 'Rake ({amount})', read: endsHand },
  { phrase: 'Rake ({amount}) Pot ({text}', read: endsHand },
  ...['adds {amount} chips', 'has timed out', 'sits out', 'stands up', 'leaves the table'].map((words) => ({
    phrase: `{player} ${words}`,
    read: remarks,
  })),
];
