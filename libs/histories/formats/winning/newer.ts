import { parseCards, type Card } from '#cards';
import {
  addsPlayer,
  bets,
  calls,
  checks,
  claimsBoard,
  dealsBoard,
  dealsHoleCards,
  folds,
  parseTime,
  posts,
  raisesByTo,
  keepsHand,
  remarks,
  returns,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
  type SeatMarks,
} from '../../reading/index.js';
import { readHandDescription } from '../pokerstars/descriptions.js';
import { caps } from './caps.js';
import { findGame, findLimit } from './games.js';

/** `Hand #779388412 - Omaha H/L(No Limit) - $3.00/$6.00 - 2021/04/16 19:22:47 UTC`. */
const readGame = (draft: HandDraft, name: string, limitName: string, small: number, big: number): boolean => {
  const game = findGame(name.trim());
  const limit = findLimit(limitName);
  if (game === undefined || limit === undefined) return false;
  draft.dialect = 'winning-2019';
  draft.section = 'seats';
  draft.game = { variant: game.variant, limit, rotation: null };
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

const readTime = (draft: HandDraft, text: string): void => {
  draft.playedAtText = text;
  draft.playedAt = parseTime(text, 'year-first', text.endsWith(' UTC') ? 'UTC' : null);
};

const readCash: LineReader = (draft, match) => {
  const [small, big] = match.amounts;
  if (!readGame(draft, match.textAt(1), match.textAt(2), small, big)) return false;
  draft.id = match.textAt(0);
  draft.currency = match.currencyOf(0) ?? 'PLAY';
  readTime(draft, match.textAt(3));
  return true;
};

const readTournament: LineReader = (draft, match) => {
  const [small, big] = match.amounts;
  if (!readGame(draft, match.textAt(2), match.textAt(3), small, big)) return false;
  draft.id = match.textAt(0);
  draft.tournament = { id: match.textAt(1), buyIn: null, level: match.textAt(4) };
  draft.currency = 'CHIPS';
  readTime(draft, match.textAt(5));
  return true;
};

const readTable: LineReader = (draft, match, line) => {
  const [seats, button] = match.numbers;
  draft.table = { name: match.textAt(0), seats };
  draft.placeButton(button, line);
};

/** Run 1, 2, …, of a board that is dealt several times. */
const onRun =
  (read: LineReader): LineReader =>
  (draft, match, line) => {
    const [run] = match.numbers;
    return run > 0 && draft.startRun(run) && read(draft, match, line);
  };

/** A described hand, with its cards; null for cards that are none, and for a low that is none. */
type DescribedHand = ReturnType<typeof readHandDescription> & { readonly cards: Card[] | null };

/** `a pair of Queens [Qh Qd As 9c 6c]`, `HI - a flush, Queen high […] | LO - [8,7,5,2,1]`. */
const readHand = (text: string): DescribedHand => {
  const high = text.startsWith('HI - ') ? text.slice(5) : text;
  const bracket = high.indexOf(' [');
  const { reading } = readHandDescription(bracket < 0 ? high : high.slice(0, bracket));
  const parsed = bracket < 0 ? null : parseCards(high.slice(bracket + 2, high.indexOf(']', bracket)));
  const cards = parsed === null ? [] : parsed.ok ? parsed.cards : null;
  const mark = text.indexOf('LO - [');
  const listed = mark < 0 ? '' : text.slice(mark + 6, text.indexOf(']', mark));
  if (listed === '') return { reading, cards };
  const low = readHandDescription(
    `Lo: ${listed
      .split(',')
      .map((rank) => (rank === '1' ? 'A' : rank))
      .join(',')}`,
  );
  return low.reading === null ? { reading, cards: null } : { reading, low: low.reading, cards };
};

const shows: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  const seat = draft.seatOf(match.players[0]);
  const { cards, ...described } = readHand(text);
  if (cards === null) return false;
  draft.show(seat, match.cards[0], line, { text, ...described });
  if (cards.length > 0) draft.claimMadeHand(seat, cards, described.reading, line);
  return true;
};

/** From a pot of the current run; the number of the main pot is the run. */
const collects =
  (pot: number | null): LineReader =>
  (draft, match, line) => {
    draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line, pot);
  };

const startsSummary: LineReader = (draft) => {
  draft.section = 'newer-summary';
};

const claimsPot: LineReader = (draft, match, line) => {
  const [pot, rake, fee = 0] = match.amounts;
  draft.ended = true;
  draft.claimTotalPot(pot, line);
  if (match.amounts.length > 1) draft.claimRake(rake, line);
  if (fee > 0) draft.claimFee('jackpot', fee, line);
};

export const newerHeader: readonly Phrase<HandDraft>[] = [
  { phrase: 'Hand #{text} - {text}({text}) - {amount}/{amount} - {text}', read: readCash },
  {
    phrase:
      'Game Hand #{text} - Tournament #{text} - {text}({text}) - Level {text} ({amount}/{amount})- {text}',
    read: readTournament,
  },
];

export const newerSeats: readonly Phrase<HandDraft>[] = [
  { phrase: "Table '{name}' {number}-max Seat #{number} is the button", read: readTable },
  { phrase: '{name} {number}-max Seat #{number} is the button', read: readTable },
  { phrase: 'Seat {number}: {name} ({amount}) is sitting out', read: addsPlayer(true) },
  { phrase: 'Seat {number}: {name} ({amount})', read: addsPlayer() },
  { phrase: '{player} posts ante {amount}', read: posts('ante') },
  { phrase: '{player} posts the ante {amount}', read: posts('ante') },
  { phrase: '{player} posts the small blind {amount}', read: posts('small-blind') },
  { phrase: '{player} posts the big blind {amount}', read: posts('big-blind') },
  { phrase: '{player} posts dead {amount}', read: posts('dead-blind') },
  { phrase: '{player} posts straddle {amount}', read: posts('straddle') },
  { phrase: '{player} posts {amount}', read: posts('big-blind') },
  { phrase: '{player} waits for big blind', read: remarks },
  ...['is disconnected', 'has timed out', 'is timed out', 'sits out'].map((words) => ({
    phrase: `{player} ${words}`,
    read: remarks,
  })),
  // Who comes has no seat line, and who leaves may have none any more.
  { phrase: '{text} joins the table', read: remarks },
  { phrase: '{text} leaves the table', read: remarks },
  { phrase: '*** HOLE CARDS ***', read: startsDealing('newer') },
];

