import { readFileSync } from 'node:fs';
import { auditHand, severities } from '#audit';
import { deckCards } from '#cards';
import { defaultSwitches, type Variant } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { parseVariant } from '#rules';
import { runsOf } from '#testing';
import { dealHands } from './index.js';

/** Seven cards, of which players pass three to the left and two to the right before they discard two. */
const anaconda = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../docs/examples/anaconda.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

const made = (json: unknown): Variant => {
  const result = parseVariant(json);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.variant;
};

const game = made(anaconda());

const faultsOf = (hand: CanonicalHand): string[] => {
  const profile = { id: 'default', switches: defaultSwitches, games: [game] };
  return (auditHand(hand, profile)?.findings ?? []).flatMap(({ code, line }) =>
    severities[code] === 'notice' ? [] : [`${code} on line ${String(line)}`],
  );
};

const deal = (options: { wild?: boolean; players?: number; hands: number }): CanonicalHand[] => [
  ...dealHands({ game: game.id, own: [game], seed: 21, ...options }),
];

type DealEvent = Extract<HandEvent, { type: 'deal' }>;
type DiscardEvent = Extract<HandEvent, { type: 'discard' }>;

/** The cards that the owner of the log receives, and those that he passes, in order. */
const passes = ({ events }: CanonicalHand): { received: DealEvent[]; passed: DiscardEvent[] } => ({
  received: events.filter((event): event is DealEvent => event.type === 'deal').slice(1),
  passed: events.filter((event): event is DiscardEvent => event.type === 'discard' && event.cards !== null),
});

describe('P-VAR-DC: cards that players pass', () => {
  it('are dealt, passed and audited without findings, at any table', () => {
    const hands = [2, 3, 7].flatMap((players) => [
      ...deal({ players, hands: runsOf(150) }),
      ...deal({ players, hands: runsOf(150), wild: true }),
    ]);
    expect(hands.flatMap(faultsOf)).toEqual([]);
    const counts = new Set(hands.flatMap((hand) => passes(hand).received.map(({ cards }) => cards.length)));
    expect(counts).toEqual(new Set([3, 2]));
  });

  it('come from the neighbour: heads-up from the opponent', () => {
    const hand = deal({ players: 2, hands: 60 }).find((dealt) => passes(dealt).received.length > 1)!;
    const [received] = passes(hand).received;
    const at = hand.events.findIndex((event) => event.type === 'discard' && event.seat !== received.seat);
    const giver = hand.events[at] as DiscardEvent;
    const shown = (cards: readonly number[]): CanonicalHand => ({
      ...hand,
      events: hand.events.with(at, { ...giver, cards: [...cards] }),
    });
    expect(faultsOf(shown(received.cards))).toEqual([]);
    const held = new Set(hand.events.flatMap((event) => ('cards' in event ? (event.cards ?? []) : [])));
    const other = deckCards('standard').find((card) => !held.has(card))!;
    expect(faultsOf(shown([...received.cards.slice(1), other]))).toContain(
      `wrong-draw on line ${String(received.line)}`,
    );
  });

  it('L-CARD-1: may come back, and are not in two hands', () => {
    const hand = deal({ players: 3, hands: 60 }).find((dealt) => passes(dealt).received.length > 1)!;
    const { received, passed } = passes(hand);
    const replaceReceived = (cards: readonly number[]): CanonicalHand => ({
      ...hand,
      events: hand.events.map((event) => {
        if (event !== received[1] || event.type !== 'deal') return event;
        return { ...event, cards: [...cards] };
      }),
    });
    const kept = hand.events.find((event): event is DealEvent => event.type === 'deal')!.cards;
    const gone = passed[0].cards!.slice(0, 2);
    expect(faultsOf(replaceReceived(gone)).filter((fault) => fault.startsWith('duplicate'))).toEqual([]);
    const own = kept.filter((card) => passed.every(({ cards }) => !cards!.includes(card))).slice(0, 2);
    expect(faultsOf(replaceReceived(own))).not.toEqual([]);
  });

  it('are as many for all, without a price, and none new', () => {
    const codes = (exchange: unknown): string[] => {
      const spec = anaconda();
      (spec.streets as { exchange?: unknown }[])[1].exchange = exchange;
      const result = parseVariant(spec);
      return result.ok ? [] : result.errors.map(({ code, pointer }) => `${code} ${pointer}`);
    };
    const draw = { fewest: 3, most: 3, replaced: true };
    const pass = { ...draw, passed: 'left' };
    const wrong = ['not-passed-on /streets/1/exchange/passed'];
    expect(codes(pass)).toEqual([]);
    expect(codes({ ...pass, fewest: 0 })).toEqual(wrong);
    expect(codes({ ...pass, fewest: 0, price: 1 })).toEqual(wrong);
    expect(codes({ ...pass, replaced: false })).toContain(wrong[0]);
    // Seven players hold 49 cards: new cards for all discards would not be enough.
    expect(codes(draw)).toEqual(['cards-run-out /maxPlayers']);
  });
});
