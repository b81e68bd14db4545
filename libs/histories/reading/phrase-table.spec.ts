import fc from 'fast-check';
import { formatCards } from '#cards';
import type { HandPlayer } from '../hand.js';
import { AmountScanner } from '../money.js';
import { PhraseMatch, PhraseTable, type Phrase } from './index.js';

/** A hand with players of these names, and the lines that were read as text. */
interface Reading {
  readonly text: string;
  readonly players: readonly HandPlayer[];
  readonly scanner: AmountScanner;
  readonly found: string[];
}

/** Describes a match with all its fields. */
const describeMatch = (phrase: string): Phrase<Reading> => ({
  phrase,
  read: ({ players, found }, match) => {
    const names = match.players.map((index) => players[index].name);
    const texts = Array.from({ length: match.texts.length / 2 }, (_, index) => match.textAt(index));
    const parts = [...names, ...match.amounts, ...match.numbers, ...match.cards.map(formatCards), ...texts];
    found.push(`${phrase} <${parts.join('|')}>${match.allIn ? ' all-in' : ''}`);
  },
});

const readLine = (
  phrases: readonly string[],
  line: string,
  names: readonly string[] = ['Ana', 'Bo'],
): string[] => {
  const players = names.map((name, seat) => ({ seat, name, stack: 100, sittingOut: false, line: 1 }));
  const reading: Reading = { text: line, players, scanner: new AmountScanner(2), found: [] };
  new PhraseTable(phrases.map(describeMatch)).read(reading, new PhraseMatch(), 0, line.length, 1);
  return reading.found;
};

describe('a table of phrases', () => {
  it('reads the fields of a line', () => {
    const phrase = '{player} shows [{cards}] in seat {number} for {amount}: {text}';
    expect(readLine([phrase], 'Ana shows [Ah 10d, ??] in seat 3 for $1,234.50 USD: two pair')).toEqual([
      `${phrase} <Ana|123450|3|Ah Td ??|two pair>`,
    ]);
  });

  it('reads aligned lines', () => {
    const phrases = ['{player}{blanks}Call{blanks}({amount})', 'Dealer:{blanks}{player}'];
    expect(readLine(phrases, 'Bo            Call  (5)')).toEqual([`${phrases[0]} <Bo|500>`]);
    expect(readLine(phrases, 'Dealer:   Ana')).toEqual([`${phrases[1]} <Ana>`]);
    expect(readLine(phrases, 'BoCall  (5)')).toEqual([]);
  });

  it('takes the first phrase that matches the whole line', () => {
    const phrases = ['{player} bets {amount}', '{player} bets {amount}{all-in:, all in}', '{player} {text}'];
    expect(readLine(phrases, 'Bo bets 5')).toEqual(['{player} bets {amount} <Bo|500>']);
    expect(readLine(phrases, 'Bo bets 5, all in')).toEqual([`${phrases[1]} <Bo|500> all-in`]);
    expect(readLine(phrases, 'Bo bets 5 chips')).toEqual(['{player} {text} <Bo|bets 5 chips>']);
    expect(readLine(phrases, 'Cy bets 5')).toEqual([]);
  });

  it('takes the longest name with which the rest of the line matches', () => {
    const names = ['Ana', 'Ana bets', ''];
    expect(readLine(['{player} bets {amount}'], 'Ana bets 5', names)).toEqual([
      '{player} bets {amount} <Ana|500>',
    ]);
    expect(readLine(['{player} bets {amount}'], 'Ana bets bets 5', names)).toEqual([
      '{player} bets {amount} <Ana bets|500>',
    ]);
    expect(readLine(['{player} bets {amount}'], ' bets 5', names)).toEqual(['{player} bets {amount} <|500>']);
  });

  it('finds a player inside a line, and passes no field of a failed try on', () => {
    const names = ['Ana', 'Ana (1)'];
    expect(readLine(['Back ({amount}) to {player} ({number})'], 'Back (2) to Ana (1)', names)).toEqual([
      'Back ({amount}) to {player} ({number}) <Ana|200|1>',
    ]);
  });

  it('reads a name to the last fit of what follows, and a text to the first', () => {
    expect(readLine(['Seat {number}: {name} ({amount})'], 'Seat 1: A (x) (5) (7.25)')).toEqual([
      'Seat {number}: {name} ({amount}) <725|1|A (x) (5)>',
    ]);
    expect(readLine(['{text} - {text}'], 'a - b - c')).toEqual(['{text} - {text} <a|b - c>']);
  });

  it('tries the next phrase when the reader of the first returns false', () => {
    const never: Phrase<Reading> = { phrase: '{player} folds', read: () => false };
    const reading: Reading = {
      text: 'Ana folds',
      players: [{ seat: 1, name: 'Ana', stack: 1, sittingOut: false, line: 1 }],
      scanner: new AmountScanner(0),
      found: [],
    };
    const table = new PhraseTable([never, describeMatch('{player} folds{opt:.}')]);
    expect(table.read(reading, new PhraseMatch(), 0, 9, 1)).toBe(true);
    expect(reading.found).toEqual(['{player} folds{opt:.} <Ana>']);
  });

  it('knows the currency and the place of each amount', () => {
    const currencies: (string | null)[] = [];
    const fields: string[] = [];
    const line = 'pot €5 0,10 $ EUR 3.94 7 USD 8';
    const phrase: Phrase<Reading> = {
      phrase: 'pot {amount} {amount} {amount} {amount} {amount}',
      read: (_, match) => {
        for (let index = 0; index < match.amounts.length; index++) currencies.push(match.currencyOf(index));
        fields.push(...match.fields.map(({ start, end }) => line.slice(start, end)));
      },
    };
    const match = new PhraseMatch();
    match.recordFields();
    new PhraseTable([phrase]).read(
      { text: line, players: [], scanner: new AmountScanner(2), found: [] },
      match,
      0,
      line.length,
      1,
    );
    expect(currencies).toEqual(['EUR', 'USD', 'EUR', 'USD', null]);
    expect(fields).toEqual(['€5', '0,10 $', 'EUR 3.94', '7 USD', '8']);
  });

  it('never throws, for any phrase and any line', () => {
    const part = fc.constantFrom(
      '{player}',
      '{amount}',
      '{number}',
      '{cards}',
      '{text}',
      '{name}',
      ' ',
      '(',
      'bets',
    );
    const word = fc.constantFrom('Ana', 'Bo', '5', '$', '1,0', ' ', '(', 'bets', 'Ah', '??', 'é');
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.array(word, { maxLength: 12 }),
        (parts, words) => {
          expect(readLine([parts.join('')], words.join('')).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
