import fc from 'fast-check';
import { runsOf } from '#testing';
import type { BettingAction } from './actions.js';
import { apply, openNextRound } from './apply.js';
import { bettingToCome } from './board.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { figuresFor, legalActions, type LegalActions } from './legal.js';
import { buildPots } from './pots.js';
import type { Switches } from './switches.js';
import { chipsAt, Table, type TableOptions } from './testing/table.js';
import { verify } from './verify.js';

const LAST_STREET = 3;

const switches = fc.record<Partial<Switches>>({
  reopenNoLimit: fc.constantFrom('cumulative', 'single'),
  reopenLimit: fc.constantFrom('cumulative', 'single', 'never'),
  shortAllInRaise: fc.constantFrom('complete', 'on-top', 'either', 'by-size', 'as-full-bet'),
  coveringBet: fc.constantFrom('too-small', 'allowed'),
  betsPerRound: fc.constantFrom(3, 4, 5, null),
  capHeadsUp: fc.boolean(),
  foldUnfaced: fc.constantFrom('allowed', 'noted', 'not-offered'),
});

/** Stacks are often small against a big blind of 20, so that all-ins of every size happen. */
const options = fc.record<TableOptions>({
  limit: fc.constantFrom('no-limit', 'pot-limit', 'fixed-limit'),
  stacks: fc.array(fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 2000 })), {
    minLength: 2,
    maxLength: 9,
  }),
  bigBlind: fc.constant(20),
  ante: fc.constantFrom(0, 0, 3),
  cap: fc.constantFrom(null, null, 120),
  switches,
});

/** Random numbers for each decision: the legal action, and the amount within its bounds. */
const choices = fc.array(fc.record({ which: fc.nat({ max: 99 }), size: fc.nat({ max: 100 }) }), {
  minLength: 5,
  maxLength: 60,
});

interface Choice {
  readonly which: number;
  readonly size: number;
}

const betOf = (hand: Hand, legal: LegalActions, to: number): BettingAction => ({
  type: legal.bet === null ? 'raise' : 'bet',
  seat: legal.seat,
  to,
  allIn: to === figuresFor(hand, hand.actor).allIn,
});

const choose = (hand: Hand, legal: LegalActions, { which, size }: Choice): BettingAction => {
  const { seat, call } = legal;
  const range = legal.bet ?? legal.raise;
  if (which < 40 && range !== null) {
    const between = range.min + Math.round(((range.max - range.min) * size) / 100);
    return betOf(hand, legal, range.totals?.[size % range.totals.length] ?? between);
  }
  if (which < 55 && legal.fold) return { type: 'fold', seat };
  if (call === null) return { type: 'check', seat };
  return { type: 'call', seat, amount: call, allIn: call === hand.stack[hand.actor] };
};

/** Jest's matchers would take most of the time of these checks, which run at every step of every hand. */
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const expectSound = (hand: Hand, chips: number): void => {
  must(chipsAt(hand) === chips, `there are ${String(chipsAt(hand))} chips, not ${String(chips)}`);
  for (let player = 0; player < hand.size; player++) {
    must(hand.stack[player] >= 0, 'a stack is negative');
    must(hand.bet[player] >= 0, 'a bet is negative');
    must(hand.paid[player] >= hand.bet[player], 'a bet is larger than the chips put in');
  }
  const pots = buildPots(hand);
  must(
    pots.reduce((sum, { amount }) => sum + amount, 0) === hand.pot,
    'the pots do not equal the chips put in',
  );
};

/** Checks that the bounds are legal, that one chip outside is illegal, and that other actions are violations. */
const expectBounds = (hand: Hand, legal: LegalActions): void => {
  const { seat, call, check, fold } = legal;
  const isLegal = (action: BettingAction): boolean => verify(hand, action).length === 0;
  const stack = hand.stack[hand.actor];
  must(isLegal({ type: 'fold', seat }) === fold, 'fold');
  must(isLegal({ type: 'check', seat }) === check && check === (call === null), 'check');
  // P-ALLIN-1: a short blind may be called in full; what exceeds it goes back.
  const full = Math.min(hand.level - hand.bet[hand.actor], stack);
  for (const by of [-1, 0, 1]) {
    const amount = (call ?? 0) + by;
    const isDue = by === 0 || (by > 0 && amount === full);
    const legalCall = isLegal({ type: 'call', seat, amount, allIn: amount === stack });
    must(legalCall === (call !== null && isDue), `call ${String(amount)}`);
  }
  const range = legal.bet ?? legal.raise;
  if (range === null) {
    const { level, allIn } = figuresFor(hand, hand.actor);
    for (let to = Math.max(1, level); to <= Math.min(allIn, level + 60); to++)
      must(!isLegal(betOf(hand, legal, to)), `bet to ${String(to)}`);
    return;
  }
  must(range.min <= range.max, 'the minimum is above the maximum');
  must(isLegal(betOf(hand, legal, range.min)), 'range.min');
  must(isLegal(betOf(hand, legal, range.max)), 'range.max');
  must(!isLegal(betOf(hand, legal, range.min - 1)), 'range.min - 1');
  must(!isLegal(betOf(hand, legal, range.max + 1)), 'range.max + 1');
  if (!hand.setup.structure.fixed) return;
  const totals = range.totals ?? [range.min];
  for (let to = range.min; to <= range.max; to++)
    must(isLegal(betOf(hand, legal, to)) === totals.includes(to), `total ${String(to)}`);
};

