import { parseCards, UNKNOWN } from '#cards';
import { makeLog, makeHand, readLog } from '../../testing/logs.js';
import { withoutLine } from '../../testing/results.js';
import { everyRow } from '../../testing/tables.js';

const cards = (text: string): readonly number[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const headerOf = (game: string): string => `PokerStars Hand #1001:  ${game} - 2024/05/06 7:08:09 ET`;
const stud = headerOf('7 Card Stud Limit ($1/$2 USD)');
const tripleDraw = headerOf('Triple Draw 2-7 Lowball Limit ($1/$2 USD)');
const singleDraw = headerOf('5 Card Draw Limit ($1/$2 USD)');
const courchevel = headerOf('Courchevel Pot Limit ($1/$2 USD)');

const events = (header: string, ...body: readonly string[]): unknown[] =>
  makeHand({ header, body }).events.map((event) => withoutLine(event));

describe('stud', () => {
  it('begins each street with its marker; the last one shows no cards of other players', () => {
    expect(
      events(stud, '*** 3rd STREET ***', '*** 4th STREET ***', '*** 5th STREET ***', '*** RIVER ***'),
    ).toEqual(['third', 'fourth', 'fifth', 'seventh'].map((street) => ({ type: 'street', street })));
  });

  it('deals some cards face up, and repeats the earlier cards', () => {
    const [, first, hero, , later, mine, , last] = events(
      stud,
      '*** 3rd STREET ***',
      'Dealt to Ann [Tc]',
      'Dealt to Ben [Ac Kc 8c]',
      '*** 4th STREET ***',
      'Dealt to Ann [Tc] [7d]',
      'Dealt to Ben [Ac Kc 8c] [9c]',
      '*** RIVER ***',
      'Dealt to Ben [Ac Kc 8c 9c 9d Th] [2s]',
    );
    const deal = { type: 'deal', up: 1 };
    expect(first).toEqual({ ...deal, seat: 1, cards: cards('Tc') });
    expect(hero).toEqual({ ...deal, seat: 2, cards: cards('Ac Kc 8c') });
    expect(later).toEqual({ ...deal, seat: 1, seen: cards('Tc'), cards: cards('7d') });
    expect(mine).toEqual({ ...deal, seat: 2, seen: cards('Ac Kc 8c'), cards: cards('9c') });
    expect(last).toEqual({ type: 'deal', seat: 2, seen: cards('Ac Kc 8c 9c 9d Th'), cards: cards('2s') });
  });

  it('finds the hero by the face-down cards', () => {
    const body = ['*** 3rd STREET ***', 'Dealt to Ann [Tc]', 'Dealt to Ben [Ac Kc 8c]'];
    expect(makeHand({ header: stud, body }).heroSeat).toBe(2);
    expect(makeHand({ header: stud, body: body.slice(0, 2) }).heroSeat).toBeNull();
  });

  it('reads a last card without brackets, as some converters print it', () => {
    const [, first, , later] = events(
      stud,
      '*** 3rd STREET ***',
      'Dealt to Ann [2h 3d] 7s',
      '*** 4th STREET ***',
      'Dealt to Ann [2h 3d 7s] 4c',
    );
    expect(first).toMatchObject({ cards: cards('2h 3d 7s') });
    expect(later).toMatchObject({ seen: cards('2h 3d 7s'), cards: cards('4c') });
  });

  it('has a shared seventh card on the board', () => {
    expect(events(stud, '*** RIVER *** [6h]')).toEqual([
      { type: 'board', street: 'seventh', run: 0, cards: cards('6h'), seen: null },
    ]);
  });

  everyRow([
    ['brings in for $0.25', 25, false],
    ['brings in low for $0.25', 25, false],
    ['brings-in low for $0.25', 25, false],
    ['brings in for $0.10 and is all-in', 10, true],
  ])('reads every form of the bring-in', (words, amount, allIn) => {
    expect(events(stud, `Ann: ${words}`)).toEqual([{ type: 'bring-in', seat: 1, amount, allIn }]);
  });

  it('accepts brackets in a name', () => {
    const seats = ['Seat 1: Ann [Ah] ($100 in chips)', 'Seat 2: Ann ($100 in chips)'];
    const deals = makeHand({
      header: stud,
      seats,
      body: ['Dealt to Ann [Ah] [Tc]', 'Dealt to Ann [Ah] [Tc] [7d]'],
    });
    expect(deals.events).toMatchObject([
      { type: 'deal', seat: 1, cards: cards('Tc') },
      { type: 'deal', seat: 1, seen: cards('Tc'), cards: cards('7d') },
    ]);
  });
});

describe('draw', () => {
  everyRow<[string, object]>([
    ['discards 3 cards', { count: 3, cards: null }],
    ['discards 1 card', { count: 1, cards: null }],
    ['discards 2 cards [Kd Ks]', { count: 2, cards: cards('Kd Ks') }],
    ['discards 2 cards []', { count: 2, cards: [] }],
    ['stands pat', { count: 0, cards: [] }],
    ['stands pat on [2d 4c 7h 5s 8c]', { count: 0, cards: [], seen: cards('2d 4c 7h 5s 8c') }],
  ])('reads discards and stands pat', (words, expected) => {
    expect(events(tripleDraw, `Ann: ${words}`)).toEqual([{ type: 'discard', seat: 1, ...expected }]);
  });

  everyRow([
    'discards',
    'discards cards',
    'discards 53 cards',
    'discards 1 card [',
    'stands pat on',
    'stands pat on x',
  ])('rejects a draw that cannot be read', (words) => {
    expect(readLog(makeLog({ header: tripleDraw, body: [`Ann: ${words}`] })).ok).toBe(false);
  });

  it('has a marker for each of the three draws', () => {
    const markers = [
      '*** DEALING HANDS ***',
      '*** FIRST DRAW ***',
      '*** SECOND DRAW ***',
      '*** THIRD DRAW ***',
    ];
    expect(events(tripleDraw, ...markers)).toEqual([
      { type: 'hole-cards' },
      ...['first-draw', 'second-draw', 'third-draw'].map((street) => ({ type: 'street', street })),
    ]);
  });

  it('begins a single draw with the first discard', () => {
    const body = ['*** DEALING HANDS ***', 'Ann: checks', 'Ann: stands pat', 'Ben: discards 1 card'];
    expect(events(singleDraw, ...body)).toMatchObject([
      { type: 'hole-cards' },
      { type: 'check' },
      { type: 'street', street: 'first-draw' },
      { type: 'discard', seat: 1 },
      { type: 'discard', seat: 2 },
    ]);
  });
});

describe('Courchevel', () => {
  const first = { type: 'board', street: 'preflop', run: 0, cards: cards('2s'), seen: null };
  const flop = { type: 'board', street: 'flop', run: 0, cards: cards('3d 3c'), seen: cards('2s') };

  everyRow([
    ['as it is printed today', '*** PRE-FLOP *** [2s]', '*** FLOP *** [2s] [3d 3c]'],
    ['with the whole flop at once', '*** PRE-FLOP *** [2s]', '*** FLOP *** [2s 3d 3c]'],
    ['with its first card twice', '*** PRE-FLOP *** [2s]', '*** FLOP *** [2s] [2s3d 3c]'],
    [
      'with a marker in a marker',
      '*** HOLE CARDS *** [2s]*** HOLE CARDSPRE-FLOP *** [2s]',
      '*** FLOP *** [2s] [3d 3c]',
    ],
  ])('has a board card before the flop', (_, before, line) => {
    expect(events(courchevel, before, line)).toEqual([first, flop]);
  });

  it('keeps a card that the flop deals again', () => {
    const [, board] = events(courchevel, '*** PRE-FLOP *** [2s]', '*** FLOP *** [2s] [2s 3c]');
    expect(board).toEqual({ ...flop, cards: cards('2s 3c') });
  });
});

describe('shown hands', () => {
  const eight = headerOf('Omaha Hi/Lo Pot Limit ($1/$2 USD)');

  it('have a high hand, and a low hand if there is one', () => {
    const [both, high] = events(
      eight,
      'Ann: shows [Ac 2d Ks 9h] (HI: a pair of Kings; LO: 8,4,3,2,A)',
      'Ben: shows [Kc Qc Jd XX] (HI: two pair, Kings and Queens)',
    );
    expect(both).toMatchObject({
      reading: { category: 'pair', ranks: [11] },
      low: { category: 'low', ranks: [6, 2, 1, 0, 12] },
    });
    expect(high).toMatchObject({ reading: { category: 'two-pair', ranks: [11, 10] } });
    expect(high).not.toHaveProperty('low');
    expect(high).toMatchObject({ cards: [...cards('Kc Qc Jd'), UNKNOWN] });
  });

  it('have both for each run in the summary', () => {
    const line =
      'Seat 1: Ann (button) showed [Ac 2d Ks 9h] and won ($5) with HI: a pair of Kings; LO: 8,4,3,2,A, and lost with HI: a pair of Kings';
    const [claim] = makeHand({ header: eight, body: [], summary: [line] }).claims;
    expect(claim).toMatchObject({
      won: [500],
      readings: [
        { category: 'pair', ranks: [11] },
        { category: 'pair', ranks: [11] },
      ],
      lows: [{ category: 'low', ranks: [6, 2, 1, 0, 12] }, null],
    });
  });

  everyRow([
    [stud, 'folded on the 3rd Street (didn’t bet)', 'third'],
    [stud, 'folded on the River', 'seventh'],
    [tripleDraw, 'folded before the Draw', 'predraw'],
    [tripleDraw, 'folded after the 2nd Draw', 'second-draw'],
    [singleDraw, 'folded after the Draw', 'first-draw'],
    [headerOf('Single Draw 2-7 Lowball No Limit ($1/$2 USD)'), 'folded before Flop', 'predraw'],
  ])('the summary names the street of a fold', (header, words, foldedOn) => {
    const [claim] = makeHand({ header, body: [], summary: [`Seat 1: Ann ${words}`] }).claims;
    expect(claim).toMatchObject({ outcome: 'folded', foldedOn });
  });
});
