import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { act, makeRecord, round, type Json, type JsonFields } from '#testing';
import type { Finding } from '../findings/finding.js';
import { auditHand, type AuditedHand } from './audit-hand.js';

/** The hand of a record that consists of these fields. */
const makeRecordHand = (fields: JsonFields): CanonicalHand => {
  const text = makeRecord(fields);
  const result = findFormat('ohh')!.read(text, 0, text.length, 1, new LineCursor());
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.hand;
};

const audit = (hand: CanonicalHand): AuditedHand => {
  const profile = findProfile('ohh');
  const audited = profile === undefined ? null : auditHand(hand, profile);
  if (audited === null) throw new Error('the hand was not audited');
  return audited;
};

const findingsOf = (fields: JsonFields): readonly Finding[] => audit(makeRecordHand(fields)).findings;

const blinds = [act('Post SB', 1, 0.5), act('Post BB', 2, 1)];
const shows = (player: number, ...cards: string[]): Json => act('Shows Cards', player, 0, { cards });
const won = (amount: number, ...wins: readonly [player: number, amount: number][]): JsonFields => ({
  pots: [
    {
      number: 0,
      amount,
      rake: 0,
      player_wins: wins.map(([player, win]) => ({ player_id: player, win_amount: win })),
    },
  ],
});
const board = (...streets: [string, ...string[]][]): Json[] =>
  streets.map(([street, ...cards], index) => round(index + 1, street, [], cards));

/** Ben and Cid are all-in before the flop with 100 each; Ben has aces, Cid kings. */
const allIn = [
  ...blinds,
  act('Fold', 0),
  act('Raise', 1, 99.5, { is_allin: true }),
  act('Call', 2, 99, { is_allin: true }),
];
const faceUp = round(9, 'Showdown', [shows(1, 'As', 'Ah'), shows(2, 'Ks', 'Kh')]);

it('the usual record has no findings', () => {
  expect(findingsOf({})).toEqual([]);
});

describe('L-CLAIM-1: figures that a record states twice', () => {
  const codes = (fields: JsonFields): string[] => findingsOf(fields).map(({ code }) => code);
  const raked = (rake: number, shares: readonly (number | null)[], more: JsonFields = {}): JsonFields => ({
    pots: [
      {
        number: 0,
        amount: 6.5,
        rake,
        player_wins: shares.map((share, index) => ({
          player_id: index,
          win_amount: index === 0 ? 6.5 - rake : 0,
          ...(share === null ? {} : { contributed_rake: share }),
        })),
        ...more,
      },
    ],
  });

  it('are the shares of the rake, which may be rounded, unknown or zero', () => {
    for (const [rake, shares] of [
      [0.3, [0.3]],
      [0.3, [0.15, 0.15]],
      [0.25, [0.13, 0.13]],
      [0.3, [null]],
      [0.3, [0]],
      [0, [0]],
    ] as const)
      expect(codes(raked(rake, shares))).toEqual([]);
    for (const [rake, shares] of [
      [0.3, [0.29]],
      [0.3, [0.15, 0.17]],
      [0, [0.01]],
    ] as const)
      expect(codes(raked(rake, shares))).toEqual(['rake']);
  });

  it('are the antes of the head and of the rounds', () => {
    expect(codes({ ante_amount: 0.1 })).toEqual(['amount']);
    const antes = (amount: number): JsonFields => ({
      ante_amount: amount,
      rounds: [
        round(0, 'Preflop', [
          ...[0, 1, 2].map((player) => act('Post Ante', player, 0.1)),
          ...blinds,
          act('Fold', 0),
          act('Fold', 1),
        ]),
      ],
      ...won(1.3, [2, 1.3]),
    });
    expect(codes(antes(0.1))).toEqual([]);
    expect(codes(antes(0.2))).toContain('amount');
  });

  it('P-SETUP-1: are the seats of the table', () => {
    const players = ['Ann', 'Ben', 'Cid'].map((name, id) => ({
      id,
      seat: id + 1,
      name,
      starting_stack: 100,
    }));
    expect(codes({ players: [...players.slice(0, 2), { ...players[2], seat: 10 }] })).toEqual([]);
    const beyond = { players: [...players.slice(0, 2), { ...players[2], seat: 11 }] };
    expect(codes(beyond)).toEqual(['impossible-setup']);
    expect(codes({ dealer_seat: 21 })).toEqual(['impossible-setup']);
  });
});

