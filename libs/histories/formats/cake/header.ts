import type { GameLimit } from '../../hand.js';
import {
  type HandDraft,
  type LineReader,
  isTimeText,
  placesButton,
  type Phrase,
  type PhraseMatch,
} from '../../reading/index.js';
import { COIN_FLIP } from './conventions.js';
import { keepsConversion, setsConvertedStakes } from './conversions.js';

export const PREFIX = 'Hand#';

/** The games by their names in the header, without the limit. */
const variants: ReadonlyMap<string, string> = new Map([
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha Hi', 'omaha'],
  ['Omaha Hi/Lo', 'omaha-8'],
]);

export const supported: readonly string[] = [...new Set(variants.values())];

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['FL', 'fixed-limit'],
]);

/** `NL Hold'em`, and the time, which is in no stated zone. False for another game or time. */
const readTerms = (draft: HandDraft, match: PhraseMatch, first: number): boolean => {
  const words = match.textAt(first);
  const time = match.textAt(first + 1);
  const blank = words.indexOf(' ');
  const limit = limits.get(words.slice(0, Math.max(0, blank)));
  const variant = variants.get(words.slice(blank + 1));
  if (limit === undefined || variant === undefined || !isTimeText(time, 'year-first')) return false;
  draft.id = match.textAt(0);
  draft.game = { variant, limit, rotation: null };
  draft.playedAtText = time;
  return true;
};

const setStakes = ({ game, stakes }: HandDraft, smaller: number, larger: number): void => {
  if (game?.limit === 'fixed-limit') Object.assign(stakes, { smallBet: smaller, bigBet: larger });
  else Object.assign(stakes, { smallBlind: smaller, bigBlind: larger });
};

const TOURNAMENT_MARK = ' T';
const FLIP_NAME = 'Coin Flip';

/** `$3,000 Guaranteed Turbo T10624416`: the name of the tournament and its id. The blinds stand behind the ante. */
const readTournament =
  (hasBuyIn: boolean): LineReader =>
  (draft, match) => {
    const words = match.textAt(1);
    const mark = words.lastIndexOf(TOURNAMENT_MARK);
    const table = hasBuyIn ? 4 : 2;
    if (mark < 0 || !readTerms(draft, match, table + 1)) return false;
    const [, smaller, larger] = match.amounts;
    setStakes(draft, smaller, larger);
    draft.currency = 'CHIPS';
    draft.table = { name: match.textAt(table), seats: hasBuyIn ? match.numbers[0] : null };
    const id = words.slice(mark + TOURNAMENT_MARK.length);
    draft.tournament = { id, buyIn: hasBuyIn ? match.textAt(3) : null, level: null };
    if (words.slice(0, mark).includes(FLIP_NAME)) draft.dialect = COIN_FLIP;
    return true;
  };

const readCash: LineReader = (draft, match) => {
  if (!readTerms(draft, match, 2)) return false;
  const [smaller, larger] = match.amounts;
  setStakes(draft, smaller, larger);
  draft.table = { name: match.textAt(1), seats: null };
  draft.currency = match.currencyOf(0) ?? 'PLAY';
  return true;
};

/** Tables of all sizes number their seats up to ten. */
const MAX_SEAT = 10;

/** `DEALER` marks the button in logs up to 2011. */
const addsPlayer =
  (isButton: boolean): LineReader =>
  (draft, match, line) => {
    const [seat] = match.numbers;
    if (seat > MAX_SEAT || (isButton && draft.buttonSeat !== null)) return false;
    if (isButton) draft.buttonSeat = seat;
    draft.addPlayer({ seat, name: match.textAt(0), stack: match.amounts[0], sittingOut: false, line });
    return true;
  };

const HAND = `${PREFIX}{text} - {text} -- `;

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: `${HAND}{text} -- {text} -- {number} Max -- Table {text} -- {amount}/{amount}/{amount} {text} -- {text}`,
    read: readTournament(true),
  },
  {
    phrase: `${HAND}Table {text} -- {amount}/{amount}/{amount} {text} -- {text}`,
    read: readTournament(false),
  },
  { phrase: `${HAND}{amount}/{amount} {text} -- {text}`, read: readCash },
  {
    phrase: 'Dealer: Seat {number}',
    read: placesButton,
  },
  { phrase: 'Seat {number}: {name} ({amount} in chips)', read: addsPlayer(false) },
  { phrase: 'Seat {number}: {name} ({amount} in chips) DEALER', read: addsPlayer(true) },
  {
    phrase: 'Seat {number}: {name} ({amount} in chips)  ({amount})',
    read: (draft, match, line) => {
      setsConvertedStakes(draft, match);
      return keepsConversion(addsPlayer(false))(draft, match, line);
    },
  },
];
