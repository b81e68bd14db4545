import { makeHand, makeLog, parseLog, readLog } from '../../testing/logs.js';
import { everyRow } from '../../testing/tables.js';
import { withoutLine } from '../../testing/results.js';

/** The events of a body without line numbers. */
const events = (...body: readonly string[]): unknown[] => makeHand({ body }).events.map(withoutLine);

describe('lines that begin with blanks', () => {
  it('have the same events as without them', () => {
    const log = makeLog();
    const indented = log.replaceAll('\n', '\n  \t').trimEnd();
    expect(parseLog(indented)).toEqual(parseLog(log));
  });

  it('keep the blank with which a name begins', () => {
    const seats = ['Seat 1:  Ann ($100 in chips)', 'Seat 2: Ann ($100 in chips)'];
    const body = [' Ann: folds', 'Ann: checks', '  Ann: folds'];
    const hand = makeHand({ seats, body });
    expect(hand.events.map(withoutLine)).toEqual([
      { type: 'fold', seat: 1, cards: null },
      { type: 'check', seat: 2 },
      { type: 'fold', seat: 2, cards: null },
    ]);
  });
});

describe('remarks of the site about players', () => {
  everyRow([
    'Table deposit $300',
    'Table leave user',
    'Table enter user',
    'Seat sit down',
    'Seat stand',
    'Seat re-join',
  ])('who come and go are notes', (words) => {
    expect(events(`Ann: ${words}`)).toEqual([{ type: 'note', seat: 1, text: words }]);
    expect(events(`Zoe: ${words}`)).toEqual([{ type: 'note', seat: null, text: `Zoe: ${words}` }]);
  });

  it('a name and a colon with nothing behind them is a note', () => {
    expect(events('Ann:  ', 'Ben:')).toEqual([
      { type: 'note', seat: 1, text: '' },
      { type: 'note', seat: 2, text: '' },
    ]);
  });

  everyRow(['(disconnect)', '(timeout)'])('a fold keeps its reason as a note', (reason) => {
    expect(events(`Ann: folds ${reason}`)).toEqual([
      { type: 'fold', seat: 1, cards: null },
      { type: 'note', seat: 1, text: reason },
    ]);
  });

  it('a bounty that two players share is a note', () => {
    const line = 'Ann, Ben split the $50 bounty for eliminating Cid';
    expect(events(line)).toEqual([{ type: 'note', seat: null, text: line }]);
  });
});

describe('bounties', () => {
  everyRow(['₹50', '500', '$5'])('are notes in every currency and in chips', (amount) => {
    const words = `wins ${amount} for eliminating Ben and their own bounty increases by ${amount} to 750`;
    const shared = `wins ${amount} for splitting the elimination of Ben`;
    for (const note of [words, shared])
      expect(events(`Ann ${note}`)).toEqual([{ type: 'note', seat: 1, text: note }]);
  });
});

describe('names that end in a blank', () => {
  const uncalled = (names: readonly string[], end = ' '): unknown =>
    makeHand({
      seats: names.map((name, index) => `Seat ${String(index + 1)}: ${name} ($100 in chips)`),
      body: [`Uncalled bet ($1) returned to Bob${end}`],
    }).events.map(withoutLine);

  const returnedTo = (seat: number): unknown => [{ type: 'uncalled', seat, amount: 100 }];

  it('get an uncalled bet back, and not the name without the blank', () => {
    expect(uncalled(['Ann', 'Bob '])).toEqual(returnedTo(2));
    expect(uncalled(['Bob', 'Bob '])).toEqual(returnedTo(2));
    expect(uncalled(['Bob', 'Bob '], '')).toEqual(returnedTo(1));
    expect(uncalled(['Bob  ', 'Bob '])).toEqual(returnedTo(2));
  });

  it('get it back from a line without the blank, if no other name fits', () => {
    expect(uncalled(['Ann', 'Bob '], '')).toEqual(returnedTo(2));
    expect(uncalled(['Bob  ', 'Bob '], '')).toMatchObject([{ type: 'unread' }]);
  });
});

describe('tables of converted logs', () => {
  everyRow(['7:08:09 ET', '17:08:09 ET', '07:08:09'])('name their dialect at any hour', (time) => {
    const header = `PokerStars Hand #77:  Hold'em No Limit (50/100) - 2019/07/11 ${time}`;
    const table = "Table 'Pluribus Session 30' 6-max (Play Money) Seat #1 is the button";
    expect(makeHand({ header, table }).dialect).toBe('pluribus');
  });
});

describe('a fold of single draw on the second street', () => {
  it('is on the flop in summaries', () => {
    const header =
      'PokerStars Hand #7:  Single Draw 2-7 Lowball No Limit ($0.50/$1.00 USD) - 2024/05/06 7:08:09 ET';
    const summary = ['Total pot $1 | Rake $0', 'Seat 1: Ann folded on the Flop'];
    const { claims } = makeHand({ header, summary });
    expect(claims.at(-1)).toMatchObject({ foldedOn: 'first-draw' });
  });
});

describe('a board of several brackets', () => {
  it('has the new cards in the last one', () => {
    expect(events('*** RIVER *** [5c Kh Jh] [As] [7s]')).toEqual(events('*** RIVER *** [5c Kh Jh As] [7s]'));
  });

  it('is unread if a bracket is not closed, or if there are far too many', () => {
    expect(events('*** RIVER *** [5c Kh Jh] [As] [7s')).toMatchObject([{ type: 'unread' }]);
    expect(events(`*** RIVER *** ${'[5c] '.repeat(1000)}[7s]`)).toMatchObject([{ type: 'unread' }]);
  });
});

describe('headers of other dialects', () => {
  everyRow([
    ['Full Tilt Rush Hand #', 'full-tilt', 'Full Tilt'],
    ['PokerBros Hand #', 'pokerbros', 'PokerBros'],
    ['PokerBros Game #', 'pokerbros', 'PokerBros'],
    ['Hive Poker Hand #', 'hive', 'Hive'],
    ['MPLPoker Hand #', 'mpl', 'MPL'],
    ['SupremaPoker Hand #', 'suprema', 'Suprema'],
    ['POKERSTARS GAME #', 'pokerstars', 'PokerStars'],
    ['POKERSTARS HAND #', 'pokerstars', 'PokerStars'],
  ])('give dialect and site', (prefix, dialect, site) => {
    const header = `${prefix}77:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/05/06 7:08:09 ET`;
    expect(makeHand({ header })).toMatchObject({ dialect, site, id: '77' });
    expect(readLog(makeLog({ header })).ok).toBe(true);
  });
});
