import { SUIT_COUNT, type Card } from '#cards';
import {
  buildPots,
  claimFor,
  strengthFor,
  variantAsDealt,
  figuresFor,
  LIMITS,
  oddChipOrder,
  settle,
  variants,
  verify,
  type BettingAction,
  type Hand,
  type LegalActions,
  type Switches,
  type Variant,
} from '#engine';
import { SCALES } from '#ranking';
import fc from 'fast-check';
import { chanceOf, playGame } from '../../libs/engine/testing/any-game.js';
import { chipsAt, setupOf, type TableOptions } from '../../libs/engine/testing/table.js';

/** The number of hands of each game. */
const HANDS = process.env.FLOORMAN_FULL === '1' ? 200_000 : 500;
const SEED = 20_26;

const switches = fc.record<Switches>({
  reopenNoLimit: fc.constantFrom('cumulative', 'single', 'always'),
  reopenLimit: fc.constantFrom('cumulative', 'single', 'never', 'always'),
  shortAllInRaise: fc.constantFrom('complete', 'on-top', 'either', 'by-size', 'as-full-bet'),
  betsPerRound: fc.constantFrom<Switches['betsPerRound'][]>(3, 4, 'by-rounds', null),
  capCounts: fc.constantFrom('blinds-too', 'raises-only'),
  coveringBet: fc.constantFrom('too-small', 'allowed'),
  raiseOverAllIn: fc.constantFrom('not-offered', 'allowed'),
  firstRaise: fc.constantFrom('largest-blind', 'minimum-bet'),
  lateStraddle: fc.constantFrom('opens', 'acts-last'),
  straddle: fc.constant('left-of-big-blind'),
  deadBlind: fc.constant('any'),
  missedBlind: fc.constant('posted'),
  kill: fc.constant('small-bet'),
  burn: fc.constant('after-first-deal'),
  runs: fc.constant('thrice'),
  potBehindShortBlind: fc.constantFrom('posted', 'full'),
  firstToAct: fc.constantFrom('after-last-blind', 'after-largest-bet'),
  unopened: fc.constantFrom('thrown-in', 'played-on'),
  openersProof: fc.constantFrom('shown', 'on-request'),
  ownDiscard: fc.constantFrom('kept-out', 'may-return'),
  unclaimedLow: fc.constantFrom('to-high', 'shared'),
  fixedLimitAs: fc.constantFrom('fixed-limit', 'pot-limit'),
  capHeadsUp: fc.constantFrom<Switches['capHeadsUp'][]>(true, false, 'in-tournaments', 'until-two-left'),

  foldUnfaced: fc.constantFrom('allowed', 'noted', 'not-offered'),
  smallestChip: fc.constantFrom('least-unit', 'least-unit', 'of-the-stakes', 'not-of-the-rake'),
  checkRaise: fc.constantFrom('allowed', 'not-in-ace-to-five', 'not-in-lowball'),
  studOpens: fc.constantFrom('low-card', 'high-card'),
  fiveStudOpens: fc.constantFrom('low-card', 'high-card'),
  exposedTie: fc.constantFrom('position', 'suit'),
  openPair: fc.constantFrom('double-bet', 'small-bet'),
  drawSecondRound: fc.constantFrom('opener', 'left-of-button'),
  shortBlindCall: fc.constantFrom('full', 'posted'),
  headsUpBlinds: fc.constantFrom('button-small'),
  tableAnte: fc.constantFrom('dead', 'live'),
  oddChip: fc.constantFrom('by-button', 'by-card', 'all-to-first'),
});

/** Stacks are often small against bets of 20, so that all-ins of every size happen. */
const tableOf = (variant: Variant): fc.Arbitrary<TableOptions> => {
  const forced: fc.Arbitrary<Partial<TableOptions>> = {
    blinds: fc.record({ bigBlind: fc.constantFrom(20, 20, 20, 0), ante: fc.constantFrom(0, 0, 3) }),
    antes: fc.record({ bigBlind: fc.constant(0), ante: fc.constantFrom(1, 5) }),
    'bring-in': fc.record({
      bigBlind: fc.constant(0),
      ante: fc.constantFrom(0, 3),
      bringIn: fc.constantFrom(5, 5, 5, 0),
    }),
  }[variant.forced];
  return fc
    .record({
      limit: fc.constantFrom(...LIMITS),
      stacks: fc.array(fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 2000 })), {
        minLength: 2,
        maxLength: Math.min(9, variant.maxPlayers),
      }),
      switches,
      forced,
    })
    .map(({ forced: bets, ...table }) => ({ game: variant.id, smallBet: 20, bigBet: 40, ...bets, ...table }));
};

/** Jest's matchers would take most of the time, because every step of every hand is checked. */
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const expectSound = (hand: Hand, chips: number): void => {
  must(chipsAt(hand) === chips, `there are ${String(chipsAt(hand))} chips, not ${String(chips)}`);
  for (let player = 0; player < hand.size; player++) must(hand.stack[player] >= 0, 'a stack is negative');
  const pots = buildPots(hand);
  must(
    pots.reduce((sum, { amount }) => sum + amount, 0) === hand.pot,
    'the pots do not equal the chips put in',
  );
};

