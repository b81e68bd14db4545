import { isDeepStrictEqual } from 'node:util';
import { auditHand, severities } from '#audit';
import { defaultSwitches, findVariant, LIMITS, variants, withOptions, type LimitId } from '#engine';
import { findFormat, formats, LineCursor, type CanonicalHand } from '#histories';
import { failingRows, isFull, runsOf } from '#testing';
import { houseOf, NO_FORMAT } from './house.js';
import { dealHands, planDeal, type DealOptions } from './index.js';

const limits: readonly LimitId[] = ['no-limit', 'pot-limit', 'fixed-limit'];
const games = ['holdem', 'omaha'].flatMap((game) => limits.map((limit) => ({ game, limit })));

/** Five-card draw with wild deuces, in which five of a kind is common. */
const wildDeuces = withOptions(findVariant('five-draw')!, { wildRanks: ['2'], joker: 'wild' });

/** Options of a deal by name. The first row has the defaults. */
const ways: readonly (readonly [string, Partial<DealOptions>])[] = [
  ['a cash game', {}],
  ['a tournament', { tournament: true, seats: 9, players: 8 }],
  ['a wild cash game', { wild: true, seats: 10, players: 10 }],
  ['a wild tournament', { wild: true, tournament: true, hero: false }],
  ['antes larger than stacks', { wild: true, ante: 30, players: 4 }],
  ['heads-up', { wild: true, players: 2, seats: 6, ante: 3 }],
];
/** Hands for each game, limit and row of options. */
const HANDS = runsOf(150);

const pokerstars = findFormat('pokerstars')!;

const textOf = (hand: CanonicalHand): string => {
  const writing = findFormat(hand.format)!.write!(hand);
  if (!writing.ok) throw new Error(`hand ${hand.id} lacks ${writing.missing.join(', ')}`);
  return writing.text;
};

const readBack = (text: string): unknown => {
  const reading = pokerstars.read(text, 0, text.length, 1, new LineCursor());
  return reading.ok ? reading.hand : reading.rejection;
};

const seriousFindings = (hand: CanonicalHand): string[] => {
  const audited = auditHand(hand, { id: 'default', switches: defaultSwitches });
  if (audited === null) return ['not audited'];
  return audited.findings
    .filter(({ code }) => severities[code] !== 'notice')
    .map(({ code, line }) => `${code} on line ${String(line)}`);
};

const isAction = ({ type }: CanonicalHand['events'][number]): boolean =>
  type === 'fold' || type === 'check' || type === 'call' || type === 'bet' || type === 'raise';

describe('P-WILD-1: a game with wild cards', () => {
  it('is dealt with hands of five of a kind', () => {
    if (!('id' in wildDeuces)) throw new Error('no such game');
    const own = { ...wildDeuces, id: 'wild-deuces' };
    const hands = [...dealHands({ game: own.id, own: [own], hands: 500, seed: 2, wild: true })];
    const shown = hands.flatMap(({ events }) => events.filter((event) => event.type === 'show'));
    expect(shown.some(({ reading }) => reading?.category === 'five-of-a-kind')).toBe(true);
  });
});

