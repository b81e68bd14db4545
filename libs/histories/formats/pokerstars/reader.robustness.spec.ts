import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { z } from 'zod';
import { isFull, runsOf } from '#testing';
import { MAX_EVENTS } from '../../hand-limits.js';
import { handSchema } from '../../hand.js';
import type { ReadResult } from '../../read-result.js';
import { cashHeader, parseLog, makeLog, readLog, seatLines } from '../../testing/logs.js';

const LONG = isFull ? 1_000_000 : 100_000;

/** The code of the rejection, or `read`. */
const outcome = (text: string): string => {
  const result = readLog(text);
  return result.ok ? 'read' : result.rejection.code;
};

const fill = (part: string): string => part.repeat(LONG / part.length);

describe('long lines are read in linear time', () => {
  const parts = [
    '(',
    ')',
    '[',
    ']',
    '9',
    ' ',
    '/',
    ':',
    "'",
    'Seat #',
    ' in chips',
    'and ',
    ', and lost ',
    '*** ',
  ];

  it.each(parts)('a header of %j', (part) => {
    expect(outcome(makeLog({ header: `${cashHeader}${fill(part)}x` }))).toBe('unreadable-line');
    expect(outcome(`PokerStars Hand #${fill(part)}\n${good}`)).toBe('unreadable-line');
  });

  it.each(parts)('a line of seats of %j', (part) => {
    expect(outcome(makeLog({ seats: [...seatLines, `Seat 5: ${fill(part)}x`] }))).toBe('read');
    const seats = [`Seat 1: ${fill(part)}x ($1 in chips)`, ...seatLines.slice(1)];
    expect(outcome(makeLog({ seats, body: [] }))).toBe('read');
  });

  it.each(parts)('a line of the body of %j', (part) => {
    expect(outcome(makeLog({ body: [`who ${fill(part)}x`] }))).toBe('read');
    expect(outcome(makeLog({ body: [`Ann: ${fill(part)}x`] }))).toBe('unreadable-line');
    expect(outcome(makeLog({ body: [`Ann: raises $${fill(part)}x`] }))).toBe('unreadable-line');
    expect(outcome(makeLog({ body: [`Ann: shows [Ah${fill(part)}x`] }))).toBe('unreadable-line');
    expect(outcome(makeLog({ body: [`*** FLOP *** ${fill(part)}x`] }))).toBe('read');
    expect(outcome(makeLog({ body: [`Dealt to Ann ${fill(part)}x`] }))).toBe('read');
  });

  it.each(parts)('a line of the summary of %j', (part) => {
    expect(outcome(makeLog({ summary: [`Total pot $1 ${fill(part)}x`] }))).toBe('read');
    const results = outcome(makeLog({ summary: [`Seat 1: Ann showed [Ah Kd] ${fill(part)}x`] }));
    expect(results).toBe(part === ', and lost ' ? 'too-long' : 'read');
    expect(outcome(makeLog({ summary: [`Board [${fill(part)}x`] }))).toBe('read');
  });

  it.each([
    ['body', 'who knows', MAX_EVENTS + 7],
    ['body', 'Ann said, "("', MAX_EVENTS + 7],
    ['body', 'Ann collected $0 from pot', MAX_EVENTS + 7],
    // A claim and an unread line.
    ['summary', 'Seat 1: Ann [', MAX_EVENTS / 2 + 8],
    ['summary', 'Total pot $1 | Rake $0', MAX_EVENTS / 2 + 8],
  ])('rejects more lines than a hand can have: %s of %j', (part, text, line) => {
    const lines = (count: number): readonly string[] => Array.from({ length: count }, () => text);
    const parts = { body: [], [part]: lines(LONG / text.length) };
    expect(readLog(makeLog(parts))).toMatchObject({ rejection: { code: 'too-long', line, text } });
    const fewer = { body: [], summary: [], [part]: lines(line - (part === 'body' ? 7 : 8)) };
    expectSound(readLog(makeLog(fewer)));
    expect(outcome(makeLog(fewer))).toBe('read');
  });
});

describe('long names', () => {
  const name = 'n'.repeat(100_000);
  const seats = [`Seat 1: ${name} ($100 in chips)`, `Seat 2: ${name}x ($100 in chips)`];

  it('are read and compared completely', () => {
    const hand = parseLog(
      makeLog({
        seats,
        body: [`${name}: checks`, `${name}x: bets $2`],
        summary: [`Seat 2: ${name}x mucked`],
      }),
    );
    expect(hand.players.map((player) => player.name.length)).toEqual([100_000, 100_001]);
    expect(hand.events).toMatchObject([
      { type: 'check', seat: 1 },
      { type: 'bet', seat: 2 },
    ]);
    expect(hand.claims).toMatchObject([{ type: 'seat', seat: 2, outcome: 'mucked' }]);
  });
});

