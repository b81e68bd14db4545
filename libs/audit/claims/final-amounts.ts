import { NO_PLAYER, type Chips } from '#engine';
import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';
import { sumAwardsOf, type StatedAward } from '../settlement/stated-money.js';
import { reportAward } from './award-lines.js';

/** One wrong amount shows with two players: one has too much, another one too little. */
const MAX_REPORTED = 2;

/**
 * L-CLAIM-1: compares stated winnings and final stacks with the settlement, and further totals with the first one, unless the
 * hand has another fault.
 */
export const checkFinalAmounts = (replay: Replay, settlement: Settlement): void => {
  const { collector } = replay;
  if (collector.hasFault) return;
  checkWinnings(replay, settlement);
  if (collector.hasFault) return;
  let reported = 0;
  let total: Chips | null = null;
  for (const claim of replay.hand.claims) {
    if (reported === MAX_REPORTED) return;
    if (claim.type === 'total-pot') {
      total ??= claim.amount;
      if (claim.amount === total) continue;
      collector.add('total-pot', ['L-SUM-1', 'L-CLAIM-1'], claim.line, null, total, claim.amount, null);
      reported++;
    }
    if (claim.type !== 'final-stack') continue;
    const expected = findResult(replay, settlement, claim.seat)?.stack;
    if (expected === undefined || expected === claim.amount) continue;
    collector.add('final-stack', ['L-CLAIM-1'], claim.line, claim.seat, expected, claim.amount, null);
    reported++;
  }
};

/** P-SHOW-2, R-TIE-…: reports winnings like award lines: those that are too large, or if there are none, too small. */
const checkWinnings = (replay: Replay, settlement: Settlement): void => {
  const differences: { readonly stated: StatedAward; readonly due: Chips }[] = [];
  for (const claim of replay.hand.claims) {
    if (claim.type !== 'winnings') continue;
    const due = findResult(replay, settlement, claim.seat)?.won;
    if (due === undefined || due === claim.amount) continue;
    differences.push({ stated: { ...claim, pot: null, run: 0, event: null }, due });
  }
  const overpaid = differences.filter(({ stated, due }) => stated.amount > due);
  for (const { stated, due } of (overpaid.length > 0 ? overpaid : differences).slice(0, MAX_REPORTED))
    reportAward(replay, settlement, stated, due, stated.amount);
};

/**
 * L-CLAIM-1: where the winners cannot be verified, the final stacks say what each player collected. Reports the first award
 * that they contradict, unless the hand has another fault.
 */
export const checkUnverifiedAwards = (replay: Replay, { unverifiable, money }: Settlement): void => {
  const { hand, state, collector, cashOuts, conventions } = replay;
  if (collector.hasFault || unverifiable.size === 0 || money.awards.length === 0) return;
  if (!replay.isOver || cashOuts.size > 0 || conventions.partialAwards === true) return;
  const stacks = new Map(hand.players.map(({ seat, stack }) => [seat, stack]));
  const collected = new Map<number, Chips>();
  for (const claim of hand.claims) {
    const player = claim.type === 'final-stack' ? state.playerAt(claim.seat) : NO_PLAYER;
    if (claim.type !== 'final-stack' || player === NO_PLAYER) continue;
    const stack = stacks.get(claim.seat) ?? null;
    if (stack !== null)
      collected.set(claim.seat, claim.amount - stack + state.paid[player] + state.dead[player]);
  }
  for (const { seat, line, event } of money.awards) {
    const due = collected.get(seat);
    const stated = sumAwardsOf(money.awards, seat);
    if (due === undefined || due === stated) continue;
    collector.add('wrong-award', ['L-SUM-1', 'L-CLAIM-1'], line, seat, due, stated, event);
    return;
  }
};

/** The winnings and the final stack of a player; undefined if they depend on unknown cards or an unknown stack. */
const findResult = (
  { hand, state, isOver }: Replay,
  { pots, unverifiable, awards }: Settlement,
  seat: number,
): { readonly won: Chips; readonly stack: Chips } | undefined => {
  const player = state.playerAt(seat);
  const stack = hand.players.find((candidate) => candidate.seat === seat)?.stack ?? null;
  if (player === NO_PLAYER || stack === null) return undefined;
  let won = 0;
  if (isOver) {
    for (const index of unverifiable) if (pots[index].players.includes(player)) return undefined;
    for (const award of awards) if (award.player === player) won += award.amount;
  }
  return { won, stack: stack - state.paid[player] - state.dead[player] + won };
};
