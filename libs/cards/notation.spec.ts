import fc from 'fast-check';
import { failingRows, runsOf } from '#testing';
import { type Card, JOKER, makeCard, rankOf, suitOf, UNKNOWN } from './card.js';
import { cardAt, formatCard, formatCards, parseCards } from './notation.js';

const card = fc.integer({ min: 0, max: 51 });
const anyCard = fc.integer({ min: 0, max: UNKNOWN });

function cardsOf(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return parsed.cards;
}

const AH = makeCard(12, 2);
const TD = makeCard(8, 1);

describe('card numbers', () => {
  it('equal rank * 4 + suit, from the deuce of clubs to the ace of spades', () => {
    expect(formatCard(0)).toBe('2c');
    expect(formatCard(51)).toBe('As');
    expect(formatCard(makeCard(8, 1))).toBe('Td');
    for (let c = 0; c < 52; c++) expect(makeCard(rankOf(c), suitOf(c))).toBe(c);
  });

  it('formatCard throws for a number that is not a card', () => {
    expect(() => formatCard(54)).toThrow(RangeError);
    expect(() => formatCard(-1)).toThrow(RangeError);
    expect(() => formatCard(1.5)).toThrow(RangeError);
  });
});

describe('parseCards', () => {
  it('reads back what formatCards writes', () => {
    fc.assert(
      fc.property(fc.array(anyCard), (cards) => {
        expect(cardsOf(formatCards(cards))).toEqual(cards);
      }),
      { seed: 1 },
    );
  });

  it('reads all notations of the ace of hearts and the ten of diamonds', () => {
    const rows = [
      'Ah Td',
      'AH TD',
      'ah td',
      'AhTd',
      'Ah, 10d',
      'Ah10d',
      '[Ah Td]',
      '[Ah][Td]',
      '[ Ah, Td ]',
      'Ah - Td',
      '[A h][T d]',
      'A♥ T♦',
      'A♡ T♢',
      'A♥\ufe0f T♦\ufe0e',
      'A♥\ufe0f10♦',
      'HA D10',
      'HA DT',
      'ha dt',
      '\ufeffAh\u00a0Td\r\n',
    ] as const;
    const failures = failingRows(rows, (text) => {
      expect(cardsOf(text)).toEqual([AH, TD]);
    });
    expect(failures).toEqual([]);
  });

  it.each(['XX XX', 'xx xx', 'X X', '[X X]', '????', '?? ??', '** **', '****', 'XxXx', '? ?'])(
    'reads %j as two unknown cards',
    (text) => {
      expect(cardsOf(text)).toEqual([UNKNOWN, UNKNOWN]);
    },
  );

  it('distinguishes jokers from jacks', () => {
    expect(cardsOf('Jk JK jk Joker')).toEqual([JOKER, JOKER, JOKER, JOKER]);
    expect(cardsOf('JhJkKd')).toEqual([makeCard(9, 2), JOKER, makeCard(11, 1)]);
  });

  it('reads known cards among unknown ones', () => {
    expect(cardsOf('[X X 8h]')).toEqual([UNKNOWN, UNKNOWN, makeCard(6, 2)]);
    expect(cardsOf('[XX Qs]')).toEqual([UNKNOWN, makeCard(10, 3)]);
  });

  it('reads every rank and every suit, in either order', () => {
    for (let c = 0; c < 52; c++) {
      const text = formatCard(c);
      expect(cardsOf(text)).toEqual([c]);
      expect(cardsOf(text.charAt(1) + text.charAt(0))).toEqual([c]);
    }
  });

  it('reads an empty text as an empty list', () => {
    expect(cardsOf('')).toEqual([]);
    expect(cardsOf('[ ]')).toEqual([]);
  });

  it('reports the position of an error and what was expected there', () => {
    const rows = [
      ['Ah 1d', 3, 'card'],
      ['Ah Zd', 3, 'card'],
      ['AhT', 3, 'suit'],
      ['Ah T', 4, 'suit'],
      ['Ah Tx', 4, 'suit'],
      ['Ah h', 4, 'rank'],
      ['A♥♥', 3, 'rank'],
      ['(Ah)', 0, 'card'],
      ['Xh', 2, 'rank'],
    ] as const;
    const failures = failingRows(rows, ([text, at, expected]) => {
      expect(parseCards(text)).toEqual({
        ok: false,
        error: { code: 'bad-card', at, text: text.slice(at, at + 8), expected },
      });
    });
    expect(failures).toEqual([]);
  });

  it('never throws, and reports positions inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseCards(text);
        if (parsed.ok) expect(parsed.cards.length).toBeLessThanOrEqual(text.length);
        else expect(parsed.error.at).toBeLessThanOrEqual(text.length);
      }),
      { seed: 2, numRuns: runsOf(1000) },
    );
  });
});

describe('cardAt', () => {
  it('reads a canonical card at any position', () => {
    fc.assert(
      fc.property(fc.string(), card, fc.string(), (before, c, after) => {
        expect(cardAt(before + formatCard(c) + after, before.length)).toBe(c);
      }),
      { seed: 3 },
    );
  });

  it('returns -1 if there is no canonical card at the index', () => {
    const rows = [
      ['AH', 0],
      ['ah', 0],
      ['10h', 0],
      ['hA', 0],
      ['A♥', 0],
      ['XX', 0],
      ['Jk', 0],
      ['A', 0],
      ['', 0],
      ['Ah', 1],
      ['Ah', 2],
      ['Ah', -1],
    ] as const;
    const failures = failingRows(rows, ([text, index]) => {
      expect(cardAt(text, index)).toBe(-1);
    });
    expect(failures).toEqual([]);
  });

  it('agrees with the 52 canonical texts over all pairs of ASCII characters', () => {
    let found = 0;
    for (let first = 0; first < 256; first++) {
      for (let second = 0; second < 256; second++) {
        const text = String.fromCharCode(first, second);
        const c = cardAt(text, 0);
        if (c < 0) continue;
        found++;
        if (formatCard(c) !== text) throw new Error(`${text} read as ${formatCard(c)}`);
      }
    }
    expect(found).toBe(52);
  });
});
