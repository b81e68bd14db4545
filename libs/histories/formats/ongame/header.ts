import type { GameLimit } from '../../hand.js';
import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import {
  addsPlayer,
  claimsPlayers,
  placesButton,
  remarks,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NO_LIMIT', 'no-limit'],
  ['POT_LIMIT', 'pot-limit'],
  ['LIMIT', 'fixed-limit'],
]);

const variants: ReadonlyMap<string, string> = new Map([
  ['TEXAS_HOLDEM', 'holdem'],
  ['OMAHA_HI', 'omaha'],
  ['OMAHA_HI_LO', 'omaha-8'],
  ['SEVEN_CARD_STUD', 'stud'],
  ['SEVEN_CARD_STUD_HI_LO', 'stud-8'],
  ['FIVE_CARD_DRAW', 'five-draw'],
]);

export const supported: readonly string[] = [...variants.values()];

const ANTE = ', ante: ';

/** The id of a hand has the number of the table: `R5-900000001-476` and `[900000001]`. */
const isTableOf = (id: string, table: string): boolean => {
  const parts = id.split('-', 4);
  return parts.length !== 3 || parts[1] === table;
};

/** `NO_LIMIT TEXAS_HOLDEM $0.50/$1, Real money`, `LIMIT SEVEN_CARD_STUD $0.10/$0.20, ante: $0.02, Real money`. */
const readTable: LineReader = (draft, match, line) => {
  const [limitName, gameName, figures = ''] = match.textAt(2).split(' ', 3);
  const limit = limits.get(limitName);
  const variant = variants.get(gameName);
  if (limit === undefined || variant === undefined) return false;
  const { stakes } = draft;
  const isPlay = match.textAt(2).endsWith('Play money');
  if (draft.tournament === null) draft.currency = isPlay ? 'PLAY' : figures.startsWith('€') ? 'EUR' : 'USD';
  const small = draft.amountIn(figures, 0, line);
  const big = draft.amountIn(figures, figures.indexOf('/') + 1, line);
  if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
  if (limit === 'fixed-limit') Object.assign(stakes, { smallBet: small, bigBet: big });
  else Object.assign(stakes, { smallBlind: small, bigBlind: big });
  draft.game = { variant, limit, rotation: null };
  draft.table = { name: match.textAt(0).trim(), seats: null };
  if (!isTableOf(draft.id, match.textAt(1))) draft.keepUnread(line);
  const ante = match.textAt(2).indexOf(ANTE);
  if (ante >= 0) stakes.ante = draft.amountIn(match.textAt(2), ante + ANTE.length, line);
  draft.checkLimits(line);
  return stakes.ante !== NO_AMOUNT;
};

const readTournament: LineReader = (draft, match) => {
  draft.id = match.textAt(0);
  draft.tournament = { id: match.textAt(2), buyIn: match.textAt(3) || null, level: null };
  draft.currency = 'CHIPS';
  // The line of the rake has the sign of the buy-in: `Rake taken: €0`.
  draft.chipCurrency = currencyOfSign(match.textAt(3).charAt(0));
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: '***** History for hand {text} (TOURNAMENT: "{text}", {text}, buy-in: {text}) *****',
    read: readTournament,
  },
  { phrase: '***** History for hand {text} (TOURNAMENT: {text}) *****', read: readTournament },
  {
    phrase: '***** History for hand {text} *****',
    read: (draft, match) => {
      draft.id = match.textAt(0);
    },
  },
  {
    phrase: 'Start hand: {text}',
    read: (draft, match) => {
      draft.playedAtText = match.textAt(0);
    },
  },
  { phrase: 'Table: {name} [{text}] ({text})', read: readTable },
  {
    phrase: 'Button: seat {number}',
    read: placesButton,
  },
  { phrase: 'User: {text}', read: remarks },
  { phrase: 'Players in round: {number}', read: claimsPlayers },
  // The number of seats is in brackets.
  { phrase: 'Players in round: {number} ({number})', read: claimsPlayers },
  {
    phrase: 'Seat {number}: {name} ({amount})',
    read: addsPlayer(),
  },
];
