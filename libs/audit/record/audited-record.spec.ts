import { defaultSwitches } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { cards, makeHand } from '../testing/canonical-hand.js';
import { writeAuditedRecord, writeCancelledRecord } from './audited-record.js';
import { JsonWriter } from './json-writer.js';
import type { AuditedRecord } from './schema.js';

/** The record of a hand that the site cancelled. */
const cancelledRecord = (hand: CanonicalHand): AuditedRecord => {
  const json = new JsonWriter();
  writeCancelledRecord(hand, 'test', json);
  return JSON.parse(`{${Buffer.from(json.take()).toString()}`) as AuditedRecord;
};

const boards = [
  ['Ah Kd 7c', '2s', '3h'],
  ['Qs Jd 8h', '4c', '5d'],
];
const streets = ['flop', 'turn', 'river'];

/** A bomb pot of Omaha with two boards: both players ante 15 and check, and each wins one board. */
const bombPot = (): CanonicalHand => {
  let line = 4;
  const events: HandEvent[] = [];
  const add = (event: Record<string, unknown>): void => {
    events.push({ ...event, line: ++line } as HandEvent);
  };
  for (const seat of [1, 2]) add({ type: 'post', seat, kind: 'ante', amount: 15, dead: 0, allIn: false });
  add({ type: 'hole-cards' });
  streets.forEach((street, index) => {
    boards.forEach((board, run) => {
      const seen = board.slice(0, index).join(' ');
      add({ type: 'board', street, run, cards: cards(board[index]), seen: index === 0 ? null : cards(seen) });
    });
    for (const seat of [2, 1]) add({ type: 'check', seat });
  });
  add({ type: 'showdown', run: 0 });
  add({ type: 'show', seat: 2, run: 0, cards: cards('As Ac 9d 9c'), text: null, reading: null });
  add({ type: 'show', seat: 1, run: 0, cards: cards('Td 9s 2c 2d'), text: null, reading: null });
  add({ type: 'collect', seat: 2, amount: 15, pot: null, run: 0 });
  add({ type: 'collect', seat: 1, amount: 15, pot: null, run: 1 });
  return makeHand([1, 2], {
    game: { variant: 'omaha', limit: 'pot-limit', rotation: null, options: { boards: 2, bomb: true } },
    stakes: { smallBlind: 0, bigBlind: 0, smallBet: 10, bigBet: 10, cap: null },
    buttonSeat: 1,
    events,
    claims: [
      { type: 'total-pot', amount: 30, line: line + 1 },
      { type: 'rake', amount: 0, line: line + 1 },
    ],
  });
};

describe('P-VAR-MORE: the record of a bomb pot with two boards', () => {
  const audited = auditHand(bombPot(), { id: 'test', switches: defaultSwitches })!;

  it('has one award for each board', () => {
    const json = new JsonWriter();
    writeAuditedRecord(audited, 'en', json);
    const record = JSON.parse(`{${Buffer.from(json.take()).toString()}`) as AuditedRecord;
    expect(record.boards).toHaveLength(2);
    expect(record.pots[0].awards).toEqual([
      { seat: 2, amount: '15', half: 'board-1', run: 1 },
      { seat: 1, amount: '15', half: 'board-2', run: 1 },
    ]);
  });

  it('has the options of the game', () => {
    const json = new JsonWriter();
    writeAuditedRecord(audited, 'en', json);
    const { game } = JSON.parse(`{${Buffer.from(json.take()).toString()}`) as AuditedRecord;
    expect(game).toEqual({ variant: 'omaha', limit: 'pot-limit', options: { boards: 2, bomb: true } });
  });

  it('has the bets of a game without blinds', () => {
    const json = new JsonWriter();
    writeAuditedRecord(audited, 'en', json);
    const { stakes } = JSON.parse(`{${Buffer.from(json.take()).toString()}`) as AuditedRecord;
    expect(stakes).toEqual({ smallBlind: '0', bigBlind: '0', smallBet: '10', bigBet: '10' });
  });

  it('has no finding about turns, boards or awards', () => {
    const codes = audited.findings.map(({ code }) => code);
    expect(codes.filter((code) => /turn|board|winner|award|street/.test(code))).toEqual([]);
  });
});

test('the stakes of a record are the blinds, and the bets of fixed limit too', () => {
  const stakesOf = (
    limit: CanonicalHand['game']['limit'],
    bets: Pick<CanonicalHand['stakes'], 'smallBet' | 'bigBet'>,
  ): unknown => {
    const hand = makeHand([1, 2], {
      game: { variant: 'holdem', limit, rotation: null },
      stakes: { smallBlind: 5, bigBlind: 10, ...bets, cap: null },
      buttonSeat: 1,
      events: [],
    });
    return cancelledRecord(hand).stakes;
  };
  const blinds = { smallBlind: '5', bigBlind: '10' };
  expect(stakesOf('fixed-limit', { smallBet: 10, bigBet: 20 })).toEqual({
    ...blinds,
    smallBet: '10',
    bigBet: '20',
  });
  expect(stakesOf('fixed-limit', { smallBet: null, bigBet: null })).toEqual(blinds);
  expect(stakesOf('no-limit', { smallBet: 10, bigBet: 10 })).toEqual(blinds);
});

test('P-WILD-1: the game of a record has the options that differ from its defaults', () => {
  const gameOf = (variant: string, options: CanonicalHand['game']['options']): unknown =>
    cancelledRecord(
      makeHand([1, 2], {
        game: { variant, limit: 'no-limit', rotation: null, ...(options === undefined ? {} : { options }) },
        stakes: { smallBlind: 5, bigBlind: 10, smallBet: null, bigBet: null, cap: null },
        buttonSeat: 1,
        events: [],
      }),
    ).game;
  const plain = (variant: string): unknown => ({ variant, limit: 'no-limit' });
  expect(gameOf('five-draw', undefined)).toEqual(plain('five-draw'));
  expect(gameOf('short-deck', { deck: 36 })).toEqual(plain('short-deck'));
  expect(gameOf('five-draw', { deck: 52, joker: 'bug', wildRanks: ['2'] })).toEqual({
    variant: 'five-draw',
    limit: 'no-limit',
    options: { joker: 'bug', wildRanks: ['2'] },
  });
  // The defaults of a custom game are not known here.
  expect(gameOf('house-game', { deck: 52 })).toMatchObject({ options: { deck: 52 } });
});
