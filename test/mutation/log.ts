/**
 * A simple reader of the PokerStars layout, with just enough detail to change a hand on purpose. It is independent of the
 * product's reader, so that the two do not share mistakes, and it reads only hands without faults.
 */

export type Kind =
  | 'header'
  | 'table'
  | 'seat'
  | 'post'
  | 'hole-cards'
  | 'dealt'
  | 'street'
  | 'stage'
  | 'bring-in'
  | 'draw'
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'uncalled'
  | 'showdown'
  | 'show'
  | 'muck'
  | 'collect'
  | 'summary'
  | 'total'
  | 'board'
  | 'result'
  | 'remark';

/** A printed amount: its place in the line, with its sign, and its value in the smallest unit. */
export interface Printed {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

export interface Entry {
  /** Index of the line, counted from 0. */
  readonly at: number;
  readonly text: string;
  readonly kind: Kind;
  /** The player that the line is about. */
  readonly name: string | null;
  /** 0 before the flop, 1 on the flop …; -1 before the cards. */
  readonly street: number;
  readonly amounts: readonly Printed[];
  readonly allIn: boolean;
}

export interface Seat {
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
}

/**
 * The conventions of a log. `native`: sites with complete and exact logs; `old`: the same before 2008, without lines for
 * uncalled bets; `other`: sites and converters with other figures.
 */
export type Style = 'native' | 'old' | 'other';

/** How the streets of a game go: board cards, cards of the players, one draw or three. */
export type Family = 'flop' | 'stud' | 'single-draw' | 'triple-draw';

export interface Log {
  readonly lines: readonly string[];
  readonly entries: readonly Entry[];
  readonly seats: readonly Seat[];
  /** 0 if there is none. */
  readonly button: number;
  readonly style: Style;
  readonly limit: 'no' | 'pot' | 'fixed';
  readonly family: Family;
  /** Cards that each player holds at the end. */
  readonly holeCards: number;
  /** Streets on which a fixed-limit game bets the smaller size. */
  readonly smallStreets: number;
  readonly tournament: boolean;
  /** The two sizes of the header. */
  readonly small: number;
  readonly big: number;
  readonly decimals: number;
  readonly sign: string;
}

const AMOUNT = /[$€£¥]?\d[\d,]*(?:\.\d+)?/g;
const ACTIONS: readonly (readonly [string, Kind])[] = [
  ['folds', 'fold'],
  ['checks', 'check'],
  ['calls ', 'call'],
  ['bets ', 'bet'],
  ['raises ', 'raise'],
  ['posts ', 'post'],
  ['straddle ', 'post'],
  ['brings in for ', 'bring-in'],
  ['discards ', 'draw'],
  ['stands pat', 'draw'],
  ['shows ', 'show'],
  ['mucks ', 'muck'],
];

/** By family: the markers of the streets after the first one. */
const MARKERS: Readonly<Record<Family, readonly string[]>> = {
  flop: ['FLOP', 'TURN', 'RIVER'],
  stud: ['4th STREET', '5th STREET', '6th STREET', 'RIVER'],
  'single-draw': [],
  'triple-draw': ['FIRST DRAW', 'SECOND DRAW', 'THIRD DRAW'],
};

const FAMILIES: readonly (readonly [RegExp, Family, number])[] = [
  [/Stud|Razz/, 'stud', 7],
  [/5 Card Draw|Single Draw/, 'single-draw', 5],
  [/Triple Draw/, 'triple-draw', 5],
  [/Badugi/, 'triple-draw', 4],
  [/6 Card Omaha/, 'flop', 6],
  [/5 Card Omaha|Courchevel/, 'flop', 5],
  [/Omaha/, 'flop', 4],
  [/Hold'em/, 'flop', 2],
];

/** Lines of a text, whichever way they end. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

/** Reads a hand; null if it is not laid out as expected. */
export const readLog = (text: string): Log | null => {
  const lines = linesOf(text.trimEnd());
  const header = lines[0] ?? '';
  const stakes = /\(([$€£¥]?)([\d.,]+)\/[$€£¥]?([\d.,]+)/.exec(header);
  const button = /Seat #(\d+) is the button/.exec(lines[1] ?? '');
  const names = lines.flatMap((line) => /^Seat \d+: (.*) \([$€£¥]?[\d.,]+ in chips/.exec(line)?.[1] ?? []);
  // The last game that the header names: a rotation has others in its own name.
  const game =
    FAMILIES.find(([words]) => words.test(header.slice(header.lastIndexOf('(', stakes?.index) + 1))) ??
    FAMILIES.find(([words]) => words.test(header));
  if (stakes === null || game === undefined || new Set(names).size !== names.length) return null;
  const [, family, holeCards] = game;
  if (button === null && family !== 'stud') return null;
  const decimals = stakes[1] !== '' || /\b\d+\.\d\d\b/.test(lines.slice(2).join('\n')) ? 2 : 0;
  const scanner = new Scanner(
    lines,
    names.toSorted((a, b) => b.length - a.length),
    decimals,
    family,
  );
  return {
    lines,
    entries: scanner.entries,
    seats: scanner.seats,
    button: Number(button?.[1] ?? 0),
    style: styleOf(header),
    limit: header.includes('No Limit') ? 'no' : header.includes('Pot Limit') ? 'pot' : 'fixed',
    family,
    holeCards,
    smallStreets: family === 'single-draw' ? 1 : 2,
    tournament: header.includes('Tournament #'),
    small: valueOf(stakes[2], decimals),
    big: valueOf(stakes[3], decimals),
    decimals,
    sign: stakes[1],
  };
};

/** The sites print hours without a leading zero, and a time zone; converters do not. */
const styleOf = (header: string): Style => {
  const time = /(\d{4})\/\d\d\/\d\d (\d{1,2}):\d\d:\d\d [A-Z]{2,4}/.exec(header);
  const room = /^(PokerStars|Full Tilt) /.test(header);
  if (!room || time === null || /^0\d/.test(time[2]) || header.includes('(ET)')) return 'other';
  return Number(time[1]) < 2008 ? 'old' : 'native';
};

const valueOf = (digits: string, decimals: number): number => {
  const [whole = '0', fraction = ''] = digits.replace(/[$€£¥,]/g, '').split('.');
  return Number(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
};

class Scanner {
  readonly entries: Entry[] = [];
  readonly seats: Seat[] = [];
  private street = -1;
  private summed = false;

  constructor(
    lines: readonly string[],
    private readonly names: readonly string[],
    private readonly decimals: number,
    private readonly family: Family,
  ) {
    lines.forEach((text, at) => this.entries.push(this.entry(text.trimEnd(), at)));
  }

  private entry(text: string, at: number): Entry {
    const base = { at, text, name: null, street: this.street, amounts: [], allIn: false };
    if (at < 2) return { ...base, kind: at === 0 ? 'header' : 'table' };
    const seat = /^Seat (\d+): /.exec(text);
    if (this.summed) return this.summaryEntry(text, at, seat);
    if (
      seat !== null &&
      this.entries.every(({ kind }) => kind === 'header' || kind === 'table' || kind === 'seat')
    )
      return this.seatEntry(text, at, Number(seat[1]), seat[0].length);
    if (text.startsWith('*** ')) return { ...base, kind: this.marker(text), street: this.street };
    if (text.startsWith('Dealt to ')) {
      const name = this.names.find((candidate) => text.startsWith(`Dealt to ${candidate} [`)) ?? null;
      return { ...base, kind: name === null ? 'remark' : 'dealt', name };
    }
    if (text.startsWith('Uncalled bet (')) {
      const name = this.names.find((candidate) => text.endsWith(` returned to ${candidate}`)) ?? null;
      return { ...base, kind: 'uncalled', name, amounts: this.amounts(text, 14, text.indexOf(')')) };
    }
    return this.playerEntry(text, at);
  }

  private marker(text: string): Kind {
    if (text.includes('HOLE CARDS') || text.includes('DEALING HANDS')) {
      this.street = 0;
      return 'hole-cards';
    }
    if (text.includes('SHOW')) return 'showdown';
    if (text.includes('SUMMARY')) {
      this.summed = true;
      return 'summary';
    }
    const kind = text.endsWith(']') ? 'street' : 'stage';
    if (text.includes('3rd STREET')) this.street = 0;
    if (text.includes('3rd STREET') || text.includes('PRE-FLOP')) return kind;
    const street = MARKERS[this.family].findIndex((word) => text.includes(`${word} ***`));
    if (street < 0) return 'remark';
    this.street = street + 1;
    return kind;
  }

  private seatEntry(text: string, at: number, seat: number, from: number): Entry {
    const name = this.names.find((candidate) => text.startsWith(`${candidate} (`, from)) ?? null;
    const amounts =
      name === null ? [] : this.amounts(text, from + name.length, text.indexOf(' in chips')).slice(-1);
    if (name !== null) this.seats.push({ at, seat, name, stack: amounts[0].value });
    return { at, text, kind: 'seat', name, street: -1, amounts, allIn: false };
  }

  private playerEntry(text: string, at: number): Entry {
    const base = { at, text, street: this.street };
    const name = this.names.find((one) => text.startsWith(`${one}: `) || text.startsWith(`${one} `));
    const remark: Entry = { ...base, kind: 'remark', name: null, amounts: [], allIn: false };
    if (name === undefined) return remark;
    const colon = text.startsWith(`${name}: `);
    const from = name.length + (colon ? 2 : 1);
    const allIn = text.endsWith(' and is all-in');
    if (text.startsWith('collected ', from))
      return {
        ...base,
        kind: 'collect',
        name,
        amounts: this.amounts(text, from, text.indexOf(' from ', from)),
        allIn,
      };
    const found = ACTIONS.find(([words]) => text.startsWith(words, from));
    if (found === undefined || (!colon && found[1] !== 'show')) return remark;
    const kind = found[1];
    if (kind === 'draw') {
      if (this.family === 'single-draw') this.street = 1;
      return { ...base, street: this.street, kind, name, amounts: [], allIn };
    }
    const amounts =
      kind === 'show' || kind === 'muck' || kind === 'fold' ? [] : this.amounts(text, from, text.length);
    return { ...base, kind, name, amounts, allIn };
  }

  private summaryEntry(text: string, at: number, seat: RegExpExecArray | null): Entry {
    const base = { at, text, street: this.street, allIn: false };
    if (text.startsWith('Total pot '))
      return {
        ...base,
        kind: 'total',
        name: null,
        amounts: this.amounts(text.replace(/pot-\d/g, 'pot--'), 0, text.length),
      };
    if (/^(FIRST |SECOND )?Board \[/.test(text)) return { ...base, kind: 'board', name: null, amounts: [] };
    const name =
      seat === null ? undefined : this.names.find((one) => text.startsWith(`${one} `, seat[0].length));
    if (seat === null || name === undefined) return { ...base, kind: 'remark', name: null, amounts: [] };
    const from = seat[0].length + name.length;
    const amounts = [
      ...text.slice(from).matchAll(/(?:collected|won) \(?([$€£¥]?\d[\d,.]*\d|[$€£¥]?\d)/g),
    ].map((match) => {
      const end = from + match.index + match[0].length;
      return { start: end - match[1].length, end, value: valueOf(match[1], this.decimals) };
    });
    return { ...base, kind: 'result', name, amounts };
  }

  private amounts(text: string, from: number, to: number): Printed[] {
    return [...text.slice(from, to).matchAll(AMOUNT)].map((match) => ({
      start: from + match.index,
      end: from + match.index + match[0].length,
      value: valueOf(match[0], this.decimals),
    }));
  }
}

/** An amount as this log prints it. */
export const printed = (log: Log, value: number): string => {
  if (log.decimals === 0) return `${log.sign}${String(value)}`;
  const digits = String(value).padStart(3, '0');
  const cents = digits.slice(-2);
  return `${log.sign}${digits.slice(0, -2)}${cents === '00' ? '' : `.${cents}`}`;
};

/** The line with its amounts replaced, in order; null keeps one. */
export const withAmounts = (log: Log, entry: Entry, values: readonly (number | null)[]): string => {
  let { text } = entry;
  for (let index = entry.amounts.length - 1; index >= 0; index--) {
    const value = values[index] ?? null;
    const amount = entry.amounts[index];
    if (value !== null) text = text.slice(0, amount.start) + printed(log, value) + text.slice(amount.end);
  }
  return text;
};

/** Cards between brackets, one list for each pair of brackets. */
export const cardsIn = (text: string): string[][] =>
  [...text.matchAll(/\[((?:[2-9TJQKA][cdhs] ?)+)\]/g)].map((match) => match[1].trim().split(' '));

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
export const deck: readonly string[] = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

/** The cards that the log does not show. */
export const unseen = (log: Log): string[] => {
  const seen = new Set(log.lines.flatMap((line) => cardsIn(line).flat()));
  return deck.filter((card) => !seen.has(card));
};
