import { NO_PLAYER, type Chips } from '#engine';
import {
  isBettingEvent,
  type CanonicalHand,
  type HandClaim,
  type HandEvent,
  type HandPlayer,
} from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import type { Replay } from '../replay/replay.js';
import { summarize } from './seat-lines.js';
import { keptOf, uncalledOf, type Uncalled } from '../settlement/kept-bets.js';
import type { StatedAward } from '../settlement/stated-money.js';

/**
 * The hand with the figures that its site leaves out, or means in another way, as other formats state them: the uncalled
 * bet directly behind the betting, an award for each winner, the total of the pots with the rake, and the rake. They
 * follow from the replay and from what the log states (decision 027). A hand with an illegal or mismatch finding is
 * returned as it is, because its figures contradict each other; so is one without awards. O(events).
 */
export const completeHand = (audited: AuditedHand): CanonicalHand => {
  const { hand, replay, settlement } = audited;
  const { pots, rake, money } = settlement;
  const { awards } = money;
  if (isFaulty(audited) || hand.cancelled || awards.length === 0) return hand;
  const uncalled = uncalledOf(replay);
  const left = keptOf(uncalled);
  const total = pots.reduce((sum, { amount }) => sum + amount, 0) - left;
  const isByExact = replay.conventions.raiseBy === 'exact';
  const bets = isByExact ? hand.events : hand.events.map(withoutBy);
  const paid = withAwards(bets, awards);
  const returned = uncalled === null ? paid : withReturn(lessKept(paid, uncalled), uncalled, hand.lines[1]);
  // Without a showdown there is no muck: the last player in the hand does not show.
  const isContested = replay.state.liveCount > 1;
  const events = withoutRepeats(returned).filter(({ type }) => isContested || type !== 'muck');
  const claims = hand.claims.filter(
    ({ type }) => !REPLACED.has(type) && (left === 0 || !OF_AWARDS.has(type)),
  );

  const line = money.totalsLine;
  return {
    ...hand,
    players: hand.players.map((player) => withAttendance(player, replay)),
    events,
    claims: [
      { type: 'total-pot', amount: total, line },
      { type: 'rake', amount: rake, line },
      ...summarize(audited, events, claims),
    ],
  };
};

/** Whether an audit found a fault in the hand. */
export const isFaulty = ({ findings }: AuditedHand): boolean => findings.some(({ code }) => isFault(code));

const REPLACED: ReadonlySet<HandClaim['type']> = new Set<HandClaim['type']>(['total-pot', 'rake']);

/** Claims about awards, which include a bet that the site leaves in the pot. */
const OF_AWARDS: ReadonlySet<HandClaim['type']> = new Set<HandClaim['type']>(['winnings', 'seat', 'pot']);

/** The player as one who was dealt in or not, whatever the mark of his seat says. */
const withAttendance = (player: HandPlayer, { state }: Replay): HandPlayer => {
  const { dealtIn, ...others } = player;
  if (state.playerAt(player.seat) !== NO_PLAYER) return { ...others, sittingOut: false };
  return player.sittingOut || dealtIn === false ? player : { ...player, dealtIn: false };
};

/** The events without those that show the same cards of a player again. */
const withoutRepeats = (events: readonly HandEvent[]): HandEvent[] => {
  const shown = new Set<string>();
  return events.filter((event) => {
    if (event.type !== 'show') return true;
    const key = [event.seat, event.run, ...event.cards].join();
    const isNew = !shown.has(key);
    shown.add(key);
    return isNew;
  });
};

/** The event without the difference from the bet before, which other formats work out. */
const withoutBy = (event: HandEvent): HandEvent => (event.type === 'raise' ? { ...event, by: null } : event);

/** The events with the awards of the summary, if the body has none. */
const withAwards = (events: readonly HandEvent[], awards: readonly StatedAward[]): HandEvent[] =>
  events.some(({ type }) => type === 'collect')
    ? [...events]
    : [
        ...events,
        ...awards.map(
          ({ seat, amount, pot, run, line }) => ({ type: 'collect', seat, amount, pot, run, line }) as const,
        ),
      ];

/** The events with a kept bet taken from what its player collects. */
const lessKept = (events: readonly HandEvent[], { seat, amount, isKept }: Uncalled): HandEvent[] => {
  let left: Chips = isKept ? amount : 0;
  return events.flatMap((event): HandEvent[] => {
    if (event.type !== 'collect' || event.seat !== seat || left === 0) return [event];
    const taken = Math.min(left, event.amount);
    left -= taken;
    return event.amount === taken ? [] : [{ ...event, amount: event.amount - taken }];
  });
};

/** The events with the return of the uncalled bet directly behind the betting. */
const withReturn = (
  events: readonly HandEvent[],
  { seat, amount }: Uncalled,
  lastLine: number,
): HandEvent[] => {
  const others = events.filter(({ type }) => type !== 'uncalled');
  const last = others.findLastIndex((event) => isBettingEvent(event) || event.type === 'post');
  const line = others.at(last)?.line ?? lastLine;
  return [...others.slice(0, last + 1), { type: 'uncalled', seat, amount, line }, ...others.slice(last + 1)];
};
