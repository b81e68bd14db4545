import { auditHand, severities } from '#audit';
import {
  areOpeners,
  defaultSwitches,
  findRotation,
  OPENING_PAIRS,
  variants,
  variantWith,
  findVariant,
} from '#engine';
import type { CanonicalHand } from '#histories';
import { dealHands, planDeal, type DealOptions } from './index.js';

const deal = (options: Omit<DealOptions, 'seed'>): CanonicalHand[] => [
  ...dealHands({ seed: 11, ...options }),
];

const faultsOf = (hands: readonly CanonicalHand[]): string[] =>
  hands.flatMap((hand) => {
    const audited = auditHand(hand, { id: 'default', switches: defaultSwitches });
    if (audited === null) return [`${hand.id}: not audited`];
    return audited.findings
      .filter(({ code }) => severities[code] !== 'notice')
      .map(({ code, line }) => `${hand.id}: ${code} on line ${String(line)}`);
  });

describe('P-VAR-HORSE: a rotation', () => {
  it.each(['horse', 'hose', '8-game', '10-game', 'triple-stud'])(
    '%s: plays each game for a round of the button, in order',
    (id) => {
      const { games } = findRotation(id)!;
      const players = 3;
      const hands = deal({ game: id, hands: players * (games!.length + 1), players });
      const played = hands.map(({ game: { variant, limit } }) => ({ variant, limit }));
      const expected = [...games!, games![0]].flatMap((game) => Array.from({ length: players }, () => game));
      expect(played).toEqual(expected);
      expect(new Set(hands.map(({ game: { rotation } }) => rotation))).toEqual(new Set([id]));
      expect(faultsOf(hands)).toEqual([]);
    },
  );

  it('P-VAR-DC: the dealer names any game before each hand', () => {
    const hands = deal({ game: 'dealers-choice', hands: 120, wild: true });
    const games = new Set(hands.map(({ game: { variant } }) => variant));
    expect(games.size).toBeGreaterThan(20);
    expect([...games].filter((id) => variants.every((variant) => variant.id !== id))).toEqual([]);
    expect(faultsOf(hands)).toEqual([]);
  });

  it('has no options', () => {
    expect(planDeal({ game: 'horse', gameOptions: { boards: 2 }, hands: 1, seed: 1 })).toMatchObject({
      ok: false,
      issues: [{ code: 'impossible-options', option: 'gameOptions' }],
    });
    expect(planDeal({ game: 'horse', limit: 'no-limit', hands: 1, seed: 1 })).toMatchObject({
      issues: [{ code: 'impossible-options', option: 'limit' }],
    });
  });
});

describe('options of a game', () => {
  it.each<[string, Partial<DealOptions>]>([
    ['holdem', { gameOptions: { boards: 3 } }],
    ['omaha-8', { gameOptions: { boards: 2 } }],
    ['five-draw', { gameOptions: { joker: 'wild', wildRanks: ['2'] } }],
    ['holdem', { gameOptions: { deck: 36 } }],
    ['five-draw', { gameOptions: { openers: 'queens' } }],
    ['holdem', { gameOptions: { bomb: true } }],
  ])('%s: %j: is dealt with them, and audited without faults', (game, options) => {
    const hands = deal({ game, hands: 60, wild: true, ...options });
    expect(hands[0].game.options).toEqual(options.gameOptions);
    expect(faultsOf(hands)).toEqual([]);
  });

  it('are refused where they are impossible', () => {
    expect(planDeal({ game: 'stud', gameOptions: { boards: 2 }, hands: 1, seed: 1 }).ok).toBe(false);
    expect(planDeal({ game: 'five-draw', progressive: true, hands: 1, seed: 1 }).ok).toBe(false);
    expect(planDeal({ game: 'holdem', gameOptions: { declare: true }, hands: 1, seed: 1 }).ok).toBe(false);
  });
});

describe('P-SHOW-8: high-low by declaration', () => {
  it.each(['omaha-8', 'stud-hl', 'five-draw-hl'])('%s: all players left declare, in any way', (game) => {
    const hands = deal({ game, gameOptions: { declare: true }, hands: 120, wild: true });
    const halves = new Set<string>();
    for (const { events } of hands) {
      const declared = events.flatMap((event) => (event.type === 'declare' ? [event] : []));
      const shown = events.filter(({ type }) => type === 'show');
      if (events.some(({ type }) => type === 'showdown')) expect(declared).toHaveLength(shown.length);
      for (const { half } of declared) halves.add(half ?? 'none');
    }
    expect([...halves].sort()).toEqual(['both', 'high', 'low']);
    expect(faultsOf(hands)).toEqual([]);
  });

  it('is written in the layout of a site that deals the game', () => {
    const [hand] = deal({ game: 'omaha-8', gameOptions: { declare: true }, hands: 1 });
    expect(hand.format).toBe('pokerstars');
  });
});

describe('P-VAR-5CD: progressive openers', () => {
  const hands = deal({
    game: 'five-draw',
    gameOptions: { openers: 'jacks' },
    progressive: true,
    players: 3,
    hands: 150,
    handsPerTable: 1000,
  });
  const isPassedOut = ({ events }: CanonicalHand): boolean => events.every(({ type }) => type !== 'collect');
  const antesOf = ({ events }: CanonicalHand): number =>
    events.reduce(
      (sum, event) =>
        (event.type === 'post' && event.kind === 'ante') || event.type === 'house-money'
          ? sum + event.amount
          : sum,
      0,
    );

  it('rise after each hand that nobody opens, and fall back to jacks', () => {
    let passed = 0;
    for (const hand of hands) {
      expect(hand.game.options?.openers).toBe(OPENING_PAIRS[Math.min(3, passed)]);
      passed = isPassedOut(hand) ? passed + 1 : 0;
    }
    expect(hands.some((hand) => hand.game.options?.openers === 'aces')).toBe(true);
  });

  it('leave the antes in the pot for the next hand', () => {
    hands.slice(1).forEach((hand, index) => {
      const before = hands[index];
      const carried = hand.events.find((event) => event.type === 'house-money');
      expect(carried?.amount ?? 0).toBe(isPassedOut(before) ? antesOf(before) : 0);
    });
    expect(faultsOf(hands)).toEqual([]);
  });
});

describe('P-VAR-5CD: openers of a pair or better', () => {
  it.each([
    ['jacks', 9],
    ['queens', 10],
    ['kings', 11],
    ['aces', 12],
  ] as const)('%s: the pair, two pair and better hands open', (openers, rank) => {
    const game = variantWith(findVariant('five-draw')!, { openers })!;
    const pair = (of: number): number[] => [of * 4, of * 4 + 1, 0, 5, 10];
    expect(areOpeners(game, pair(rank))).toBe(true);
    expect(areOpeners(game, pair(rank - 1))).toBe(false);
    expect(areOpeners(game, [0, 1, 4, 5, 8])).toBe(true);
  });
});
