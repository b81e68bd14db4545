import { messages } from '../../messages.js';
import { makeLog, makeHand, readLog, seatLines } from '../../testing/logs.js';
import { numberAt, seatNumberAt } from './table.js';
import { everyRow } from '../../testing/tables.js';

describe('the table line', () => {
  everyRow([
    ["Table 'Vesta' 6-max Seat #1 is the button", 'Vesta', 6, 1],
    ["Table 'Vesta II' 9-max Seat #4 is the button", 'Vesta II', 9, 4],
    ["Table 'Ann's game' 2-max Seat #2 is the button", "Ann's game", 2, 2],
    ["Table 'Seat #5 is here' 6-max Seat #3 is the button", 'Seat #5 is here', 6, 3],
    ["Table 'Vesta' 6-max (Play Money) Seat #2 is the button", 'Vesta', 6, 2],
    ["Table '1234567890 12' 10-max Seat #1 is the button", '1234567890 12', 10, 1],
    ["Table ID '3' 6-Max Seat #4 is the button", '3', 6, 4],
    ["Table 'Vesta' Seat #1 is the button", 'Vesta', null, 1],
    ["Table 'Vesta' 6-max", 'Vesta', 6, null],
    ["Table '' 6-max Seat #1 is the button", '', 6, 1],
    ["Table 'Vesta' 1-max Seat #1 is the button", 'Vesta', null, 1],
    ["Table 'Vesta' 6-max Seat #0 is the button", 'Vesta', 6, null],
    ["Table 'Vesta' 6-max Seat #999 is the button", 'Vesta', 6, null],
    [`Table 'Vesta' ${'9'.repeat(400)}-max Seat #1 is the button`, 'Vesta', null, 1],
  ])('%.60s', (table, name, seats, buttonSeat) => {
    expect(makeHand({ table })).toMatchObject({ table: { name, seats }, buttonSeat });
  });

  everyRow(["Table 'Vesta", 'Table Vesta 6-max Seat #1 is the button', 'Table '])(
    'that is incomplete rejects the hand',
    (table) => {
      expect(readLog(makeLog({ table }))).toMatchObject({
        ok: false,
        rejection: { code: 'truncated', line: 2, text: table.trim() },
        identity: { site: 'PokerStars', handId: '1001' },
      });
    },
  );
});

describe('seat lines', () => {
  const seat = (line: string): unknown => {
    const { players } = makeHand({ seats: [line, ...seatLines.slice(1)], body: [] });
    const { line: _, ...player } = players[0];
    return player;
  };

  everyRow([
    'Ann',
    'Ann: folds',
    'Ann (100 in chips)',
    '(1)',
    "O'Hara",
    '"quoted"',
    'raises $1 to $2',
    'two  blanks',
    ' leading',
    '[Ah Kd]',
    '王小明',
    'Ñandú♠',
    'Seat 2: Ben',
    'Uncalled bet ($5) returned to Cid',
    '***',
    '$100',
    ':',
  ])('accept any text as a name', (name) => {
    expect(seat(`Seat 1: ${name} ($100 in chips)`)).toEqual({
      seat: 1,
      name,
      stack: 10_000,
      sittingOut: false,
    });
  });

  everyRow([
    ['Seat 1: Ann ($100 in chips) is sitting out', 10_000, true],
    ['Seat 1: Ann ($100 in chips) out of hand (moved from another table into small blind)', 10_000, true],
    ['Seat 1: Ann ($1,250.50 in chips)', 125_050, false],
    ['Seat 1: Ann ($2.23 in chips, $10 bounty)', 223, false],
    ['Seat 1: Ann ($0 in chips)', 0, false],
    ['Seat 1: Ann (3€ in chips)', 300, false],
    ['Seat 1: Ann ($100 in chips)   ', 10_000, false],
  ])('have a stack, and mark players who sit out', (line, stack, sittingOut) => {
    expect(seat(line)).toMatchObject({ name: 'Ann', stack, sittingOut });
  });

  it('set the hero if a converter marks the seat', () => {
    expect(
      makeHand({ seats: ['Seat 1: Ann ($100 in chips) [hero]', ...seatLines.slice(1)], body: [] }).heroSeat,
    ).toBe(1);
  });

  everyRow([
    ['Seat 1: Ann', 'no stack'],
    ['Seat 1: Ann (much in chips)', 'no amount'],
    ['Seat 1: ($100 in chips)', 'no name'],
    ['Seat 256: Ann ($100 in chips)', 'no seat'],
    ['Seat 1000: Ann ($100 in chips)', 'no seat'],
    ['Seat x: Ann ($100 in chips)', 'no number'],
  ])('other lines begin the body', (line) => {
    const hand = makeHand({ seats: [...seatLines, line] });
    expect(hand.players).toHaveLength(4);
    expect(hand.events[0]).toEqual({ type: 'unread', text: line, line: 7 });
  });

  it('are rejected if a table cannot have them all', () => {
    const seats = Array.from(
      { length: 300 },
      (_, index) => `Seat ${String(index % 9)}: P${String(index)} ($1 in chips)`,
    );
    expect(readLog(makeLog({ seats }))).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 258 },
    });
  });
});

