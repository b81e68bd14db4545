import { checkSetup, isInRotation, type HandSetup } from '#engine';
import type { CanonicalHand, Conventions } from '#histories';
import type { FindingCollector } from '../findings/collector.js';

/** Reports the violations of the setup of a hand, before its replay. */
export const reportSetupViolations = (
  hand: CanonicalHand,
  setup: HandSetup,
  conventions: Conventions,
  collector: FindingCollector,
): void => {
  for (const violation of checkSetup(setup)) {
    // Of two players in one seat, the second one is reported.
    const player = hand.players.findLast(({ seat }) => seat === violation.seat);
    collector.addSetupViolation(violation, player?.line ?? hand.lines[0]);
  }
  reportOtherGame(hand, collector);
  reportUnknownStack(hand, setup, collector);
  if (conventions.leavesOut === 'nothing') reportMissingSeat(hand, collector);
  reportOtherLevel(hand, setup, conventions, collector);
};

/** P-VAR-HORSE, P-VAR-DC: reports a game that the rotation of the header does not have. */
const reportOtherGame = ({ game, lines }: CanonicalHand, collector: FindingCollector): void => {
  if (game.rotation === null || isInRotation(game.rotation, game.variant)) return;
  const detail = { about: 'setup', reason: 'not-in-rotation' } as const;
  const rules = ['P-VAR-HORSE', 'P-VAR-DC'];
  collector.addIsolated({ code: 'impossible-setup', rules, detail }, lines[0], null);
};

/** L-LINE-1: reports a header with the blinds of another level. */
const reportOtherLevel = (
  { stakes, lines }: CanonicalHand,
  setup: HandSetup,
  conventions: Conventions,
  collector: FindingCollector,
): void => {
  const { bigBlind } = setup.stakes;
  const { headerStakes } = conventions;
  if (headerStakes === 'exact' || stakes.bigBlind === null || stakes.bigBlind === bigBlind) return;
  if (headerStakes === 'of-next-level' && stakes.bigBlind < bigBlind) return;
  collector.add('site-figure', ['L-LINE-1'], lines[0], null, bigBlind, stakes.bigBlind, null);
};

/** P-SETUP-5: reports the first unknown stack. */
const reportUnknownStack = (hand: CanonicalHand, { seats }: HandSetup, collector: FindingCollector): void => {
  for (const { seat, stack } of seats)
    if (stack === null) {
      const line = hand.players.find((player) => player.seat === seat)?.line ?? hand.lines[0];
      collector.add('unknown-stack', ['P-SETUP-5'], line, seat, null, null, null);
      return;
    }
};

/** P-SETUP-1: reports the first player in a seat that the table does not have. */
const reportMissingSeat = ({ table, players }: CanonicalHand, collector: FindingCollector): void => {
  const { seats } = table;
  if (seats === null) return;
  for (const { seat, line } of players)
    if (seat > seats) {
      const detail = { about: 'contradiction', subject: 'seat' } as const;
      collector.add('impossible-setup', ['P-SETUP-1'], line, seat, String(seats), String(seat), null, detail);
      return;
    }
};