/** Checks that legal ranges are legal at their bounds and illegal one chip outside. */
const expectBounds = (hand: Hand, legal: LegalActions): void => {
  const { seat, call, check, fold, bringIn } = legal;
  const isLegal = (action: BettingAction): boolean => verify(hand, action).length === 0;
  const stack = hand.stack[hand.actor];
  must(isLegal({ type: 'fold', seat }) === fold, 'fold');
  must(isLegal({ type: 'check', seat }) === check, 'check');
  must(
    [call !== null, check, bringIn !== null].filter(Boolean).length === 1,
    'exactly one of call, check and bring-in',
  );
  // P-ALLIN-1: a short blind may be called in full; what exceeds it goes back.
  const full = Math.min(hand.level - hand.bet[hand.actor], stack);
  for (const by of [-1, 0, 1]) {
    const due = (call ?? 0) + by;
    const isDue = by === 0 || (by > 0 && due === full);
    must(
      isLegal({ type: 'call', seat, amount: due, allIn: due === stack }) === (call !== null && isDue),
      'call',
    );
    const brought = (bringIn ?? 0) + by;
    must(
      isLegal({ type: 'bring-in', seat, amount: brought, allIn: brought === stack }) ===
        (bringIn !== null && by === 0),
      'bring-in',
    );
  }
  const range = legal.bet ?? legal.raise;
  if (range === null) return;
  const { allIn } = figuresFor(hand, hand.actor);
  const bet = (to: number): boolean =>
    isLegal({ type: legal.bet === null ? 'raise' : 'bet', seat, to, allIn: to === allIn });
  must(range.min <= range.max, 'the minimum is above the maximum');
  must(bet(range.min) && bet(range.max), 'the bounds are legal');
  must(!bet(range.min - 1) && !bet(range.max + 1), 'amounts outside the bounds are illegal');
  if (!hand.setup.structure.fixed) return;
  for (let to = range.min; to <= range.max; to++) {
    const isOffered = range.totals?.includes(to) ?? to === range.min;
    must(bet(to) === isOffered, `fixed limit: ${String(to)}`);
  }
};

const settled = (hand: Hand, hole: readonly (readonly number[])[]): number[] => {
  const { switches: house } = hand.setup;
  const variant = variantAsDealt(hand) ?? hand.setup.variant;
  const pots = buildPots(hand);
  const contested = hand.liveCount > 1;
  const runs = hand.boards.map((board) =>
    variant.shares.map((share) =>
      hole.map((cards, player) => {
        if (hand.live[player] === 0) return null;
        return contested ? claimFor(variant, share, cards, board) : 0;
      }),
    ),
  );
  const net = pots.map(({ amount }) => amount);
  const won = new Array<number>(hand.size).fill(0);
  const order = oddChipOrder(variant, hole, house.oddChip);
  for (const { player, amount } of settle(pots, net, runs, house, order, 1, variant.parts))
    won[player] += amount;
  return won;
};

/** The card of the same rank in the next suit. */
const nextSuit = (card: Card): Card => Math.floor(card / SUIT_COUNT) * SUIT_COUNT + ((card + 1) % SUIT_COUNT);

type Cards = readonly (readonly Card[])[];

const sameStrengths = (
  { setup }: Hand,
  hole: Cards,
  boards: Cards,
  otherHole: Cards,
  others: Cards,
): boolean =>
  // On the scales of Chicago one suit decides.
  setup.variant.shares.every(
    (share) =>
      SCALES[share.scale].suit !== undefined ||
      boards.every((board, run) =>
        hole.every(
          (cards, player) =>
            strengthFor(setup.variant, share, cards, board) ===
            strengthFor(setup.variant, share, otherHole[player], others[run]),
        ),
      ),
  );

describe.each(variants.map((variant) => [variant.id, variant] as const))(
  'random hands of %s',
  (_, variant) => {
    it('keep all chips, offer exactly the legal actions, end, and pay the pots to players who can win them', () => {
      fc.assert(
        fc.property(tableOf(variant), fc.nat(), (table, seed) => {
          const setup = setupOf(table);
          const chips = table.stacks!.reduce<number>((sum, stack) => sum + stack!, 0);
          const { hand, hole } = playGame(setup, chanceOf(seed), {
            decision: (state, legal) => {
              expectSound(state, chips);
              expectBounds(state, legal);
            },
            settled: (state) => expectSound(state, chips),
          });
          if (hand.passedOut) return;
          const won = settled(hand, hole);
          must(won.reduce((sum, amount) => sum + amount, 0) === hand.pot, 'the pot is paid out');
          const renamed = hole.map((cards) => cards.map(nextSuit));
          const boards = hand.boards.map((board) => board.map(nextSuit));
          must(sameStrengths(hand, hole, hand.boards, renamed, boards), 'suits have no rank (P-DECK-3)');
          for (let player = 0; player < hand.size; player++) {
            const most = hand.paid.reduce((sum, paid) => sum + Math.min(paid, hand.paid[player]), 0);
            must(won[player] <= most, 'a player wins at most his own contribution from each opponent');
          }
        }),
        { numRuns: HANDS, seed: SEED },
      );
    });
  },
);
