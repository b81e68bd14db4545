import { MAX_SEAT } from '../../hand-limits.js';
import { OFFSET, type Literal, type LiteralObject } from './literal.js';

/** An object of a script, with the offset where it begins. */
interface ScriptObject {
  readonly [OFFSET]: number;
}

interface ScriptPlayer extends ScriptObject {
  readonly Name: string;
  readonly Seat: number;
  readonly Stack: number;
  readonly Cards: readonly string[];
}

interface ScriptHand extends ScriptObject {
  readonly Title: string;
  readonly NumberOfSeats: number;
  readonly BigBlind: number;
  readonly SmallBlind: number;
  /** Paid by the button for all players. */
  readonly Ante: number;
  readonly Dealer: number;
  readonly Players: readonly ScriptPlayer[];
}

export interface Play extends ScriptObject {
  /** 0 for the dealer. */
  readonly Seat: number;
  readonly Action: string;
  readonly value?: number | readonly string[];
}

/** One hand as the site's scripts describe it. Amounts are whole dollars; a card is its suit and its rank: `dt`. */
export interface HandScript extends ScriptObject {
  readonly Hand: ScriptHand;
  readonly Plays: readonly Play[];
}

type Check = (value: Literal) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';

const isBetween =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

const isListOf =
  (check: Check, most: number, least = 0): Check =>
  (value) =>
    isList(value) && value.length >= least && value.length <= most && value.every(check);

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);

const isObject = (value: Literal): value is LiteralObject => typeof value === 'object' && !isList(value);

/** Whether a value is an object with these properties, with or without the optional ones, and no others. */
const hasProperties = (checks: Readonly<Record<string, Check>>, optional: readonly string[] = []): Check => {
  const byName = new Map([...Object.entries(checks), [OFFSET, isNumber] as const]);
  const required = byName.size - optional.length;
  return (value) => {
    if (!isObject(value)) return false;
    let found = 0;
    for (const name in value) {
      if (byName.get(name)?.(value[name]) !== true) return false;
      if (!optional.includes(name)) found++;
    }
    return found === required;
  };
};

/** No table has more; a seat beyond the table is a fault of its line. */
const MAX_PLAYERS = 10;
const isSeat = isBetween(1, MAX_SEAT);
const isCard: Check = (value) => typeof value === 'string' && value.length === 2;
/** No chips: scripts begin before the forced bets. */
const isNone = isBetween(0, 0);
const isBoard = isListOf(isCard, 5);

const isPlayer = hasProperties({
  Name: isText,
  Seat: isSeat,
  Stack: isNumber,
  Cards: isListOf(isCard, 2),
  CurrentBet: isNone,
});

const isPlay = hasProperties(
  {
    Seat: isBetween(0, MAX_SEAT),
    Action: isText,
    value: (value) => isNumber(value) || isBoard(value),
  },
  ['value'],
);

const isScript = hasProperties({
  Hand: hasProperties({
    Title: isText,
    NumberOfSeats: isBetween(2, MAX_PLAYERS),
    PotSize: isNone,
    CurrentBet: isNone,
    CardsOut: isListOf(isCard, 0),
    BigBlind: isNumber,
    SmallBlind: isNumber,
    Ante: isNumber,
    Dealer: isSeat,
    Players: isListOf(isPlayer, MAX_PLAYERS, 2),
  }),
  Plays: isListOf(isPlay, Infinity),
});

/** The checks above are those of the interface. */
const isHandScript = (value: Literal): value is Literal & HandScript => isScript(value);

/** A hand of the expected shape; null for any other value. O(values). */
export const parseHandScript = (value: Literal): HandScript | null => (isHandScript(value) ? value : null);