describe('amounts that are too large', () => {
  it.each([
    "PokerStars Hand #1:  Hold'em No Limit ($0.123456789/$1 USD) - 2024/05/06 7:08:09 ET",
    "PokerStars Hand #1:  Hold'em No Limit ($99999999999999999/$1 USD) - 2024/05/06 7:08:09 ET",
  ])('in the header reject the hand: %s', (header) => {
    expect(outcome(makeLog({ header }))).toBe('unreadable-line');
  });

  it('in an action reject the hand', () => {
    expect(outcome(makeLog({ body: ['Ann: bets $0.123456789'] }))).toBe('unreadable-line');
    expect(outcome(makeLog({ body: ['Ann: bets $99999999999999999'] }))).toBe('unreadable-line');
  });

  it('in the summary are not claims', () => {
    const hand = parseLog(makeLog({ summary: ['Total pot $0.123456789 | Rake $0'] }));
    expect(hand.claims).toEqual([]);
    expect(hand.events.at(-1)).toMatchObject({ type: 'unread' });
  });
});

const good = makeLog({
  body: [
    'Ann: posts the ante $0.10',
    'Ben: posts small blind $0.50',
    'Cid: posts big blind $1',
    'Dee: straddle $2',
    '*** HOLE CARDS ***',
    'Dealt to Dee [Ah Kd]',
    'Ann: raises $2 to $4 and is all-in',
    'Ben: folds [2c 3c]',
    'Cid: calls $3',
    'Dee said, "hm"',
    'Dee: calls $2',
    '*** FIRST FLOP *** [2c 7d Kh]',
    '*** SECOND FLOP *** [2h 7s Kc]',
    'Cid: bets $5',
    'Dee: folds',
    'Uncalled bet ($5) returned to Cid',
    'STP added: $1',
    '*** FIRST SHOW DOWN ***',
    'Ann: shows [10h Kd] (a pair of Kings)',
    'Cid: mucks hand',
    'Ann collected $6.25 from main pot',
    'Cid collected $6.25 from side pot-1',
    'Ann cashed out the hand for $5 | Cash Out Fee $0.05',
  ],
  summary: [
    'Total pot $12.60 Main pot $6.30. Side pot-1 $6.30. | Rake $0.10',
    'FIRST Board [2c 7d Kh]',
    'Seat 1: Ann (button) showed [Th Kd] and won ($6.25) with a pair of Kings, and lost with high card King',
    'Seat 2: Ben (small blind) folded before Flop',
  ],
});

/** Checks that a hand fits the schema and is the same after JSON, or that a rejection has a reason. */
const expectSound = (result: ReadResult): void => {
  if (result.ok) {
    const json: unknown = JSON.parse(JSON.stringify(z.encode(handSchema, result.hand)));
    const back = z.decode(handSchema, json as z.input<typeof handSchema>);
    // Jest compares a hundred times slower: it is called only for a difference.
    if (!isDeepStrictEqual(back, result.hand)) expect(back).toEqual(result.hand);
    return;
  }
  const { line, text, message } = result.rejection;
  if (line < 1 || text.length > 200 || message === '')
    expect(result.rejection).toBe('a rejection with a reason');
};

describe('a valid hand', () => {
  it('fits the schema', () => {
    expect(readLog(good).ok).toBe(true);
    expectSound(readLog(good));
  });

  const scrap = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '',
      '\n',
      '$',
      '[',
      ']',
      '(',
      ')',
      ': ',
      '999999999999999999',
      '0.000000001',
      'Seat 300: ',
      '*** ',
    ),
    fc.constantFrom(...good.split('\n').map((line) => `${line}\n`)),
  );
  const edit = fc.record({ at: fc.nat({ max: good.length }), cut: fc.nat({ max: 40 }), scrap });

  it('is read or rejected after random edits, and every hand fits the schema', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        let text = good;
        for (const { at, cut, scrap: put } of edits) text = text.slice(0, at) + put + text.slice(at + cut);
        expectSound(readLog(text));
      }),
      { numRuns: runsOf(1500) },
    );
  });

  it('is read or rejected if it is cut anywhere', () => {
    const ends = Array.from({ length: good.length }, (_, end) => readLog(good.slice(0, end)));
    for (const result of ends) expectSound(result);
    expect(ends.slice(0, good.indexOf('*** SUMMARY')).every(({ ok }) => !ok)).toBe(true);
  });

  it('is read or rejected with its lines in any order', () => {
    const [header = '', ...rest] = good.trimEnd().split('\n');
    fc.assert(
      fc.property(fc.shuffledSubarray(rest), (shuffled) => {
        expectSound(readLog([header, ...shuffled].join('\n')));
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('is read or rejected as any other text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expectSound(readLog(text));
        expectSound(readLog(cashHeader + text));
        expectSound(readLog(`${cashHeader}\n${text}`));
      }),
      { numRuns: runsOf(500) },
    );
  });
});