describe('the limit of a deal without the option `limit`', () => {
  it('is the usual limit of the game, and a site that deals the game with it writes the log', () => {
    const failures = failingRows(
      variants.map(({ id }) => id),
      (game) => {
        const sites = LIMITS.map((limit) => houseOf(formats, game, limit).format);
        const [hand] = dealHands({ game, hands: 1, seed: 1 });
        expect(hand.game.limit).toBe(findVariant(game)!.limit);
        expect(hand.format).toBe(sites.find((format) => format !== NO_FORMAT) ?? NO_FORMAT);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe.each(games)('$game $limit', ({ game, limit }) => {
  it.each(ways)('deals hands without findings, and reads back what it wrote: %s', (_, way) => {
    const wrong: string[] = [];
    let hands = 0;
    for (const hand of dealHands({ game, limit, hands: HANDS, seed: 20250106, ...way })) {
      hands++;
      const text = textOf(hand);
      const findings = seriousFindings(hand);
      if (findings.length > 0) wrong.push(`${text}${findings.join(', ')}`);
      // Jest's comparison is a hundred times slower: it only shows a difference that was found.
      const back = readBack(text);
      if (!isDeepStrictEqual(back, hand)) expect(back).toEqual(hand);
    }
    expect(hands).toBe(HANDS);
    expect(wrong).toEqual([]);
  });
});

describe('dealHands', () => {
  it('deals hands that resemble those of a six-handed table', () => {
    const hands = isFull ? 4000 : 600;
    let bytes = 0;
    let actions = 0;
    const counts = { flop: 0, showdown: 0, allIn: 0, sidePot: 0 };
    for (const hand of dealHands({ game: 'holdem', limit: 'no-limit', hands, seed: 1 })) {
      bytes += textOf(hand).length;
      for (const event of hand.events) if (isAction(event)) actions++;
      if (hand.events.some(({ type }) => type === 'board')) counts.flop++;
      if (hand.events.some(({ type }) => type === 'showdown')) counts.showdown++;
      if (hand.events.some((event) => 'allIn' in event && event.allIn)) counts.allIn++;
      if (hand.claims.some(({ type }) => type === 'pot')) counts.sidePot++;
    }
    expect(bytes / hands).toBeGreaterThanOrEqual(1200);
    expect(actions / hands).toBeGreaterThanOrEqual(12);
    const wanted = { flop: 0.35, showdown: 0.15, allIn: 0.05, sidePot: 0.01 };
    for (const [name, share] of Object.entries(wanted)) {
      const measured = counts[name as keyof typeof counts] / hands;
      expect([name, measured > (share * 2) / 3, measured < (share * 4) / 3]).toEqual([name, true, true]);
    }
  });

  it('depends on the seed alone', () => {
    const deal = (seed: number, hands: number): CanonicalHand[] => [
      ...dealHands({ game: 'omaha', limit: 'pot-limit', hands, seed }),
    ];
    expect(deal(5, 30)).toEqual(deal(5, 40).slice(0, 30));
    expect(deal(5, 30)).not.toEqual(deal(6, 30));
  });

  it('gives every hand of every seed, game and table a different id of twelve digits', () => {
    const each = isFull ? 50 : 10;
    const deals: DealOptions[] = [
      ...[...Array(40).keys()].map(
        (seed) => ({ game: 'holdem', limit: 'no-limit', hands: each, seed }) as const,
      ),
      { game: 'omaha', limit: 'no-limit', hands: each, seed: 1 },
      { game: 'holdem', limit: 'pot-limit', hands: each, seed: 1 },
      { game: 'holdem', limit: 'no-limit', hands: each, seed: 1, players: 4 },
      { game: 'holdem', limit: 'no-limit', hands: each, seed: 1, tournament: true },
    ];
    const ids = deals.flatMap((options) => [...dealHands(options)].map(({ id }) => id));
    expect(new Set(ids).size).toBe(deals.length * each);
    expect(ids.filter((id) => !/^\d{12}$/.test(id))).toEqual([]);
  });

  it('at each table, carries stacks over, refills short stacks and moves the button', () => {
    const perTable = isFull ? 50 : 25;
    const hands = [
      ...dealHands({
        game: 'holdem',
        limit: 'no-limit',
        hands: isFull ? 200 : 100,
        seed: 3,
        handsPerTable: perTable,
      }),
    ];
    hands.forEach((hand, index) => {
      const next = hands[index + 1];
      if (next === undefined) return;
      expect(BigInt(next.id) > BigInt(hand.id)).toBe(true);
      expect(Date.parse(next.playedAt!)).toBeGreaterThan(Date.parse(hand.playedAt!));
      if ((index + 1) % perTable === 0) return;
      expect(next.table).toEqual(hand.table);
      const seats = hand.players.map(({ seat }) => seat);
      expect(next.buttonSeat).toBe(seats[(seats.indexOf(hand.buttonSeat!) + 1) % seats.length]);
      const audited = auditHand(hand, { id: 'default', switches: defaultSwitches })!;
      for (const { seat, name, stack } of next.players) {
        const { state } = audited.replay;
        const collected = audited.replay.collects
          .filter(({ event }) => event.seat === seat)
          .reduce((sum, { event }) => sum + event.amount, 0);
        const left = state.stack[state.playerAt(seat)] + collected;
        expect(hand.players.find((player) => player.seat === seat)?.name).toBe(name);
        if (left > 400) expect(stack).toBe(left);
        else expect(stack).toBeGreaterThanOrEqual(left);
      }
    });
    expect(new Set(hands.map(({ table }) => table.name)).size).toBe(4);
  });

  it('takes rake by the schedule in whole units, and none without a flop', () => {
    const rake = { percent: 5, cap: 40 };
    let caps = 0;
    for (const hand of dealHands({ game: 'holdem', limit: 'no-limit', hands: 500, seed: 8, rake })) {
      const figures = new Map(hand.claims.map((claim) => [claim.type, claim]));
      const total = figures.get('total-pot');
      const taken = figures.get('rake');
      if (total?.type !== 'total-pot' || taken?.type !== 'rake') throw new Error('no totals');
      const due = Math.min(40, Math.floor(total.amount * 0.05));
      expect(taken.amount).toBe(figures.has('board') ? due : 0);
      if (due === 40) caps++;
    }
    expect(caps).toBeGreaterThan(0);
  });

  it('deals mucks, kickers, split pots, odd chips and side pots', () => {
    const seen = new Set<string>();
    let mostPots = 0;
    for (const hand of dealHands({
      game: 'holdem',
      limit: 'no-limit',
      hands: isFull ? 3000 : 600,
      seed: 2,
      wild: true,
    })) {
      const awards = new Map<number | null, number[]>();
      for (const event of hand.events) {
        if (event.type === 'muck') seen.add('muck');
        if (event.type === 'show' && event.text?.endsWith(' kicker')) seen.add('kicker');
        if (event.type === 'show' && event.text?.endsWith('- lower cards')) seen.add('lower cards');
        if (event.type === 'collect') awards.set(event.pot, [...(awards.get(event.pot) ?? []), event.amount]);
        if (event.type === 'post' && event.allIn) seen.add('blind all-in');
        if (event.type === 'note' && event.text === "doesn't show hand") seen.add('unseen');
      }
      for (const shares of awards.values()) {
        if (shares.length > 1) seen.add('split');
        if (new Set(shares).size > 1) seen.add('odd chip');
      }
      mostPots = Math.max(mostPots, hand.claims.filter(({ type }) => type === 'pot').length);
    }
    expect([...seen].sort()).toEqual([
      'blind all-in',
      'kicker',
      'lower cards',
      'muck',
      'odd chip',
      'split',
      'unseen',
    ]);
    expect(mostPots).toBe(5);
  });

  it('starts no hand in the hour that clocks repeat in autumn', () => {
    const hands = dealHands({
      game: 'holdem',
      limit: 'no-limit',
      hands: 200,
      seed: 4,
      start: '2025-11-02T04:30:00Z',
    });
    for (const hand of hands) {
      const back = readBack(textOf(hand));
      if (!isDeepStrictEqual(back, hand)) expect(back).toEqual(hand);
    }
  });
});

describe('planDeal', () => {
  const usual: DealOptions = { game: 'holdem', limit: 'no-limit', hands: 1, seed: 1 };

  it('reports invalid options', () => {
    const rows = [
      ['game: unknown-game', { game: 'snap' }],
      ['hands: not-an-integer', { hands: 1.5 }],
      ['hands: out-of-range', { hands: -1 }],
      ['seed: not-an-integer', { seed: Number.NaN }],
      ['players: out-of-range', { players: 1 }],
      ['players: out-of-range', { players: 11, seats: 11 }],
      ['seats: out-of-range', { players: 6, seats: 5 }],
      ['stakes: out-of-range', { stakes: { small: 10, big: 5 } }],
      ['stakes: out-of-range', { limit: 'fixed-limit', stakes: { small: 10, big: 15 } }],
      ['ante: out-of-range', { ante: -1 }],
      ['rake: out-of-range', { rake: { percent: 101, cap: 1 } }],
      ['handsPerTable: out-of-range', { handsPerTable: 0 }],
      ['start: not-a-time', { start: 'soon' }],
      ['start: out-of-range', { start: '2005-01-01T00:00:00Z' }],
    ] as const;
    const failures = failingRows(rows, ([issue, options]) => {
      const planned = planDeal({ ...usual, ...options });
      const issues = planned.ok ? [] : planned.issues.map(({ code, option }) => `${option}: ${code}`);
      expect(issues).toContain(issue);
      expect(() => dealHands({ ...usual, ...options }).next()).toThrow(RangeError);
    });
    expect(failures).toEqual([]);
  });

  it('reports nothing for ordinary options', () => {
    expect(planDeal(usual).ok).toBe(true);
  });
});
