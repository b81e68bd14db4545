import { readFileSync } from 'node:fs';
import { auditHand, severities } from '#audit';
import { defaultSwitches, type Variant } from '#engine';
import type { CanonicalHand } from '#histories';
import { parseVariant } from '#rules';
import { runsOf } from '#testing';
import { dealHands } from './index.js';

/** Five-card stud in which a player may replace his downcard at the end, for two smallest bets. */
const twist = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../docs/examples/twist.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

const made = (json: unknown): Variant => {
  const result = parseVariant(json);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.variant;
};

const game = made(twist());
const PRICE = 100;

const audit = (hand: CanonicalHand) =>
  auditHand(hand, { id: 'default', switches: defaultSwitches, games: [game] })!;

const faultsOf = (hand: CanonicalHand): string[] =>
  audit(hand).findings.flatMap(({ code, line }) =>
    severities[code] === 'notice' ? [] : [`${code} on line ${String(line)}`],
  );

const deal = (wild: boolean, hands: number): CanonicalHand[] => [
  ...dealHands({ game: game.id, own: [game], hands, seed: 8, wild, rake: null }),
];

const buys = ({ events }: CanonicalHand): number =>
  events.reduce((sum, event) => (event.type === 'discard' ? sum + event.count : sum), 0);

describe('P-VAR-DC: cards that players buy', () => {
  it('are dealt, paid for and audited without findings', () => {
    const hands = [...deal(false, runsOf(300)), ...deal(true, runsOf(300))];
    expect(hands.flatMap(faultsOf)).toEqual([]);
    expect(hands.some((hand) => buys(hand) > 1)).toBe(true);
  });

  it('are paid into the pot, as dead chips of their player', () => {
    for (const hand of deal(false, runsOf(100))) {
      const { state } = audit(hand).replay;
      const dead = state.dead.reduce((sum, chips) => sum + chips, 0);
      expect(dead).toBe(buys(hand) * PRICE);
      const total = hand.claims.find(({ type }) => type === 'total-pot');
      expect(total).toMatchObject({ amount: state.pot });
    }
  });

  it('P-SETUP-5: cannot be bought without the chips', () => {
    const bought = deal(false, 100).find((hand) => buys(hand) > 0)!;
    const discard = bought.events.find((event) => event.type === 'discard' && event.count > 0)!;
    const seat = 'seat' in discard ? discard.seat : null;
    const { state } = audit(bought).replay;
    const paid = state.paid[state.playerAt(seat!)];
    const poor = {
      ...bought,
      players: bought.players.map((player) =>
        player.seat === seat ? { ...player, stack: paid + PRICE / 2 } : player,
      ),
    };
    expect(faultsOf(poor)).toContain(`over-stack on line ${String(discard.line)}`);
  });

  it('have a price only where no player must buy', () => {
    const forced = twist();
    const streets = forced.streets as { exchange?: Record<string, unknown> }[];
    streets[4].exchange = { fewest: 1, most: 1, replaced: true, price: 2 };
    const result = parseVariant(forced);
    expect(result.ok ? [] : result.errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'must-pay /streets/4/exchange/price',
    ]);
  });
});
