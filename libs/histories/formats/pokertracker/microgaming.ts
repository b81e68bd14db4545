import { type Card, parseCards as parseUsualCards } from '#cards';
import { isBettingEvent } from '../../betting.js';
import { strictConventions, type Conventions } from '../../conventions.js';
import type { GameLimit } from '../../hand.js';
import {
  bets,
  calls,
  callsTo,
  checks,
  checkSidePotNumbers,
  collects,
  dealsBoard,
  dealsHoleCards,
  folds,
  goesAllIn,
  mucksFaceUp,
  parseTime,
  posts,
  PhraseTable,
  raisesAdding,
  raisesTo,
  remarks,
  shows,
  startsDealing,
  claimsRake,
  collectsSidePot,
  type HandDraft,
  type LineReader,
  type Phrase,
  type SiteLayout,
} from '../../reading/index.js';

/** The first lines of the two layouts: an older one of 2011, and one of 2013 whose figures mean something else. */
export const MICROGAMING_PREFIXES = ['** Game ID ', '** Hand # '] as const;

const OLDER = 'pokertracker-microgaming';
const NEWER = 'pokertracker-microgaming-2013';

/** The older layout has no line for an uncalled bet; neither marks all calls and bets of a whole stack. */
const older: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

/** In the newer layout the winner collects a bet that nobody called with the pot. */
const newer: Conventions = { ...older, uncalledLine: 'kept' };

export const microgamingConventions = (dialect: string): Conventions | null =>
  dialect === OLDER ? older : dialect === NEWER ? newer : null;

const MAX_CARDS = 60;

/** `10 of s, 2 of c` or `Qh, 9c`. */
const parseCards = (text: string): Card[] | null => {
  const words = text.split(',', MAX_CARDS + 1);
  if (words.length > MAX_CARDS) return null;
  const parsed = parseUsualCards(words.map((word) => word.trim().replace(' of ', '')).join(' '));
  return parsed.ok ? parsed.cards : null;
};

const variants: ReadonlyMap<string, string> = new Map([
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha Hi-Lo', 'omaha-8'],
]);

const limits: readonly (readonly [word: string, limit: GameLimit])[] = [
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['FL', 'fixed-limit'],
];

const readId =
  (dialect: string): LineReader =>
  (draft, match) => {
    draft.dialect = dialect;
    draft.id = match.textAt(0);
    draft.playedAtText = match.textAt(1);
    draft.playedAt = parseTime(match.textAt(1), 'year-first', null);
  };

/** `** Deal 252 (Deep) - €5 Min [Hold'em] (0.05|0.10 NL - € Cash Game) Real Money`. */
const readTable =
  (limit: GameLimit): LineReader =>
  (draft, match) => {
    const variant = variants.get(match.textAt(1));
    if (variant === undefined) return false;
    const [small, big] = match.amounts;
    draft.game = { variant, limit, rotation: null };
    draft.table = { name: match.textAt(0), seats: null };
    if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
    else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
    return true;
  };

const addsPlayer =
  (mark: '' | 'dealer' | 'away'): LineReader =>
  (draft, match, line) => {
    const [seat] = match.numbers;
    // Seats are before the posts.
    if (draft.events.length > 0) draft.misplaceLine('', line);
    if (draft.players.length === 0) draft.currency = match.currencyOf(0) ?? 'PLAY';
    if (mark === 'dealer') draft.buttonSeat = seat;
    const [stack] = match.amounts;
    draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: mark === 'away', line });
    return true;
  };

const seatMarks = [
  [' [Sitting out]', 'away'],
  ['[Sitting out]', 'away'],
  [' [Dealer]', 'dealer'],
  ['[Dealer]', 'dealer'],
  ['', ''],
] as const;

const headerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '** Game ID {text} starting - {text}', read: readId(OLDER) },
  { phrase: '** Hand # {text} starting - {text}', read: readId(NEWER) },
  ...limits.map(([word, limit]) => ({
    phrase: `** {name} [{text}] ({amount}|{amount} ${word} - {text}) {text}`,
    read: readTable(limit),
  })),
  ...seatMarks.flatMap(([words, mark]) =>
    ['- ', ''].map((dash) => ({
      phrase: `${dash}{name} sitting in seat {number} with {amount}${words}`,
      read: addsPlayer(mark),
    })),
  ),
];

/** The older layout prints what a call and a raise reach, the newer one what they add. */
const byLayout =
  (ofOlder: LineReader, ofNewer: LineReader): LineReader =>
  (draft, match, line) =>
    (draft.dialect === OLDER ? ofOlder : ofNewer)(draft, match, line);

/** The line of the hero's cards is the first one of the betting. */
const dealsHero: LineReader = (draft, match, line) => {
  if (draft.events.some(isBettingEvent)) draft.misplaceLine('', line);
  startsDealing('body')(draft, match, line);
  return dealsHoleCards(draft, match, line);
};

const ends: LineReader = (draft, match) => {
  draft.ended = match.textAt(0) === draft.id;
  return draft.ended;
};

/** The newer layout ends with the rake. */
const endsWithRake: LineReader = (draft, match, line) => {
  draft.ended = true;
  return claimsRake(draft, match, line);
};

const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} posted the small blind - {amount}', read: posts('small-blind') },
  { phrase: '{player} posted the big blind - {amount}', read: posts('big-blind') },
  { phrase: '{player} posted the ante - {amount}', read: posts('ante') },
  { phrase: '** Dealing card to {player}: {cards}', read: dealsHero },
  { phrase: '** Dealing cards to {player}: {cards}', read: dealsHero },
  { phrase: '{player} folded', read: folds },
  { phrase: '{player} checked', read: checks },
  { phrase: '{player} called - {amount}', read: byLayout(callsTo, calls) },
  { phrase: '{player} bet - {amount}', read: bets },
  { phrase: '{player} raised - {amount}', read: byLayout(raisesTo, raisesAdding) },
  { phrase: '{player} raised to {amount}', read: byLayout(raisesTo, raisesAdding) },
  { phrase: '{player} went all-in - {amount}', read: goesAllIn },
  { phrase: '** Dealing the flop: {cards}', read: dealsBoard('flop') },
  { phrase: '** Dealing the turn: {cards}', read: dealsBoard('turn') },
  { phrase: '** Dealing the river: {cards}', read: dealsBoard('river') },
  { phrase: '{player} shows: {cards}', read: shows },
  { phrase: '{player} mucks:', read: remarks },
  { phrase: '{player} mucks: {cards}', read: mucksFaceUp },
  { phrase: '{player} wins {amount} from the main pot', read: collects(0) },
  { phrase: '{player} wins {amount} from side pot {number}', read: collectsSidePot },
  { phrase: 'End of game {text}', read: ends },
  { phrase: 'Rake: {amount}', read: endsWithRake },
];

const CENTS = 2;

export const microgamingLayout: SiteLayout = {
  format: 'pokertracker',
  site: 'Microgaming',
  dialect: OLDER,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  parseCards,
  scaleOf: () => CENTS,
  finish: (draft) => {
    draft.leaveOutSilentPlayers();
    checkSidePotNumbers(draft);
  },
};
