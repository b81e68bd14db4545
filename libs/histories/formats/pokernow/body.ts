import { formatCards } from '#cards';
import {
  bets,
  callsTo,
  checks,
  dealsBoard,
  folds,
  type LineReader,
  type Phrase,
  type PhraseMatch,
  posts,
  raisesTo,
  remarks,
  returns,
  shows,
} from '../../reading/index.js';
import { flushCardIn, readDescription } from './descriptions.js';
import type { BlindKind, PokerNowDraft } from './draft.js';
import { nameIn, SEPARATOR } from './names.js';

type Reader = (draft: PokerNowDraft, match: PhraseMatch, line: number) => unknown;

/**
 * A player who logs in gets another id, which this row and those behind it print. In logs whose names are replaced the ids
 * of the row are of another kind; then the name says who it is, if one player has it.
 */
const changesId: Reader = (draft, match, line) => {
  const token = match.textAt(0);
  const name = nameIn(token);
  const named = draft.players.filter((player) => nameIn(player.name) === name);
  const before = named.find((player) => player.name.endsWith(`${SEPARATOR}${match.textAt(1)}"`));
  const player = before ?? (named.length === 1 ? named[0] : undefined);
  if (player !== undefined && draft.seatOfToken(token) === -1)
    draft.renamePlayer(draft.players.indexOf(player), token);
  remarks(draft, match, line);
};

/** Rows about the game and its players, which change nothing in a hand. */
const remarkRows: readonly Phrase<PokerNowDraft>[] = [
  'The player {text}',
  'The admin {text}',
  "The game's {text} was changed from {text} to {text}.",
  'WARNING: {text}',
  'Game entering in a break {text}',
  '{player} will be playing on table #{text}',
  'Remaining players decide whether to run it twice.',
  '{player} chooses to {opt: }run it twice.',
  '{player} chooses to not run it twice.',
  'Some players choose to not run it twice.',
  'All players in hand choose to run it twice.',
  'Dead Small Blind',
].map((phrase) => ({ phrase, read: remarks }));

export const remarkPhrases: readonly Phrase<PokerNowDraft>[] = [
  { phrase: 'The player {text} changed the ID from {text} to {text}', read: changesId },
  ...remarkRows,
];

/** L-CARD-1: cards that were not dealt are no player's and not on the board. */
const readUndealt: LineReader = (draft, match, line) => {
  const undealt = match.cards[match.cards.length - 1];
  const dealt = [...draft.events, ...draft.claims].flatMap((one) =>
    one.type === 'board' || one.type === 'show' || one.type === 'held-cards' ? one.cards : [],
  );
  const again = undealt.filter((card, index) => dealt.includes(card) || undealt.indexOf(card) < index);
  if (again.length > 0) draft.contradict('cards', '', formatCards(again), line);
  remarks(draft, match, line);
};

/** Cards that the players look at after the hand. The row repeats the board, which is compared. */
const undealtCards: readonly Phrase<PokerNowDraft>[] = [
  { phrase: 'Undealt cards:{opt: } [{cards}]', read: readUndealt },
  {
    phrase: 'Undealt cards: {cards} [{cards}]',
    read: (draft, match, line) => {
      draft.claimBoard(match.cards[0], line);
      readUndealt(draft, match, line);
    },
  },
];

/** Side bets between the players: no chip of them is in a pot, and the stacks after the hand have them already. */
const bounties: readonly Phrase<PokerNowDraft>[] = [
  '{player} paid {amount} for the 7-2 bounty to {player}{opt:.}',
  '{player} collected {amount} from the 7-2 bounty{text}',
].map((phrase) => ({
  phrase,
  read: (draft, match, line) => {
    for (const player of match.players) draft.changedStacks.add(draft.seatOf(player));
    remarks(draft, match, line);
  },
}));

const postsBlind =
  (kind: BlindKind): Reader =>
  (draft, match, line) => {
    if (!match.allIn && !draft.blinds.has(kind)) draft.blinds.set(kind, { amount: match.amounts[0], line });
    return posts(kind)(draft, match, line);
  };

