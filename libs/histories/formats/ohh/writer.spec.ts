import { dealHands, type DealOptions } from '#dealer';
import { runsOf } from '#testing';
import type { CanonicalHand, HandEvent } from '../../hand.js';
import { capped, cash, playMoney, tournament, twice } from '../../testing/pokerstars-texts.js';
import { readText } from '../../testing/pokerstars-writing.js';
import { act, round } from '#testing';
import { makeRecordHand, parseRecord } from '../../testing/ohh-records.js';
import { ohhSchema } from '../../testing/ohh-schema.js';
import { everyRow } from '../../testing/tables.js';
import { writeRecord } from './writer.js';

const write = (hand: CanonicalHand, lossy = false): string => {
  const writing = writeRecord(hand, { lossy });
  if (!writing.ok) throw new Error(writing.missing.join(', '));
  ohhSchema.parse(JSON.parse(writing.text));
  return writing.text;
};

const missing = (hand: CanonicalHand, lossy = false): readonly string[] => {
  const writing = writeRecord(hand, { lossy });
  return writing.ok ? [] : writing.missing;
};

/** What a record states: without lines, the marks of the deal and the showdown, and what follows from the bets. */
const stated = (hand: CanonicalHand): unknown => {
  const {
    site,
    id,
    playedAt,
    currency,
    scale,
    game,
    stakes,
    table,
    tournament: event,
    buttonSeat,
    heroSeat,
    claims,
  } = hand;
  const players = hand.players.map(({ line, ...player }) => player);
  const events = hand.events
    .filter(({ type }) => !/^(hole-cards|showdown|uncalled|collect|cash-out)$/.test(type))
    .map((event) => {
      const { line, ...rest } = event;
      return rest.type === 'raise'
        ? { ...rest, by: null }
        : rest.type === 'board'
          ? { ...rest, seen: null }
          : rest;
    });
  const collects = hand.events.flatMap((event) =>
    event.type === 'collect' ? [`${event.seat} ${event.amount} ${event.pot ?? 0}`] : [],
  );
  const amount = (type: string): number[] =>
    claims.flatMap((claim) => (claim.type === type && 'amount' in claim ? [claim.amount] : []));
  const header = { site, id, playedAt, currency, scale, game, stakes, table, event, buttonSeat, heroSeat };
  return {
    header,
    players,
    events,
    collects: collects.sort(),
    totalPot: amount('total-pot'),
    rake: amount('rake'),
  };
};

const withoutHistory = (hand: CanonicalHand): CanonicalHand => ({ ...hand, events: [], players: [] });

/** The hand without the words that have no place in a record. */
const withoutNotes = (hand: CanonicalHand): CanonicalHand => ({
  ...hand,
  events: hand.events.filter(({ type }) => type !== 'note'),
  tournament: hand.tournament === null ? null : { ...hand.tournament, level: null },
});