/** More actions than any legal hand has. */
const MAX_ACTIONS = 400;

describe('random legal hands', () => {
  it('keep every chip, offer exactly the legal actions, and end', () => {
    fc.assert(
      fc.property(options, choices, (table, picks) => {
        const { hand } = new Table(table).blinds();
        const chips = table.stacks!.reduce<number>((sum, stack) => sum + stack!, 0);
        let step = 0;
        for (;;) {
          expectSound(hand, chips);
          const legal = legalActions(hand);
          if (legal !== null) {
            expectBounds(hand, legal);
            apply(hand, choose(hand, legal, picks[step % picks.length]));
            must(++step < MAX_ACTIONS, 'the hand does not end');
          } else if (hand.liveCount > 1 && hand.street < LAST_STREET) {
            const more = bettingToCome(hand);
            openNextRound(hand);
            must((hand.actor !== NO_PLAYER) === more, 'betting to come');
          } else break;
        }
        expect(hand.liveCount).toBeGreaterThanOrEqual(1);
        const live = hand.live.reduce((sum, isLive) => sum + isLive, 0);
        expect(live).toBe(hand.liveCount);
      }),
      { numRuns: runsOf(2500) },
    );
  });

  it('P-ALLIN-1: pay a player at most his own contribution from each opponent', () => {
    fc.assert(
      fc.property(options, choices, (table, picks) => {
        const { hand } = new Table(table).blinds();
        for (let step = 0; hand.liveCount > 1 && hand.street <= LAST_STREET; step++) {
          const legal = legalActions(hand);
          if (legal !== null) apply(hand, choose(hand, legal, picks[step % picks.length]));
          else if (hand.street === LAST_STREET) break;
          else openNextRound(hand);
        }
        const pots = buildPots(hand);
        for (let player = 0; player < hand.size; player++) {
          if (hand.live[player] === 0) continue;
          const won = pots.reduce((sum, pot) => sum + (pot.players.includes(player) ? pot.amount : 0), 0);
          const most = hand.paid.reduce((sum, paid) => sum + Math.min(paid, hand.paid[player]), 0);
          must(won === most, `player ${String(player)} can win ${String(won)}, not ${String(most)}`);
        }
      }),
      { numRuns: runsOf(1000) },
    );
  });
});

describe('an illegal action', () => {
  const seat = fc.integer({ min: 0, max: 11 });
  const amount = fc.integer({ min: 0, max: 2500 });
  const anything: fc.Arbitrary<BettingAction | 'street'> = fc.oneof(
    fc.record({ type: fc.constantFrom('fold' as const, 'check' as const), seat }),
    fc.record({ type: fc.constant('call' as const), seat, amount, allIn: fc.boolean() }),
    fc.record({
      type: fc.constantFrom('bet' as const, 'raise' as const),
      seat,
      to: amount,
      allIn: fc.boolean(),
    }),
    fc.constant('street' as const),
  );

  /** Chips that an action puts in beyond the player's stack. */
  const beyondStack = (hand: Hand, action: BettingAction): number => {
    const player = hand.playerAt(action.seat);
    if (player === NO_PLAYER || !('allIn' in action)) return 0;
    const putIn = 'to' in action ? Math.max(0, action.to - hand.bet[player]) : action.amount;
    return Math.max(0, putIn - hand.stack[player]);
  };

  it('is applied without exceptions, endless loops or lost chips', () => {
    fc.assert(
      fc.property(options, fc.array(anything, { maxLength: 40 }), (table, actions) => {
        const { hand } = new Table(table).blinds();
        let chips = table.stacks!.reduce<number>((sum, stack) => sum + stack!, 0);
        for (const action of actions) {
          if (action === 'street') {
            if (hand.street < LAST_STREET) openNextRound(hand);
          } else {
            must(verify(hand, action).length <= 1, 'more than one violation');
            legalActions(hand);
            chips += beyondStack(hand, action);
            apply(hand, action);
          }
          expectSound(hand, chips);
          must(hand.actor === NO_PLAYER || hand.canAct(hand.actor), 'the player to act has no chips');
        }
      }),
      { numRuns: runsOf(2500) },
    );
  });

  it('does not change the hand when it is verified', () => {
    fc.assert(
      fc.property(options, fc.array(anything, { maxLength: 12 }), (table, actions) => {
        const { hand } = new Table(table).blinds();
        for (const action of actions) {
          if (action === 'street') continue;
          const before = JSON.stringify(hand);
          verify(hand, action);
          legalActions(hand);
          expect(JSON.stringify(hand)).toBe(before);
          apply(hand, action);
        }
      }),
      { numRuns: runsOf(200) },
    );
  });

  it('does not change the hand if its seat has no player', () => {
    const table = new Table().blinds();
    const before = JSON.stringify(table.hand);
    table.force('K fold', 'K raise 50', 'K call 5');
    expect(JSON.stringify(table.hand)).toBe(before);
  });
});