describe('numbers in a line', () => {
  everyRow([
    ['Seat 5: Ann', { seat: 5, end: 8 }],
    ['Seat 10: Ann', { seat: 10, end: 9 }],
    ['Seat 255: Ann', { seat: 255, end: 10 }],
    ['Seat 300: Ann', null],
    ['Seat : Ann', null],
    ['Seat 5 Ann', null],
    ['seat 5: Ann', null],
  ])('are read completely', (line, expected) => {
    expect(seatNumberAt(line, 0)).toEqual(expected);
  });

  it('end at the given offset', () => {
    expect(numberAt('12345', 1, 3)).toEqual({ value: 23, end: 3 });
    expect(numberAt('x', 0, 1)).toEqual({ value: 0, end: 0 });
  });
});

describe('names of players', () => {
  /** The first event of a hand with an action of one of these players. */
  const first = (names: readonly string[], line: string): unknown =>
    makeHand({
      seats: names.map((name, index) => `Seat ${String(index + 1)}: ${name} ($100 in chips)`),
      body: [line],
    }).events[0];

  everyRow([
    [['Ann', 'Ann B'], 'Ann B: checks', { type: 'check', seat: 2 }],
    [['Ann B', 'Ann'], 'Ann B: checks', { type: 'check', seat: 1 }],
    [['Ann', 'Ann: folds'], 'Ann: folds', { type: 'fold', seat: 1 }],
    [['Ann', 'Ann: folds'], 'Ann: folds: checks', { type: 'check', seat: 2 }],
    [['Ann', 'Ann: folds'], 'Ann: folds ', { type: 'fold', seat: 1 }],
    [['Ann', 'Ann: folds'], 'Ann: checks', { type: 'check', seat: 1 }],
    [['Ann', 'Ann collected'], 'Ann collected $5 from pot', { type: 'collect', seat: 1, amount: 500 }],
    [['Ann', 'Ann collected'], 'Ann collected collected $5 from pot', { type: 'collect', seat: 2 }],
    [['Ann', 'Ann collected', 'Ann collected $5'], 'Ann collected $5 from pot', { type: 'collect', seat: 1 }],
    [['Ann', 'Ann said,'], 'Ann said, "Ben: folds"', { type: 'note', seat: 1 }],
    [['Ann', 'Ann is'], 'Ann is disconnected', { type: 'note', seat: 1 }],
    [['raises', 'Ben'], 'raises: raises $1 to $2', { type: 'raise', seat: 1, by: 100, to: 200 }],
    [['Ann', 'bets $5'], 'bets $5: bets $5', { type: 'bet', seat: 2, to: 500 }],
    [['[Ah]', '(x)'], '[Ah]: calls $1', { type: 'call', seat: 1, amount: 100 }],
    [['***', 'Ben'], '***: checks', { type: 'check', seat: 1 }],
    [['*** FLOP', 'Ben'], '*** FLOP: checks', { type: 'check', seat: 1 }],
    [['*** FLOP', 'Ben'], '*** FLOP: shows [Ah Kd] (high card Ace)', { type: 'show', seat: 1 }],
    [['*** HOLE CARDS', 'Ben'], '*** HOLE CARDS: checks', { type: 'check', seat: 1 }],
    [['*** SHOW DOWN', 'Ben'], '*** SHOW DOWN: checks', { type: 'check', seat: 1 }],
    [['*** SUMMARY', 'Ben'], '*** SUMMARY: checks', { type: 'check', seat: 1 }],
    [[':', 'Ben'], ':: checks', { type: 'check', seat: 1 }],
    [['a "b" c', 'Ben'], 'a "b" c: checks', { type: 'check', seat: 1 }],
    [['Ann', 'Ben'], 'Dealt to Ben [Ah Kd]', { type: 'deal', seat: 2, cards: [50, 45] }],
    [['Ann', 'x [y]'], 'Dealt to x [y] [Ah Kd]', { type: 'deal', seat: 2 }],
    [
      ['Ann', 'Ann) returned to Ann'],
      'Uncalled bet ($5) returned to Ann',
      { type: 'uncalled', seat: 1, amount: 500 },
    ],
  ])('the player with the longest matching name acts', (names, line, event) => {
    expect(first(names, line)).toMatchObject(event);
  });

  everyRow([
    [['Ann', 'Ann: folds'], 'Ann: folds: flies'],
    [['Ann', 'Ann B'], 'Ann: B checks'],
  ])('a line without a matching name rejects the hand', (names, line) => {
    const seats = names.map((name, index) => `Seat ${String(index + 1)}: ${name} ($100 in chips)`);
    expect(readLog(makeLog({ seats, body: [line] }))).toMatchObject({
      rejection: { code: 'unreadable-line', text: line, message: messages.playerActionExpected },
    });
  });

  it('of unknown players make no player event', () => {
    expect(first(['Ann', 'Ben'], 'Dealt to Dora [Ah Kd]')).toMatchObject({ type: 'unread' });
    expect(first(['Ann', 'Ben'], 'Uncalled bet ($5) returned to Dora')).toMatchObject({ type: 'unread' });
  });
});