describe('runAwards: what a player wins of several runs is one amount', () => {
  const twice = (ben: number, cid: number): JsonFields => ({
    flags: ['Run_It_Twice'],
    rounds: [
      round(0, 'Preflop', allIn),
      ...board(['Flop', '2c', '3c', '8d'], ['Turn', '9d'], ['River', 'Td'], ['Turn', 'Kd'], ['River', 'Jd']),
      faceUp,
    ],
    ...won(
      200,
      ...([
        [1, ben],
        [2, cid],
      ] satisfies [number, number][]),
    ),
  });

  it('equal to the sum of the runs', () => {
    expect(findingsOf(twice(100, 100))).toEqual([]);
  });

  it('and a larger amount is reported', () => {
    expect(findingsOf(twice(150, 50)).map(({ code, seat }) => [code, seat])).toEqual([['wrong-award', 2]]);
    expect(findingsOf(twice(50, 150)).map(({ code, seat }) => [code, seat])).toEqual([['wrong-award', 3]]);
  });
});

describe('foldedShows: a player who folded shows when the hand is over', () => {
  const rounds = (...last: readonly Json[]): Json[] => [
    round(0, 'Preflop', [...blinds, act('Fold', 0), act('Fold', 1)]),
    ...last,
  ];

  it('and has no finding', () => {
    const shown = rounds(round(1, 'Showdown', [shows(1, 'As', '7h')]));
    expect(findingsOf({ rounds: shown, ...won(1, [2, 1]) })).toEqual([]);
  });

  it('but not while others play', () => {
    const early = [
      round(0, 'Preflop', [
        ...blinds,
        act('Fold', 0),
        shows(0, 'As', '7h'),
        act('Call', 1, 0.5),
        act('Check', 2),
      ]),
      round(1, 'Flop', [act('Bet', 1, 1), act('Fold', 2)], ['2c', '3c', '8d']),
    ];
    expect(findingsOf({ rounds: early, ...won(2, [1, 2]) }).length).toBeGreaterThan(0);
  });
});

describe('allInMarked: a bet for which no opponent has more chips may be marked as all-in', () => {
  const players = ['Ann', 'Ben', 'Cid'].map((name, id) => ({
    id,
    seat: id + 1,
    name,
    starting_stack: id === 2 ? 20 : 100,
  }));
  const raise = (amount: number): JsonFields => ({
    players,
    rounds: [
      round(0, 'Preflop', [
        ...blinds,
        act('Fold', 0),
        act('Raise', 1, amount, { is_allin: true }),
        act('Fold', 2),
      ]),
    ],
    ...won(2, [1, 2]),
  });

  it.each([
    [19.5, []],
    [99.5, []],
    [18.5, ['amount']],
  ])('%d', (amount, codes) => {
    expect(findingsOf(raise(amount)).map(({ code }) => code)).toEqual(codes);
  });
});

describe('unshownHands: a hand that is neither shown nor paid at the showdown was mucked', () => {
  const called = [
    round(0, 'Preflop', [...blinds, act('Fold', 0), act('Call', 1, 0.5), act('Check', 2)]),
    ...board(['Flop', '2c', '3c', '8d'], ['Turn', '9d'], ['River', 'Td']),
  ];
  // Both players check three times.
  const played = called.map((street, index): Json => {
    const { id, street: name, cards } = street as { id: number; street: string; cards: string[] };
    return index === 0 ? street : round(id, name, [act('Check', 1), act('Check', 2)], cards);
  });
  const showdown = (...actions: Json[]): Json[] => [...played, round(9, 'Showdown', actions)];

  it('so the award to a shown hand is verified', () => {
    const { findings, settlement } = audit(
      makeRecordHand({ rounds: showdown(shows(1, 'As', 'Ah')), ...won(2, [1, 2]) }),
    );
    expect(findings).toEqual([]);
    expect(settlement.unverifiable.size).toBe(0);
  });

  it.each([
    ['the winner', [shows(2, 'Ks', 'Kh')]],
    ['no player', []],
  ])('but an award is unverifiable if %s did not show', (_, actions) => {
    const codes = findingsOf({ rounds: showdown(...actions), ...won(2, [1, 2]) }).map(({ code }) => code);
    expect(codes).toEqual(['hidden-winner']);
  });
});

describe('P-BLIND-1: a player who comes back in the small blind', () => {
  const back = (extra: number): JsonFields => ({
    rounds: [
      round(0, 'Preflop', [
        ...blinds,
        act('Post Dead', 1, 0.5),
        act('Post Extra Blind', 1, extra),
        act('Fold', 0),
        act('Raise', 1, 2),
        act('Fold', 2),
      ]),
    ],
    ...won(2.5, [1, 2.5]),
  });

  it('adds what the big blind lacks, and the dead small blind', () => {
    expect(findingsOf(back(0.5))).toEqual([]);
  });

  it('and no other amount', () => {
    expect(findingsOf(back(0.25)).map(({ code }) => code)).toContain('wrong-forced-bet');
  });
});
