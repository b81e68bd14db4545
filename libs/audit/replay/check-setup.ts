import { checkSetup, type HandSetup } from '#engine';
import type { CanonicalHand, Conventions } from '#histories';
import type { Findings } from '../findings/collector.js';

/** Holds what a hand began with against the rules: before anything is replayed. */
export const judgeSetup = (
  hand: CanonicalHand,
  setup: HandSetup,
  conventions: Conventions,
  findings: Findings,
): void => {
  for (const fault of checkSetup(setup)) {
    // Of two in one seat the later one is named.
    const player = hand.players.findLast(({ seat }) => seat === fault.seat);
    findings.addSetupFault(fault, player?.line ?? hand.lines[0]);
  }
  reportUnknownStack(hand, setup, findings);
  if (conventions.leavesOut === 'nothing') reportNoSuchSeat(hand, findings);
};

/** P-SETUP-5: what a player can bet is not known; said of the first one only. */
const reportUnknownStack = (hand: CanonicalHand, { seats }: HandSetup, findings: Findings): void => {
  for (const { seat, stack } of seats)
    if (stack === null) {
      const line = hand.players.find((player) => player.seat === seat)?.line ?? hand.lines[0];
      findings.add('unknown-stack', ['P-SETUP-5'], line, seat, null, null, null);
      return;
    }
};

/** P-SETUP-1: a seat that the table does not have. */
const reportNoSuchSeat = ({ table, players }: CanonicalHand, findings: Findings): void => {
  const { seats } = table;
  if (seats === null) return;
  for (const { seat, line } of players)
    if (seat > seats) {
      findings.add('impossible-setup', ['P-SETUP-1'], line, seat, String(seats), String(seat), null);
      return;
    }
};
