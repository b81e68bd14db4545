import { parseCards } from '#cards';
import type { HandEvent } from '../../hand.js';
import { messages } from '../../messages.js';
import { makeLog, makeHand, readLog } from '../../testing/logs.js';
import { withoutLine } from '../../testing/results.js';
import { everyRow } from '../../testing/tables.js';

const cards = (text: string): readonly number[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** The events of a body without line numbers. */
const events = (...body: readonly string[]): unknown[] =>
  makeHand({ body }).events.map((event: HandEvent) => withoutLine(event));

const event = (line: string): unknown => events(line)[0];

describe('actions of players', () => {
  everyRow<[string, object]>([
    ['Ann: folds', { type: 'fold', cards: null }],
    ['Ann: folds [Ah Kd]', { type: 'fold', cards: cards('Ah Kd') }],
    ['Ann: checks', { type: 'check' }],
    ['Ann: calls $2.50', { type: 'call', amount: 250, allIn: false }],
    ['Ann: calls $2.50 and is all-in', { type: 'call', amount: 250, allIn: true }],
    ['Ann: calls $72 and has reached the $80 cap', { type: 'call', amount: 7200, allIn: true }],
    ['Ann: bets $4', { type: 'bet', to: 400, allIn: false }],
    ['Ann: bets $4 and is all-in', { type: 'bet', to: 400, allIn: true }],
    ['Ann: raises $4 to $8', { type: 'raise', by: 400, to: 800, allIn: false }],
    ['Ann: raises $1,000 to $2,000 and is all-in', { type: 'raise', by: 100_000, to: 200_000, allIn: true }],
    [
      'Ann: raises $19 to $20 and has reached the $20 cap',
      { type: 'raise', by: 1900, to: 2000, allIn: true },
    ],
    ['Ann: mucks hand', { type: 'muck' }],
  ])('every action becomes its event', (line, expected) => {
    expect(event(line)).toEqual({ seat: 1, ...expected });
  });

  everyRow<[string, string, number, number, boolean]>([
    ['posts small blind $0.50', 'small-blind', 50, 0, false],
    ['posts big blind $1', 'big-blind', 100, 0, false],
    ['posts big blind $0.30 and is all-in', 'big-blind', 30, 0, true],
    ['posts the ante $0.10', 'ante', 10, 0, false],
    ['posts ante $0.10', 'ante', 10, 0, false],
    ['posts small & big blinds $1.50', 'posted-blind', 150, 50, false],
    ['posts small & big blinds $0.80 and is all-in', 'posted-blind', 80, 0, true],
    ['posts dead blind $0.50', 'dead-blind', 50, 50, false],
    ['posts button blind $1', 'button-blind', 100, 0, false],
    ['posts straddle $2', 'straddle', 200, 0, false],
    ['posts a straddle $2', 'straddle', 200, 0, false],
    ['straddle $2', 'straddle', 200, 0, false],
  ])('every forced bet becomes a post', (words, kind, amount, dead, allIn) => {
    expect(event(`Ann: ${words}`)).toEqual({ type: 'post', seat: 1, kind, amount, dead, allIn });
  });

  it('in a limit game the big blind is the small bet', () => {
    const header = "PokerStars Hand #1001:  Hold'em Limit ($1/$2 USD) - 2024/05/06 7:08:09 ET";
    const hand = makeHand({ header, body: ['Ann: posts small & big blinds $1.50'] });
    expect(hand.events[0]).toMatchObject({ amount: 150, dead: 50 });
    expect(hand.stakes).toEqual({ smallBlind: null, bigBlind: null, smallBet: 100, bigBet: 200, cap: null });
  });

  everyRow(['is sitting out', 'sits out'])('remarks after a colon become notes', (words) => {
    expect(event(`Ann: ${words}`)).toEqual({ type: 'note', seat: 1, text: words });
  });

  everyRow(["doesn't show hand", 'does not show hand'])('a hand that is not shown has a note', (words) => {
    expect(event(`Ann: ${words}`)).toEqual({ type: 'note', seat: 1, text: words, about: 'unshown' });
  });

  everyRow([
    'Ann: dances',
    'Ann: folds slowly',
    'Ann: folds [Ah',
    'Ann: checks twice',
    'Ann: calls',
    'Ann: calls much',
    'Ann: calls $2 and more',
    'Ann: bets',
    'Ann: bets $4 to $8',
    'Ann: raises $4',
    'Ann: raises $4 to',
    'Ann: raises to $8',
    'Ann: raises $4 to $8 and is all-in now',
    'Ann: posts big blind',
    'Ann: posts nothing $1',
    'Ann: posts big blind $1 of $2',
    'Ann: mucks hand twice',
    'Ann: calls $2 and has a drink',
    'Ann: shows nothing',
    'Ann: shows [Ah Kd] quickly',
    'Ann: bets $0.1234567890123',
    'Ann: bets $99999999999999999999',
  ])('a hand with an unknown action is rejected with its line', (line) => {
    expect(readLog(makeLog({ body: ['Ben: posts small blind $0.50', line, 'Cid: checks'] }))).toEqual({
      ok: false,
      rejection: {
        code: 'unreadable-line',
        line: 8,
        text: line,
        message: messages.playerActionExpected,
      },
      identity: { site: 'PokerStars', handId: '1001' },
    });
  });
});

describe('lines about an unknown player', () => {
  everyRow([
    'Zed: folds',
    'Zed: folds [Ah Kd]',
    'Zed: checks',
    'Zed: calls $1',
    'Zed: calls $1 and has reached the $2 cap',
    'Zed: bets $5 and is all-in',
    'Zed: raises $5 to $5.50',
    'Zed: posts small blind $0.50',
    'Zed: posts the ante $0.10',
    'Zed: shows [Ah Kd] (high card Ace)',
    'Zed: mucks hand',
    'Zed shows [Ah Kd] for Pair [Ah Ad Ks Qs 5c]',
    'Zed collected $5 from pot',
    'Zed collected $5 from side pot-2',
    'Zed cashed out the hand for $5 | Cash Out Fee $0.05',
    'Ann B.: the Second: folds',
    'Ann B. collected $5 from pot',
    'Anna: checks',
  ])('an action of an unknown player rejects the hand with its line', (line) => {
    expect(readLog(makeLog({ body: ['Ben: posts small blind $0.50', line, 'Cid: checks'] }))).toEqual({
      ok: false,
      rejection: {
        code: 'unreadable-line',
        line: 8,
        text: line,
        message: messages.seatedPlayerExpected,
      },
      identity: { site: 'PokerStars', handId: '1001' },
    });
  });

  everyRow([
    ['Zed said, "Ann: folds"', 'note'],
    ['Zed said, "Ann: raises $5 to $6', 'note'],
    ['Zed: is sitting out', 'note'],
    ['Zed [observer] said, "Ann collected $5 from pot', 'note'],
    ['Zed has timed out while disconnected', 'note'],
    ['Zed: folds slowly', 'unread'],
    ['Zed: raises the roof', 'unread'],
    ['Zed calls $1 and has reached the $2 cap', 'unread'],
    ['Zed has a drink', 'unread'],
    [': folds', 'unread'],
  ])('other lines about an unknown player become notes or unread events', (line, type) => {
    expect(event(line)).toMatchObject({ type });
  });
});

describe('hands shown', () => {
  everyRow([
    ['Ann: shows [Ah Kd] (high card Ace)', 'Ah Kd', 'high card Ace', { category: 'high-card', ranks: [12] }],
    ['Ann: shows [Ah Kd]', 'Ah Kd', null, null],
    ['Ann: shows [Ah Kd] ()', 'Ah Kd', null, null],
    ['Ann: shows [XX Kd] ()', '?? Kd', null, null],
    ['Ann: shows [10h Kd] (a pair of Kings)', 'Th Kd', 'a pair of Kings', { category: 'pair', ranks: [11] }],
    [
      'Ann shows [Ah Kd] for Pair [Ah Ad Ks Qs 5c]',
      'Ah Kd',
      'Pair',
      { category: 'pair', ranks: [], loose: true },
    ],
    ['Ann: shows [Ah Kd] (something new)', 'Ah Kd', 'something new', null],
  ])('shown hands have cards and description', (line, shown, text, handReading) => {
    expect(event(line)).toEqual({
      type: 'show',
      seat: 1,
      run: 0,
      cards: cards(shown),
      text,
      reading: handReading,
    });
  });
});

describe('the deal', () => {
  everyRow<[string, object]>([
    ['*** HOLE CARDS ***', { type: 'hole-cards' }],
    [
      '*** FLOP *** [2c 3d 4h]',
      { type: 'board', street: 'flop', run: 0, cards: cards('2c3d4h'), seen: null },
    ],
    [
      '*** TURN *** [2c 3d 4h] [5s]',
      { type: 'board', street: 'turn', run: 0, cards: cards('5s'), seen: cards('2c3d4h') },
    ],
    [
      '*** SECOND RIVER *** [2c 3d 4h 5s] [6c]',
      { type: 'board', street: 'river', run: 1, cards: cards('6c'), seen: cards('2c3d4h5s') },
    ],
    [
      '*** THIRD FLOP *** [2c 3d 4h]',
      { type: 'board', street: 'flop', run: 2, cards: cards('2c3d4h'), seen: null },
    ],
    ['*** FLOP *** []', { type: 'board', street: 'flop', run: 0, cards: [], seen: null }],
    ['*** SHOW DOWN ***', { type: 'showdown', run: 0 }],
    ['*** SECOND SHOW DOWN ***', { type: 'showdown', run: 1 }],
    ['Dealt to Ann [Ah Kd]', { type: 'deal', seat: 1, cards: cards('Ah Kd') }],
  ])('each line becomes an event', (line, expected) => {
    expect(event(line)).toEqual(expected);
  });

  it('the first player whose cards are shown is the hero', () => {
    expect(makeHand({ body: ['Dealt to Cid [Ah Kd]', 'Dealt to Ben [2c 2d]'] }).heroSeat).toBe(3);
  });

  everyRow([
    '*** FLOP ***',
    '*** FLOP *** [2c 3d 4',
    '*** FLOP *** [2c 3d 4h] and more',
    '*** FIFTH STREET *** [2c]',
    '*** ',
    'Dealt to Ann [of]',
    'Dealt to Ann',
    'Uncalled bet ($x) returned to Ann',
    'Uncalled bet ($5) given to Ann',
    'Ann collected much from pot',
    'Ann collected $5 from side pot-0',
    'Ann collected $5 from the pot',
    'Ann collected $5 from main pot 2',
    'STP added: much',
    'who knows',
  ])('an unknown line is kept as an unread event', (line) => {
    expect(event(line)).toEqual({ type: 'unread', text: line.trimEnd() });
  });
});

describe('the pots', () => {
  everyRow([
    ['Ann collected $5 from pot', null],
    ['Ann collected $5 from main pot', 0],
    ['Ann collected $5 from side pot', 1],
    ['Ann collected $5 from side pot-1', 1],
    ['Ann collected $5 from side pot-2', 2],
    ['Ann collected $5 from side pot-12', 12],
  ])('a collect names its pot', (line, pot) => {
    expect(event(line)).toEqual({ type: 'collect', seat: 1, amount: 500, pot, run: 0 });
  });

  it('an award belongs to the run of the last showdown', () => {
    const body = [
      '*** FIRST SHOW DOWN ***',
      'Ann: shows [Ah Kd] (high card Ace)',
      'Ann collected $5 from pot',
      '*** SECOND SHOW DOWN ***',
      'Ben: shows [2c 2d] (a pair of Deuces)',
      'Ben collected $5 from pot',
    ];
    const runs = makeHand({ body }).events.map((each) => ('run' in each ? each.run : null));
    expect(runs).toEqual([0, 0, 0, 1, 1, 1]);
  });

  everyRow<[string, object]>([
    ['Uncalled bet ($5) returned to Ann', { type: 'uncalled', seat: 1, amount: 500 }],
    ['STP added: $1.50', { type: 'house-money', amount: 150 }],
    ['Ann cashed out the hand for $5', { type: 'cash-out', seat: 1, amount: 500, fee: 0 }],
    [
      'Ann cashed out the hand for $5 | Cash Out Fee $0.05',
      { type: 'cash-out', seat: 1, amount: 500, fee: 5 },
    ],
  ])('each line becomes an event', (line, expected) => {
    expect(event(line)).toEqual(expected);
  });
});

describe('remarks', () => {
  everyRow<[string, number | null]>([
    ['Ann said, "Ben: folds"', 1],
    ['Ann leaves the table', 1],
    ['Ann has timed out', 1],
    ['Ann is disconnected', 1],
    ['Ann finished the tournament in 3rd place', 1],
    ['Zoe said, "good game"', null],
    ['Zoe joins the table at seat #6', null],
    ['a stranger: of many words [observer] said, "x"', null],
    ['Hand was run twice', null],
    ['Betting is capped', null],
    ['Pair on board - double bet is allowed', null],
  ])('remarks at the table become notes', (line, seat) => {
    expect(event(line)).toMatchObject({ type: 'note', seat });
  });

  it('a cancelled hand is marked as cancelled', () => {
    const hand = makeHand({ body: ['Ben: posts small blind $0.50', 'Hand cancelled'] });
    expect(hand.cancelled).toBe(true);
    expect(makeHand().cancelled).toBe(false);
    expect(makeHand({ body: ['Ann said, "Hand cancelled"'] }).cancelled).toBe(false);
  });
});
