import {
  bets,
  calls,
  checks,
  dealsBoard,
  dealsHoleCards,
  folds,
  mucks,
  posts,
  raisesTo,
  keepsHand,
  remarks,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readDescription } from '../pokerstars/descriptions.js';

/** `a straight, Seven to Three`: the high end is first. */
const shows: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  const shown = { text, reading: readDescription(text, true) };
  draft.show(draft.seatOf(match.players[0]), match.cards[0], line, shown);
};

const wins =
  (isSidePot: boolean): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    draft.collect(seat, match.amounts[0], line, isSidePot ? match.numbers[0] : 0);
    const words = match.textAt(0);
    if (words === '') return;
    const reading = readDescription(words, true);
    const isNamed = draft.claims.some((claim) => claim.type === 'seat' && claim.seat === seat);
    if (isNamed) draft.claims.push({ type: 'made-hand', seat, run: 0, cards: [], reading, line });
    else draft.claimSeat(seat, 'won', line).readings = [reading];
  };

/** Blinds and antes are posted before the deal. */
export const forcedPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} posts small blind [{amount}]', read: posts('small-blind') },
  { phrase: '{player} posts big blind [{amount}]', read: posts('big-blind') },
  { phrase: '{player} posts ante [{amount}]', read: posts('ante') },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '** Dealing down cards **', read: startsDealing('body') },
  { phrase: 'Dealt to {player} [ {cards} ]', read: dealsHoleCards },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls [{amount}]', read: calls },
  { phrase: '{player} bets [{amount}]', read: bets },
  { phrase: '{player} raises to [{amount}]', read: raisesTo },
  { phrase: '{player} goes all-in', read: remarks },
  { phrase: '** Dealing Flop ** [ {cards} ]', read: dealsBoard('flop') },
  { phrase: '** Dealing Turn ** [ {cards} ]', read: dealsBoard('turn') },
  { phrase: '** Dealing River ** [ {cards} ]', read: dealsBoard('river') },
  { phrase: '** Showdown **', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '{player} shows [ {cards} ] {text}', read: shows },
  { phrase: '{player} mucks', read: mucks },
  { phrase: '{player} does not show', read: keepsHand },
  { phrase: '** Hand Conclusion **', read: remarks },
  ...['', ' with {text}'].flatMap((hand) => [
    { phrase: `{player} wins {amount} from main pot${hand}`, read: wins(false) },
    { phrase: `{player} wins {amount} from side pot #{number}${hand}`, read: wins(true) },
  ]),
  {
    phrase: '************  Game {text} ends  ************',
    read: (draft, match) => {
      draft.ended = match.textAt(0) === draft.id;
      return draft.ended;
    },
  },
];
