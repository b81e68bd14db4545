import fc from 'fast-check';
import { handSchema } from '../../hand.js';
import type { ReadResult } from '../../read-result.js';
import { LineCursor } from '../../source/index.js';
import { makePokerNowLog, RUN_TWICE, UNCONTESTED } from '#testing';
import { handOf, withoutLine } from '../../testing/results.js';
import { pokernow } from './index.js';

const readText = (text: string): ReadResult => pokernow.read(text, 0, text.length, 1, new LineCursor());

const read = (entries: readonly string[], isSorted = false): ReadResult =>
  readText(makePokerNowLog({ entries, isSorted, hasHeader: false }));

/** The entries with one text replaced. */
const edit = (entries: readonly string[], from: string, to: string): string[] =>
  entries.map((entry) => entry.replace(from, to));

const typesOf = (entries: readonly string[]): string =>
  handOf(read(entries))
    .events.map(({ type }) => type)
    .join(' ');

describe('a hand of a PokerNow log', () => {
  it('has its players with their names, seats and stacks, and the dealer as button', () => {
    const hand = handOf(read(UNCONTESTED));
    expect(hand).toMatchObject({
      site: 'PokerNow',
      id: 'abc123def456',
      playedAt: '2024-04-05T20:00:01.000Z',
      scale: 0,
      game: { variant: 'holdem', limit: 'no-limit' },
      stakes: { smallBlind: 5, bigBlind: 10 },
      buttonSeat: 1,
    });
    expect(hand.players.map(({ seat, name, stack }) => [seat, name, stack])).toEqual([
      [1, 'Ann', 500],
      [3, 'Bo', 480],
      [4, 'Cy', 520],
      [9, 'Hal', 500],
    ]);
    expect(handSchema.encode(hand).players).toHaveLength(4);
  });

  it('has its events in the order of play, and each the line of its row', () => {
    expect(typesOf(UNCONTESTED)).toBe(
      'note post post post post note check fold raise call fold board bet fold uncalled collect note note',
    );
    const { events, lines } = handOf(read(UNCONTESTED));
    expect(lines).toEqual([1, UNCONTESTED.length]);
    expect(events[0].line).toBe(UNCONTESTED.length);
    expect(events.find(({ type }) => type === 'raise')).toMatchObject({ seat: 3, to: 40, line: 12 });
    expect(handOf(read(UNCONTESTED, true)).events.find(({ type }) => type === 'raise')?.line).toBe(11);
  });

  it('is the same in a log that is sorted, but for the lines', () => {
    const [newest, oldest] = [false, true].map((isSorted) => handOf(read(RUN_TWICE, isSorted)));
    expect(newest.events.map(withoutLine)).toEqual(oldest.events.map(withoutLine));
    expect(newest.claims.map(withoutLine)).toEqual(oldest.claims.map(withoutLine));
  });

  it('has calls as what they add, because the site prints what the bets of the street reach', () => {
    const calls = handOf(read(UNCONTESTED)).events.filter(({ type }) => type === 'call');
    expect(calls).toMatchObject([{ seat: 4, amount: 30 }]);
  });

  it('has a missed small blind as dead and a missed big blind as live', () => {
    const posts = handOf(read(UNCONTESTED)).events.filter(({ type }) => type === 'post');
    expect(posts.slice(2)).toMatchObject([
      { kind: 'dead-blind', seat: 9, amount: 5, dead: 5 },
      { kind: 'big-blind', seat: 9, amount: 10, dead: 0 },
    ]);
  });

  it('has two boards, awards of both, no button where it is dead, and cents', () => {
    const hand = handOf(read(RUN_TWICE));
    expect(hand).toMatchObject({ buttonSeat: null, scale: 2, stakes: { smallBlind: 50, bigBlind: 100 } });
    const boards = hand.events.filter((event) => event.type === 'board');
    expect(boards.map(({ run, street }) => `${street} ${String(run)}`)).toEqual(
      [0, 1].flatMap((run) => ['flop', 'turn', 'river'].map((street) => `${street} ${String(run)}`)),
    );
    const collects = hand.events.filter((event) => event.type === 'collect');
    expect(collects.map(({ seat, amount, run }) => [seat, amount, run])).toEqual([
      [1, 6075, 0],
      [3, 6075, 1],
      [1, 5950, 0],
      [1, 5950, 1],
    ]);
  });

  it('claims the hands of winners, cards shown after the hand and the stacks of players who leave', () => {
    expect(handOf(read(UNCONTESTED)).claims.map(withoutLine)).toEqual([
      { type: 'held-cards', seat: 4, cards: [28] },
      { type: 'board', run: 0, cards: [0, 21, 47] },
      { type: 'final-stack', seat: 1, amount: 500 },
      { type: 'held-cards', seat: null, cards: [33, 42] },
    ]);
    const [made] = handOf(read(RUN_TWICE)).claims;
    expect(made).toMatchObject({
      type: 'made-hand',
      seat: 1,
      run: 0,
      reading: { category: 'pair', ranks: [12] },
    });
  });

  it('claims the card in the name of a flush, if it is not among the cards of the flush', () => {
    const claimsOf = (name: string): number[][] =>
      handOf(read(edit(RUN_TWICE.slice(0, 21).concat(RUN_TWICE.slice(24)), "Pair, A's", name)))
        .claims.filter((claim) => claim.type === 'made-hand')
        .map(({ cards }) => cards);
    expect(claimsOf('Flush, As High')).toHaveLength(1);
    expect(claimsOf('Flush, Ah High')).toEqual([expect.anything(), [50]]);
  });

  it('has the cards of the owner of the log with his seat, if he shows them', () => {
    const hand = handOf(
      read(
        RUN_TWICE.flatMap((entry) => (entry.startsWith('Player') ? [entry, 'Your hand is A♣, A♠'] : [entry])),
      ),
    );
    expect(hand.heroSeat).toBe(1);
    expect(hand.events.slice(0, 4).map(({ type }) => type)).toEqual(['post', 'post', 'deal', 'raise']);
  });

  it('keeps the ids of players with the same name, and of no others', () => {
    const hand = handOf(read(UNCONTESTED.map((entry) => entry.replaceAll('Bo @ b2', 'Ann @ b2'))));
    expect(hand.players.map(({ name }) => name)).toEqual(['Ann @ a1', 'Ann @ b2', 'Cy', 'Hal']);
  });

  it.each(['folds', 'A "quoted" name', 'x" calls 40', 'a @ b', 'Ann | #2 (5)', ' blanks '])(
    'reads the name %j as it is',
    (name) => {
      const hand = handOf(read(UNCONTESTED.map((entry) => entry.replaceAll('Bo @ b2', `${name} @ b2`))));
      expect(hand.players[1].name).toBe(name);
      expect(hand.events.filter(({ type }) => type === 'unread')).toEqual([]);
    },
  );

  it('has a number made unique by its row in logs without ids', () => {
    const hand = handOf(read(edit(UNCONTESTED, ' (id: abc123def456)', '')));
    expect(hand.id).toBe('7-171234720100000');
  });

  it('has antes in a bomb pot, and no bounty in a pot', () => {
    const hand = handOf(
      read([
        ...UNCONTESTED.slice(1, 3),
        '"Bo @ b2" posts a bet of 20 (bomb pot bet)',
        ...['Cy @ c3', 'Hal @ h8', 'Ann @ a1'].map((name) => `"${name}" calls 20 (bomb pot bet)`),
        'Flop:  [2♣, 7♦, K♠]',
        '"Bo @ b2" bets 60',
        ...['Cy @ c3', 'Hal @ h8', 'Ann @ a1'].map((name) => `"${name}" folds`),
        'Uncalled bet of 60 returned to "Bo @ b2"',
        '"Bo @ b2" collected 80 from pot',
        '"Cy @ c3" paid 10 for the 7-2 bounty to "Bo @ b2"',
        '-- ending hand #7 --',
        'The player "Cy @ c3" quits the game with a stack of 490.',
      ]),
    );
    expect(hand.game.options).toEqual({ bomb: true });
    expect(hand.events.filter((event) => event.type === 'post' && event.kind === 'ante')).toHaveLength(4);
    expect(hand.claims).toEqual([]);
  });

  it('P-SETUP-5: claims no stack of a player who comes back or whose stack the admin changes', () => {
    const quits = (stack: number): string =>
      `The player "Cy @ c3" quits the game with a stack of ${String(stack)}.`;
    const stacks = (rows: readonly string[]): number[] =>
      handOf(read(rows)).claims.flatMap((claim) => (claim.type === 'final-stack' ? [claim.amount] : []));
    const stacksAfter = (...rows: string[]): number[] => stacks([...UNCONTESTED.slice(1, -3), ...rows]);
    const joins = 'The player "Cy @ c3" joined the game with a stack of 300.';
    expect(stacksAfter(quits(480), joins, quits(300))).toEqual([480]);
    const updates = 'The admin updated the player "Cy @ c3" stack from 480 to 600.';
    expect(stacksAfter(updates, quits(600))).toEqual([480]);
    const during = [...UNCONTESTED.slice(1, -4), updates, ...UNCONTESTED.slice(-4, -3), quits(600)];
    expect(stacks(during)).toEqual([]);
  });

  it('P-SETUP-1: has no button if the dealer has no seat, which is a contradiction', () => {
    const hand = handOf(read(edit(UNCONTESTED, 'dealer: "Ann @ a1"', 'dealer: "Bo @ a1"')));
    expect(hand.buttonSeat).toBeNull();
    expect(hand.contradictions).toMatchObject([{ about: 'button', actual: '"Bo @ a1"', line: 21 }]);
    expect(handOf(read(UNCONTESTED)).contradictions).toBeUndefined();
  });

  it('L-LINE-1: has a contradiction for a row whose time is not that of its order', () => {
    const log = makePokerNowLog({ entries: UNCONTESTED, hasHeader: false });
    const other = handOf(readText(log.replace('20:00:05.000Z', '20:00:15.000Z')));
    const time = { about: 'time', expected: '2024-04-05T20:00:05.000Z', actual: '2024-04-05T20:00:15.000Z' };
    expect(other.contradictions).toMatchObject([{ ...time, line: 8 }]);
  });

  it('P-SETUP-2: has a contradiction for a small blind larger than the big blind', () => {
    const hand = handOf(read(edit(UNCONTESTED, 'a small blind of 5', 'a small blind of 15')));
    expect(hand.contradictions).toMatchObject([{ about: 'figures', expected: '10', actual: '15', line: 18 }]);
  });

  it('L-CLAIM-1: has a contradiction for a named hand of a player whose opponents folded', () => {
    const named = edit(
      UNCONTESTED,
      '95 from pot',
      "95 from pot with Pair, K's (combination: K♠, K♥, 7♦, 3♥, 2♣)",
    );
    expect(handOf(read(named)).contradictions).toMatchObject([{ about: 'players', actual: '1', line: 5 }]);
  });

  it('L-CARD-1: has a contradiction for undealt cards that a player or the board has', () => {
    const cards = (undealt: string) => handOf(read(edit(UNCONTESTED, '[3♥, 5♦]', undealt))).contradictions;
    expect(cards('[3♥, 5♦]')).toBeUndefined();
    for (const [undealt, actual] of [
      ['[3♥, K♠]', 'Ks'],
      ['[9♣, 5♦]', '9c'],
      ['[3♥, 3♥]', '3h'],
    ])
      expect(cards(undealt)).toMatchObject([{ about: 'cards', actual, line: 2 }]);
  });

  it('P-SETUP-2: has the blinds of the first post of each, whatever follows', () => {
    const blinds = (from: string, to: string) => handOf(read(edit(UNCONTESTED, from, to))).stakes;
    expect(blinds('missed big blind of 10', 'missed big blind of 40')).toMatchObject({ bigBlind: 10 });
    expect(blinds('a big blind of 10', 'a small blind of 10')).toMatchObject({ smallBlind: 5 });
  });

  it('is rejected as truncated without its start or its end', () => {
    expect(read(UNCONTESTED.slice(5))).toMatchObject({ rejection: { code: 'truncated', line: 17 } });
    expect(read(UNCONTESTED.slice(0, 12))).toMatchObject({
      rejection: { code: 'truncated', line: 1, text: expect.stringContaining('calls 40') },
      identity: { handId: 'abc123def456' },
    });
  });

  it.each([
    ["No Limit Texas Hold'em", 'No Limit Whist', 'unsupported-game'],
    ['#3 "Bo @ b2" (480)', '#3 "Bo @ b2" (480', 'unreadable-line'],
    ['#3 "Bo @ b2" (480)', '#x "Bo @ b2" (480)', 'unreadable-line'],
    ['-- ending hand #7 --', '-- ending hand #8 --', 'truncated'],
  ])('is rejected with %j as %j', (from, to, code) => {
    expect(read(edit(UNCONTESTED, from, to))).toMatchObject({ rejection: { code } });
  });

  it('keeps a row that is not known as unread', () => {
    const hand = handOf(read(edit(UNCONTESTED, '"Hal @ h8" checks', '"Hal @ h8" dances')));
    expect(hand.events).toContainEqual({ type: 'unread', text: '"Hal @ h8" dances', line: 14 });
  });

  it('is a result for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, at) => {
        const log = makePokerNowLog({ entries: RUN_TWICE });
        const place = at % log.length;
        expect(typeof readText(log.slice(0, place) + text + log.slice(place)).ok).toBe('boolean');
        expect(typeof readText(text).ok).toBe('boolean');
      }),
    );
  });
});