/** A missed big blind is live. Of the small blind, who may owe one too, it is what his bet reaches. */
const postsMissedBigBlind: Reader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  draft.post(seat, 'big-blind', Math.max(0, match.amounts[0] - draft.bets.of(seat)), line, match.allIn);
};

/** The site prints what the bets of a player reach on the street, for calls too. */
const actionPhrases: readonly Phrase<PokerNowDraft>[] = [
  { phrase: '{player} posts an ante of {amount}{all-in: and go all in}', read: posts('ante') },
  {
    phrase: '{player} posts a small blind of {amount}{all-in: and go all in}',
    read: postsBlind('small-blind'),
  },
  { phrase: '{player} posts a big blind of {amount}{all-in: and go all in}', read: postsBlind('big-blind') },
  {
    phrase: '{player} posts a missing small blind of {amount}{all-in: and go all in}',
    read: posts('dead-blind'),
  },
  {
    phrase: '{player} posts a missed big blind of {amount}{all-in: and go all in}',
    read: postsMissedBigBlind,
  },
  {
    phrase: '{player} posts a missing big blind of {amount}{all-in: and go all in}',
    read: postsMissedBigBlind,
  },
  { phrase: '{player} posts a straddle of {amount}{all-in: and go all in}', read: posts('straddle') },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls {amount}{all-in: and go all in}', read: callsTo },
  { phrase: '{player} bets {amount}{all-in: and go all in}', read: bets },
  { phrase: '{player} raises to {amount}{all-in: and go all in}', read: raisesTo },
  { phrase: 'Uncalled bet of {amount} returned to {player}', read: returns },
];

/** In a bomb pot every player puts in the same amount, and the flop follows. */
const bombPots: readonly Phrase<PokerNowDraft>[] = [
  '{player} posts a bet of {amount} (bomb pot bet){all-in: and go all in}',
  '{player} calls {amount} (bomb pot bet){all-in: and go all in}',
  '{player} posts a bet of {amount}{all-in: and go all in} (bomb pot bet)',
  '{player} calls {amount}{all-in: and go all in} (bomb pot bet)',
].map((phrase) => ({
  phrase,
  read: (draft, match, line) => {
    if (draft.game !== null) draft.game = { ...draft.game, options: { bomb: true } };
    posts('ante')(draft, match, line);
  },
}));

const inRun =
  (run: number, read: LineReader): Reader =>
  (draft, match, line) => {
    draft.run = run;
    return read(draft, match, line);
  };

const boardPhrases: readonly Phrase<PokerNowDraft>[] = [
  { phrase: 'Flop:{opt: } [{cards}]', read: inRun(0, dealsBoard('flop')) },
  { phrase: 'Turn: {cards} [{cards}]', read: inRun(0, dealsBoard('turn')) },
  { phrase: 'River: {cards} [{cards}]', read: inRun(0, dealsBoard('river')) },
  { phrase: 'Flop (second run):{opt: } [{cards}]', read: inRun(1, dealsBoard('flop')) },
  { phrase: 'Turn (second run): {cards} [{cards}]', read: inRun(1, dealsBoard('turn')) },
  { phrase: 'River (second run): {cards} [{cards}]', read: inRun(1, dealsBoard('river')) },
];

/** A hand is shown at the showdown, in an all-in before it, or after the hand; a folded one after the hand only. */
const showsHand: Reader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [cards] = match.cards;
  if (draft.ended || draft.hasFolded(seat)) draft.claimHeldCards(seat, cards, line);
  else shows(draft, match, line);
};

const ON_SECOND_RUN = ' on the second run';

/**
 * `collected 60 from pot with Two Pair, J's & 9's (combination: J♣, J♠, 9♠, 9♥, 10♦)`. A hand is named only at a showdown:
 * in none of 1,601 real hands in which all others fold.
 */