describe('a hand is the same when it is written and read again', () => {
  const deals: readonly (Partial<DealOptions> & Pick<DealOptions, 'game'>)[] = [
    { game: 'holdem', wild: true },
    { game: 'holdem', limit: 'pot-limit' },
    { game: 'holdem', limit: 'fixed-limit' },
    { game: 'holdem', players: 2, wild: true },
    { game: 'holdem', tournament: true, wild: true, ante: 5 },
    { game: 'omaha', limit: 'pot-limit', wild: true },
    { game: 'omaha-8', limit: 'pot-limit', hero: false },
    { game: 'holdem', ante: 5, format: 'ohh' },
  ];

  everyRow(deals)('of the dealer, in every game that the format has', (options) => {
    let hands = 0;
    for (const hand of dealHands({ ...options, hands: runsOf(300), seed: 9 })) {
      const bare = withoutNotes(hand);
      const again = parseRecord(write(bare));
      expect(stated(again)).toEqual(stated(bare));
      expect(parseRecord(write(again))).toEqual(again);
      hands++;
    }
    expect(hands).toBe(runsOf(300));
  });

  it('of another log, with everything that has a place', () => {
    const hand = makeRecordHand({
      flags: ['Run_It_Twice'],
      bet_limit: { bet_type: 'PL', bet_cap: 50 },
      rounds: [
        round(0, 'Preflop', [
          act('Sits Down', 1),
          act('Post SB', 1, 0.5),
          act('Post BB', 2, 1),
          act('Post Dead', 0, 0.5),
          act('Post Extra Blind', 0, 1),
          act('Straddle', 1, 2),
          act('Add to Pot', 0, 4, { player_id: undefined }),
          act('Dealt Cards', 0, 0, { cards: ['Kh', 'Kd'] }),
          act('Dealt Cards', 2, 0, { cards: ['Qh', 'Qd'] }),
          act('Raise', 2, 9),
          act('Call', 0, 9),
          act('Fold', 1, 0, { cards: ['2h', '7d'] }),
          act('Added Chips', 1, 25),
          act('Player Adjustment', 1, -0.25),
        ]),
        round(
          1,
          'Flop',
          [act('Bet', 2, 3), act('Raise', 0, 9), act('Call', 2, 6, { is_allin: true })],
          ['2c', '3c', '4c'],
        ),
        round(2, 'Turn', [], ['5c']),
        round(3, 'River', [], ['6c']),
        round(4, 'Turn', [], ['5d']),
        round(5, 'River', [], ['6d']),
        round(6, 'Showdown', [
          act('Shows Cards', 0, 0, { cards: ['Kh', 'Kd'], description: 'a pair of Kings' }),
          act('Mucks Cards', 2, 0, { cards: ['Qh', 'Qd'] }),
        ]),
      ],
      pots: [
        {
          number: 0,
          amount: 40,
          rake: 0.75,
          jackpot: 0.25,
          player_wins: [
            { player_id: 0, win_amount: 39, cashout_amount: 30, cashout_fee: 0.3 },
            { player_id: 2, win_amount: 0, cashout_amount: 5, bonus_amount: 0.75 },
          ],
        },
      ],
    });
    expect(parseRecord(write(hand))).toMatchObject({ ...hand, ...noLines(hand) });
  });

  const noLines = (hand: CanonicalHand): object => ({
    lines: expect.anything() as unknown,
    players: hand.players.map(({ line: _, ...player }): unknown => player),
    events: hand.events.map(({ line: _, ...event }): unknown => event),
    claims: hand.claims.map(({ line: _, ...claim }): unknown => claim),
  });

  it('of a bounty tournament', () => {
    const players = ['Ann', 'Ben', 'Cid'].map((name, id) => ({
      id,
      seat: id + 1,
      name,
      starting_stack: 1500,
      player_bounty: 5 + id,
    }));
    const hand = makeRecordHand({
      tournament: true,
      tournament_info: {
        tournament_number: '77',
        currency: 'EUR',
        buyin_amount: 5,
        bounty_fee_amount: 5,
        fee_amount: 1,
      },
      players,
      tournament_bounties: [{ player_id: 0, bounty_won: 2.5, defeated_player_id: 2 }],
    });
    const again = parseRecord(write(hand));
    expect(again.tournament).toEqual({ id: '77', buyIn: '€5+€5+€1 EUR', level: null });
    expect(again).toMatchObject({ ...hand, ...noLines(hand) });
  });
});

