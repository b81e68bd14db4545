import {
  bets,
  calls,
  checks,
  collects,
  dealsHoleCards,
  folds,
  goesAllIn,
  mucks,
  posts,
  raisesAdding,
  remarks,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readDescription } from './descriptions.js';

/** What begins the lines of the rake, before the amount. */
export const STREET_RAKE = 'Rake: ';

/** The whole board is in one bracket. */
const board =
  (street: string, before: number): LineReader =>
  (draft, match, line) => {
    const [cards] = match.cards;
    draft.board(street, cards.slice(before), line, before === 0 ? null : cards.slice(0, before));
  };

const shows: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  draft.show(draft.seatOf(match.players[0]), [...match.cards[0]], line, {
    text,
    reading: readDescription(text),
  });
};

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player}: posts small blind {amount}', read: posts('small-blind') },
  { phrase: '{player}: posts big blind {amount}', read: posts('big-blind') },
  { phrase: '*** HOLECARDS ***', read: startsDealing('body') },
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '{player}: folds', read: folds },
  { phrase: '{player}: checks', read: checks },
  { phrase: '{player}: calls {amount}', read: calls },
  { phrase: '{player}: bets {amount}', read: bets },
  { phrase: '{player}: raises {amount}', read: raisesAdding },
  { phrase: '{player}: goes all-in {amount}', read: goesAllIn },
  // The rake of a street, and what goes back of it: the summary has the sum.
  { phrase: `${STREET_RAKE}{text}`, read: remarks },
  { phrase: '*** FLOP *** [{cards}]', read: board('flop', 0) },
  { phrase: '*** TURN *** [{cards}]', read: board('turn', 3) },
  { phrase: '*** RIVER *** [{cards}]', read: board('river', 4) },
  { phrase: '*** SHOWDOWN ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '{player}: shows [{cards}] ({text})', read: shows },
  { phrase: '{player}: mucks', read: mucks },
  { phrase: '{player}: collected ({amount}) from pot', read: collects() },
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
      draft.ended = true;
    },
  },
];