const collectsWithHand: Reader = (draft, match, line) => {
  const words = match.textAt(0).trimEnd();
  const isSecond = words.endsWith(ON_SECOND_RUN);
  const name = isSecond ? words.slice(0, -ON_SECOND_RUN.length) : words;
  const seat = draft.seatOf(match.players[0]);
  if (draft.players.every((player) => player.seat === seat || draft.hasFolded(player.seat)))
    draft.contradict('players', '2', '1', line);
  draft.run = isSecond ? 1 : 0;
  draft.collect(seat, match.amounts[0], line);
  const reading = readDescription(name);
  const [cards] = match.cards;
  const isLow = reading === null && draft.game?.variant === 'omaha-8';
  draft.claims.push({
    type: 'made-hand',
    seat,
    run: draft.run,
    cards,
    reading,
    ...(isLow ? { half: 'low' } : {}),
    line,
  });
  const high = flushCardIn(name);
  if (high !== null && !cards.includes(high))
    draft.claims.push({ type: 'made-hand', seat, run: draft.run, cards: [high], reading, line });
  if (reading === null) draft.events.push({ type: 'unread', text: draft.lineText(), line });
};

const awardPhrases: readonly Phrase<PokerNowDraft>[] = [
  {
    phrase: '{player} collected {amount} from pot',
    read: (draft, match, line) => {
      draft.run = 0;
      draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line);
    },
  },
  {
    phrase: '{player} collected {amount} from pot with {text} (combination: {cards})',
    read: collectsWithHand,
  },
];

const showPhrases: readonly Phrase<PokerNowDraft>[] = [
  { phrase: '{player} shows a {cards}.', read: showsHand },
];

const ownCardPhrases: readonly Phrase<PokerNowDraft>[] = [
  {
    phrase: 'Your hand is {cards}',
    read: (draft, match, line) => {
      draft.ownCards ??= { cards: [...match.cards[0]], text: draft.lineText(), line };
    },
  },
];

const endPhrases: readonly Phrase<PokerNowDraft>[] = [
  {
    phrase: '-- ending hand #{number} --',
    read: (draft, match) => {
      if (match.numbers[0] !== draft.handNumber) return false;
      draft.ended = true;
      draft.section = 'after';
      return true;
    },
  },
];

const changesStack: Reader = (draft, match, line) => {
  draft.changedStacks.add(draft.seatOf(match.players[0]));
  remarks(draft, match, line);
};

/** A player comes back to the table, with chips that are not from the pots. */
const comesBack: Phrase<PokerNowDraft> = {
  phrase: 'The player {player} joined the game with a stack of {amount}.',
  read: changesStack,
};

const UPDATE = 'The admin updated the player {player} stack from {amount} to {amount}.';

/** The rows of a hand. */
export const bodyPhrases: readonly Phrase<PokerNowDraft>[] = [
  ...actionPhrases,
  ...bombPots,
  ...boardPhrases,
  ...awardPhrases,
  ...showPhrases,
  ...ownCardPhrases,
  ...endPhrases,
  ...bounties,
  ...undealtCards,
  comesBack,
  { phrase: UPDATE, read: changesStack },
  ...remarkPhrases,
];

/** The chips of a player after the hand, as rows about him state them, until they change for another reason. */
const stacksAfter: readonly Phrase<PokerNowDraft>[] = [
  'The player {player} quits the game with a stack of {amount}.',
  'The player {player} stand up with the stack of {amount}.',
  'The player {player} sit back with the stack of {amount}.',
  UPDATE,
].map((phrase) => ({
  phrase,
  read: (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    if (!draft.changedStacks.has(seat)) draft.claimFinalStack(seat, match.amounts[0], line);
    if (match.amounts.length > 1) draft.changedStacks.add(seat);
    remarks(draft, match, line);
  },
}));

/** The rows after a hand: cards that players show all the same, and departures. */
export const afterPhrases: readonly Phrase<PokerNowDraft>[] = [
  ...showPhrases,
  ...stacksAfter,
  comesBack,
  ...bounties,
  ...undealtCards,
  ...remarkPhrases,
];