export const newerBody: readonly Phrase<HandDraft>[] = [
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls {amount}{all-in: and is all-in}', read: calls },
  { phrase: '{player} bets {amount}{all-in: and is all-in}', read: bets },
  { phrase: '{player} raises {amount} to {amount}{all-in: and is all-in}', read: raisesByTo },
  { phrase: '{player} caps {amount}', read: caps },
  { phrase: 'Uncalled bet ({amount}) returned to {player}', read: returns },
  { phrase: '*** FLOP *** [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN *** [{cards}] [{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER *** [{cards}] [{cards}]', read: dealsBoard('river') },
  { phrase: '*** FLOP {number} *** [{cards}]', read: onRun(dealsBoard('flop')) },
  { phrase: '*** TURN {number} *** [{cards}] [{cards}]', read: onRun(dealsBoard('turn')) },
  { phrase: '*** RIVER {number} *** [{cards}] [{cards}]', read: onRun(dealsBoard('river')) },
  { phrase: '*** SHOW DOWN ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '*** SHOW DOWN {number} ***', read: onRun((draft, _match, line) => draft.showdown(line)) },
  { phrase: '*** RUN IT TWICE ***', read: remarks },
  { phrase: 'Main pot {text}', read: remarks },
  { phrase: 'Side pot{text}', read: remarks },
  { phrase: '{player} shows [{cards}] ({text})', read: shows },
  { phrase: '{player} shows [{cards}]', read: shows },
  { phrase: '{player} does not show', read: keepsHand },
  { phrase: '{player} mucks', read: remarks },
  { phrase: '{player} collected {amount} from main pot', read: collects(0) },
  { phrase: '{player} collected {amount} from main pot {number}', read: onRun(collects(0)) },
  { phrase: '{player} collected {amount} from side pot {text}', read: collects(null) },
  { phrase: '*** SUMMARY ***', read: startsSummary },
];

/** The seat lines of further runs repeat those of the first one, with the winners of the run. */
const claimsSeat =
  (outcome: 'folded' | 'won' | 'lost' | 'other', marks: SeatMarks): LineReader =>
  (draft, match, line) => {
    const seat = draft.seatOf(match.players[0]);
    if (match.numbers[0] !== seat) return false;
    const words = match.textAt(0);
    const { reading, low, cards } =
      words === '' || outcome === 'folded' ? { reading: null, cards: [] } : readHand(words);
    if (cards === null) return false;
    if (cards.length > 0) draft.claimMadeHand(seat, cards, reading, line);
    if (draft.claims.some((claim) => claim.type === 'seat' && claim.seat === seat))
      return draft.note(seat, draft.lineText(), line);
    const isAwarded = draft.events.some(({ type }) => type === 'collect' || type === 'showdown');
    // A pot that nobody contests is awarded in the summary only.
    if (outcome === 'won' && !isAwarded) draft.collect(seat, match.amounts[0], line);
    // After several runs each block of the summary has the winnings of its run.
    const isRunOnce = draft.events.every((event) => event.type !== 'board' || event.run === 0);
    const claim = draft.claimSeat(seat, outcome, line, marks);
    if (outcome === 'won' && isRunOnce) claim.won = [...match.amounts];
    claim.cards = match.cards.at(0) ?? null;
    if (reading !== null) claim.readings = [reading];
    if (low !== undefined) claim.lows = [low];
    return true;
  };

const POSITIONS: readonly (readonly [words: string, marks: SeatMarks])[] = [
  ['', { button: false, blind: null }],
  [' (button)', { button: true, blind: null }],
  [' (small blind)', { button: false, blind: 'small' }],
  [' (big blind)', { button: false, blind: 'big' }],
];

const seatLines: readonly Phrase<HandDraft>[] = POSITIONS.flatMap(([position, marks]) => {
  const start = `Seat {number}: {player}${position} `;
  return [
    { phrase: `${start}folded on the {text}`, read: claimsSeat('folded', marks) },
    { phrase: `${start}did not show and won {amount}`, read: claimsSeat('won', marks) },
    { phrase: `${start}showed [{cards}] and won {amount} with {text}`, read: claimsSeat('won', marks) },
    { phrase: `${start}showed [{cards}] and lost with {text}`, read: claimsSeat('lost', marks) },
    { phrase: `${start}mucked`, read: claimsSeat('other', marks) },
    { phrase: `${start}did not show`, read: claimsSeat('other', marks) },
  ];
});

export const newerSummary: readonly Phrase<HandDraft>[] = [
  { phrase: 'Total pot {amount} | Rake {amount} | JP Fee {amount}', read: claimsPot },
  { phrase: 'Total pot {amount} | Rake {amount}', read: claimsPot },
  { phrase: 'Total pot {amount}', read: claimsPot },
  {
    phrase: 'Board [{cards}]',
    read: (draft, match, line) => {
      draft.run = 0;
      return claimsBoard(draft, match, line);
    },
  },
  { phrase: 'Board {number} [{cards}]', read: onRun(claimsBoard) },
  ...seatLines,
];