describe('a log of another site', () => {
  everyRow([cash, twice, tournament, capped, playMoney] as const)('keeps what has a place', (text) => {
    const hand = readText(text);
    const again = parseRecord(write(hand, true));
    const chips = ({ events }: CanonicalHand): unknown[] =>
      events.flatMap((event): unknown[] =>
        'amount' in event &&
        event.type !== 'uncalled' &&
        event.type !== 'collect' &&
        event.type !== 'cash-out'
          ? [[event.type, 'seat' in event && event.seat, event.amount]]
          : 'to' in event
            ? [[event.type, event.seat, event.to]]
            : [],
      );
    expect(chips(again)).toEqual(chips(hand));
    expect(withoutHistory(again)).toMatchObject({ site: hand.site, id: hand.id, stakes: hand.stakes });
  });

  it('names what would be lost', () => {
    const hand = readText(twice);
    const [, second] = hand.events.flatMap((event, index) => (event.type === 'collect' ? [index] : []));
    expect(missing(hand)).toContain(`/events/${String(second)}/run`);
    expect(missing(readText(tournament))).toContain('/tournament/level');
    const note = readText(cash).events.findIndex(({ type }) => type === 'note');
    expect(missing(readText(cash))).toContain(`/events/${String(note)}`);
  });

  it('states each pot with its rake', () => {
    let several = 0;
    for (const hand of dealHands({ game: 'holdem', hands: runsOf(300), seed: 9, wild: true })) {
      const { pots } = ohhSchema.parse(JSON.parse(write(hand, true))).ohh;
      for (const { amount, rake = 0, player_wins } of pots)
        expect(cents(amount - rake)).toBe(cents(player_wins.reduce((sum, win) => sum + win.win_amount, 0)));
      if (pots.filter(({ rake = 0 }) => rake > 0).length > 1) several++;
    }
    expect(several).toBeGreaterThan(0);
  });
});

const cents = (amount: number): number => Math.round(amount * 100);

describe('a record is never read as another hand', () => {
  const [dealt] = [...dealHands({ game: 'holdem', hands: 1, seed: 3 })];
  const changed = (change: (event: HandEvent) => HandEvent): CanonicalHand => ({
    ...dealt,
    events: dealt.events.map(change),
  });

  everyRow<[CanonicalHand, string]>([
    [{ ...dealt, game: { ...dealt.game, variant: 'razz' } }, '/game/variant'],
    [{ ...dealt, game: { ...dealt.game, variant: 'short-deck' } }, '/game/variant'],
    [{ ...dealt, game: { ...dealt.game, limit: 'spread-limit' } }, '/game/limit'],
    [{ ...dealt, game: { ...dealt.game, options: { boards: 2 } } }, '/game/options'],
    [{ ...dealt, game: { ...dealt.game, options: { joker: 'wild' } } }, '/game/options'],
    [{ ...dealt, stakes: { ...dealt.stakes, smallBet: 70 } }, '/stakes/smallBet'],
    [{ ...dealt, cancelled: true }, '/cancelled'],
    [{ ...dealt, buttonSeat: null }, '/buttonSeat'],
    [{ ...dealt, players: dealt.players.map((player) => ({ ...player, stack: null })) }, '/players/0/stack'],
    [changed((event) => (event.type === 'post' ? { ...event, kind: 'kill' } : event)), '/events/0'],
    [changed((event) => (event.type === 'post' ? { ...event, kind: 'button-blind' } : event)), '/events/0'],
    [changed((event) => (event.type === 'fold' ? { ...event, seat: 99 } : event)), '/events/'],
  ])('what makes another hand is rejected, also with --lossy', (hand, pointer) => {
    expect(missing(hand, true).join()).toContain(pointer);
  });

  it('Omaha of five cards is written with --lossy if its cards show it', () => {
    const omaha = [...dealHands({ game: 'omaha-5', limit: 'pot-limit', hands: 20, seed: 4 })].map(
      withoutNotes,
    );
    for (const hand of omaha) {
      expect(missing(hand)).toContain('/game/variant');
      const hasCards = hand.events.some(({ type }) => type === 'deal' || type === 'show');
      const writing = writeRecord(hand, { lossy: true });
      expect(writing.ok).toBe(hasCards);
      if (writing.ok) expect(parseRecord(writing.text).game.variant).toBe('omaha-5');
    }
  });
});

it('a record has a line for each action and ends in a line end', () => {
  const text = write(makeRecordHand());
  expect(text).toContain(
    '{ "action_number": 4, "player_id": 0, "action": "Raise", "amount": 3.00, "is_allin": false }',
  );
  expect(text.endsWith('}\n')).toBe(true);
});
