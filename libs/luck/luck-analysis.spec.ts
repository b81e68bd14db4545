import { auditHand, type AuditedHand } from '#audit';
import { type Card, deckCards, UNKNOWN } from '#cards';
import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches, findVariant } from '#engine';
import type { CanonicalHand } from '#histories';
import { times } from '#testing';
import { PARTS } from './deal-analysis.js';
import { type HandLuck, LuckAnalysis } from './luck-analysis.js';
import { plainShares } from './testing/plain-shares.js';

const profile = { id: 'test', switches: defaultSwitches };
const analysis = new LuckAnalysis();

const analyze = (hand: CanonicalHand): { readonly audited: AuditedHand; readonly luck: HandLuck } => {
  const audited = auditHand(hand, profile, analysis.begin(hand))!;
  return { audited, luck: analysis.end(audited)! };
};

const deal = (options: Omit<DealOptions, 'seed'>): CanonicalHand[] => [
  ...dealHands({ seed: 7, hero: false, wild: true, ...options }),
];

/** What the corrections take from each player, in the smallest unit; the result of an all-in is expected already. */
const takenFrom = ({ players }: HandLuck): number[] =>
  players.map(({ net, allIn, adjusted }) => (allIn ?? net)! - adjusted! / PARTS);

type DealEvent = Extract<CanonicalHand['events'][number], { type: 'deal' }>;
const isDeal = (event: CanonicalHand['events'][number]): event is DealEvent => event.type === 'deal';

/** A hand with other cards in all of its lines. */
const withCards = (hand: CanonicalHand, cardFor: (card: Card) => Card): CanonicalHand => {
  const changed = (cards: readonly Card[] | null | undefined) => cards?.map(cardFor) ?? null;
  const events = hand.events.map((event) => ({
    ...event,
    ...('cards' in event ? { cards: changed(event.cards) } : {}),
    ...('seen' in event ? { seen: changed(event.seen) } : {}),
  }));
  return { ...hand, events: events as CanonicalHand['events'], claims: [] };
};

const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/**
 * What the deals of a heads-up hand were worth, by the plain evaluator, from the lines of the log: at each deal the chips of both
 * players so far, times the change of the share.
 */
const plainWorth = (hand: CanonicalHand): Map<number, number> => {
  const variant = findVariant(hand.game.variant)!;
  const last = hand.events.findLastIndex(({ type }) =>
    ['fold', 'check', 'call', 'bet', 'raise'].includes(type),
  );
  const held = new Map<number, Card[]>();
  const bets = new Map<number, number>();
  let board: Card[] = [];
  let pot = 0;
  let shares: number[] | null = null;
  const worth = new Map<number, number>();
  const value = (): void => {
    const seats = [...held.keys()];
    const now = plainShares(variant, [...held.values()], board, []);
    const before = shares ?? seats.map(() => 1 / seats.length);
    const chips = pot + [...bets.values()].reduce((sum, bet) => sum + bet, 0);
    seats.forEach((seat, at) => worth.set(seat, (worth.get(seat) ?? 0) + chips * (now[at] - before[at])));
    shares = now;
  };
  for (const event of hand.events.slice(0, last + 1)) {
    if (isDeal(event)) {
      held.set(event.seat, [...event.cards]);
      if (held.size === 2) value();
    } else if (event.type === 'board') {
      for (const bet of bets.values()) pot += bet;
      bets.clear();
      board = [...board, ...event.cards];
      value();
    } else if (event.type === 'post' && event.kind === 'ante') pot += event.amount;
    else if (event.type === 'post' || event.type === 'call')
      bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.amount);
    else if (event.type === 'bet' || event.type === 'raise') bets.set(event.seat, event.to);
  }
  return worth;
};

