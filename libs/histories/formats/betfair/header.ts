import type { GameLimit } from '../../hand.js';
import {
  addsPlayer,
  parseTime,
  placesButton,
  remarks,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';

export const HAND = '***** Betfair Poker Hand History for Game ';

/** The games by their names. */
const variants: ReadonlyMap<string, string> = new Map([
  ['Omaha', 'omaha'],
  ['Omaha Hi/Lo', 'omaha-8'],
  ['Omaha Hi-Lo', 'omaha-8'],
  ["Texas Hold'em", 'holdem'],
  ['Texas Holdem', 'holdem'],
  ["Hold'em", 'holdem'],
]);

/** The games of known logs. */
export const supported: readonly string[] = ['omaha'];

const limits: readonly (readonly [words: string, limit: GameLimit])[] = [
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['FL', 'fixed-limit'],
];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `Sunday, October 18, 20:00:00 GMT 2009`: null for another text. */
const parseDate = (text: string): string | null => {
  const [, month, day, time, zone, year, ...more] = text.replaceAll(',', '').split(' ', 8);
  const number = MONTHS.indexOf(month ?? '') + 1;
  if (number === 0 || year === undefined || more.length > 0) return null;
  return parseTime(`${year} ${String(number)} ${day} ${time}`, 'year-first', zone);
};

/** `PL $0.05/$0.10 Omaha - Sunday, October 18, 20:00:00 GMT 2009`. */
const readGame =
  (limit: GameLimit): LineReader =>
  (draft, match) => {
    const variant = variants.get(match.textAt(0));
    if (variant === undefined) return false;
    const [small, big] = match.amounts;
    draft.game = { variant, limit, rotation: null };
    draft.currency = match.currencyOf(0) ?? 'PLAY';
    draft.playedAtText = match.textAt(1);
    draft.playedAt = parseDate(draft.playedAtText);
    if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
    else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
    return true;
  };

const COUNT = 'Total number of active players : ';

/** Compares the stated number of players with the seats. O(events). */
export const checkPlayerCount = (draft: HandDraft): void => {
  const note = draft.events.find((event) => event.type === 'note' && event.text.startsWith(COUNT));
  if (note?.type !== 'note') return;
  const stated = note.text.slice(COUNT.length);
  const seated = String(draft.players.length);
  if (stated !== seated) draft.contradict('players', seated, stated, note.line);
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: `${HAND}{text} *****`,
    read: (draft, match) => {
      draft.id = match.textAt(0);
    },
  },
  ...limits.map(([words, limit]) => ({
    phrase: `${words} {amount}/{amount} {text} - {text}`,
    read: readGame(limit),
  })),
  {
    phrase: 'Table {name} {number}-max ({text})',
    read: (draft, match) => {
      draft.table = { name: match.textAt(0), seats: match.numbers[0] };
    },
  },
  {
    phrase: 'Seat {number} is the button',
    read: placesButton,
  },
  { phrase: `${COUNT}{number}`, read: remarks },
  {
    phrase: 'Seat {number}: {name} ( {amount} )',
    read: addsPlayer(),
  },
];