describe('the luck-adjusted result', () => {
  it.each(['kuhn', 'leduc', 'rhode-island'])(
    '%s: takes from each player what the deals were worth, as the slow evaluator finds it',
    (game) => {
      let compared = 0;
      for (const hand of deal({ game, players: 2, hands: times(12, 60), open: true, rake: null })) {
        const { audited, luck } = analyze(hand);
        expect(luck.deal).toBe('open');
        // Who is all-in for an ante contends for a part of the antes only.
        if (hand.events.some((event) => event.type === 'post' && event.allIn)) continue;
        const plain = plainWorth(hand);
        takenFrom(luck).forEach((taken, player) => {
          const expected = plain.get(audited.replay.state.seats[player])!;
          expect(taken).toBeCloseTo(expected, 3);
          if (expected !== 0) compared++;
        });
      }
      expect(compared).toBeGreaterThan(8);
    },
  );

  it('has the mean of the result: over all 720 orders of the deck of Leduc hold’em the corrections cancel', () => {
    const deck = deckCards(findVariant('leduc')!.deck);
    const hand = deal({ game: 'leduc', players: 2, hands: 40, open: true }).find(
      ({ events }) =>
        events.some(({ type }) => type === 'show') && events.filter(({ type }) => type === 'bet').length > 1,
    )!;
    const sums = [0, 0];
    let moved = 0;
    for (const order of orders(deck)) {
      const { luck } = analyze(withCards(hand, (card) => order[deck.indexOf(card)]));
      takenFrom(luck).forEach((taken, player) => (sums[player] += taken));
      moved += Math.abs(takenFrom(luck)[0]);
    }
    expect(moved).toBeGreaterThan(1_000);
    for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(720 / PARTS);
  });

  it('has the same mean for every river that may come, given the cards before it', () => {
    const hand = deal({ game: 'holdem', players: 3, hands: 100, open: true }).find(({ events }) => {
      const river = events.findIndex((event) => event.type === 'board' && event.street === 'river');
      const folds = events.slice(0, river).filter(({ type }) => type === 'fold').length;
      return river > 0 && folds === 1 && events.slice(river).some(({ type }) => type === 'check');
    })!;
    const known = new Set(
      hand.events.flatMap((event) => (isDeal(event) || event.type === 'board' ? event.cards : [])),
    );
    const river = hand.events.find((event) => event.type === 'board' && event.street === 'river');
    const dealt = river?.type === 'board' ? river.cards[0] : UNKNOWN;
    const others = deckCards('standard').filter((card) => !known.has(card) || card === dealt);
    const until = hand.events.findIndex((event) => event === river);
    const awards = hand.events.filter(({ type }) => type === 'collect');
    const before = { ...hand, events: [...hand.events.slice(0, until), ...awards], claims: [] };
    const taken = others.map((card) =>
      takenFrom(analyze(withCards(hand, (one) => (one === dealt ? card : one))).luck),
    );
    const untilTurn = takenFrom(analyze(before).luck);
    untilTurn.forEach((expected, player) => {
      const mean = taken.reduce((sum, each) => sum + each[player], 0) / others.length;
      expect(mean).toBeCloseTo(expected, 2);
    });
    expect(new Set(taken.map(([first]) => first)).size).toBeGreaterThan(1);
  });
});

describe('the hands that count', () => {
  it('with a hero only no deal is open, and a showdown needs all hands that contend', () => {
    const hands = deal({ game: 'holdem', players: 2, hands: times(200, 1_000), hero: true });
    const kinds = { shown: 0, allIn: 0, other: 0 };
    for (const hand of hands) {
      const { audited, luck } = analyze(hand);
      expect(luck.deal).toBe('hidden');
      for (const { adjusted } of luck.players) expect(adjusted).toBeNull();
      if (luck.isShown) kinds.shown++;
      else kinds.other++;
      if (audited.replay.state.liveCount < 2) expect(luck.isShown).toBe(false);
      if (luck.players.some(({ allIn }) => allIn !== null)) {
        kinds.allIn++;
        expect(luck.isShown).toBe(true);
      }
    }
    expect(Math.min(kinds.shown, kinds.allIn, kinds.other)).toBeGreaterThan(10);
  });

  it('cards that are known only because they were shown are not known from the deal on: stud with its upcards', () => {
    const hands = deal({ game: 'stud', players: 2, ante: 5, hands: 60 });
    expect(hands.some(({ events }) => events.some(isDeal))).toBe(true);
    for (const hand of hands) expect(analyze(hand).luck.deal).toBe('hidden');
  });

  it('draw games count only where deals follow the last discard', () => {
    const dealsIn = (game: string): unknown[] => {
      const hands = deal({ game, hands: 40, open: true, format: 'canonical' });
      return [...new Set(hands.map((hand) => analyze(hand).luck.deal))];
    };
    expect(dealsIn('five-draw')).toEqual(['unclear']);
    expect(dealsIn('badugi')).toEqual(['unclear']);
    expect(dealsIn('crazy-pineapple')).toEqual(['open']);
    expect(dealsIn('irish')).toEqual(['open']);
    expect(dealsIn('drawmaha')).toEqual(['open']);
  });

  it('streets of stud on which the deck has too few cards for all players have no value', () => {
    const [hand] = deal({ game: 'stud', players: 8, hands: 1, open: true, ante: 5 });
    const { luck } = analyze(hand);
    expect(luck.deal).toBe('open');
    expect(luck.players.every(({ adjusted }) => adjusted !== null)).toBe(true);
  });

  it('an incident at the table leaves its hand out, and says nothing about the deal', () => {
    const [hand] = deal({ game: 'holdem', hands: 1, open: true });
    const line = hand.lines[0];
    const incident = { type: 'incident', incident: { type: 'unknown' }, logged: null, line } as const;
    expect(analyze(hand).luck.deal).toBe('open');
    expect(analyze({ ...hand, events: [...hand.events, incident] }).luck.deal).toBe('unclear');
  });

  it.each(['holdem', 'omaha-8', 'stud', 'razz', 'five-stud', 'courchevel', 'pineapple', 'lazy-pineapple'])(
    '%s: hands of which all cards are known count, and corrections add up to 0',
    (game) => {
      for (const hand of deal({ game, hands: 25, open: true, ante: 2 })) {
        const { luck } = analyze(hand);
        expect(luck.deal).toBe('open');
        const taken = takenFrom(luck).reduce((sum, each) => sum + each, 0);
        expect(Math.abs(taken)).toBeLessThan(luck.players.length / PARTS);
      }
    },
  );
});
