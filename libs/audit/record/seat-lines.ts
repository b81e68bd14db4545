import type { HandClaim, HandEvent, SeatClaim } from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import { SeatFacts } from '../claims/seat-facts.js';

type ShowEvent = Extract<HandEvent, { type: 'show' }>;

const facts = new SeatFacts();

/**
 * The claims of a whole summary: a line for each board, then one for each player in the order of the seats. Where the site
 * leaves some of them out, they say what the events of the hand state, and what the log says of mucked cards. `events`: the
 * completed events of the hand; `claims`: the claims of the log. O(events × players).
 */
export const summarize = (
  { hand, replay, boards }: AuditedHand,
  events: readonly HandEvent[],
  claims: readonly HandClaim[],
): readonly HandClaim[] => {
  const { state, conventions } = replay;
  const line = hand.lines[1];
  const listed = new Map(
    claims.flatMap((claim) => (claim.type === 'seat' ? [[claim.seat, claim] as const] : [])),
  );
  const [{ id: firstStreet }] = state.setup.variant.streets;
  if (conventions.leavesOut === 'nothing' && conventions.positions === 'all')
    return claims.map((claim) => (claim.type === 'seat' ? withBetMark(claim, events, firstStreet) : claim));
  facts.collect({ ...hand, events: [...events] }, firstStreet);
  const table = { firstStreet, line, buttonSeat: hand.buttonSeat };
  return [
    ...claims.filter(({ type }) => type !== 'board' && type !== 'seat'),
    ...boards.flatMap((cards, run): HandClaim[] =>
      cards.length === 0 ? [] : [{ type: 'board', run, cards: [...cards], line }],
    ),
    ...[...state.seats].sort((a, b) => a - b).map((seat) => seatLine(seat, events, table, listed.get(seat))),
  ];
};

interface Table {
  readonly firstStreet: string;
  readonly buttonSeat: number | null;
  readonly line: number;
}

const seatLine = (
  seat: number,
  events: readonly HandEvent[],
  { firstStreet, buttonSeat, line }: Table,
  listed: SeatClaim | undefined,
): SeatClaim => {
  const won = winningsOf(seat, events);
  const claim: SeatClaim = {
    type: 'seat',
    seat,
    button: seat === buttonSeat,
    blind: blindOf(seat, events),
    outcome: won.length > 0 ? 'won' : 'mucked',
    foldedOn: null,
    won,
    cards: null,
    readings: [],
    line,
  };
  const foldedOn = facts.foldedOn(seat);
  if (foldedOn !== null) {
    return withBetMark({ ...claim, outcome: 'folded', foldedOn }, events, firstStreet);
  }
  const shows = events.filter((event): event is ShowEvent => event.type === 'show' && event.seat === seat);
  const last = shows.at(-1);
  if (last === undefined)
    return claim.outcome === 'mucked' ? { ...claim, cards: listed?.cards ?? null } : claim;
  const lows = shows.map(({ low }) => low ?? null);
  return {
    ...claim,
    outcome: won.length > 0 ? 'won' : 'lost',
    cards: [...last.cards],
    readings: shows.map(({ reading }) => reading),
    ...(lows.some((low) => low !== null) ? { lows } : {}),
  };
};

/** The line with the mark of a player who folds on the first street and put nothing in but antes. Not every site prints it. */
const withBetMark = (claim: SeatClaim, events: readonly HandEvent[], firstStreet: string): SeatClaim => {
  const { didNotBet: _, ...unmarked } = claim;
  const isMarked =
    claim.outcome === 'folded' &&
    claim.foldedOn === firstStreet &&
    !events.some((event) => putsIn(event, claim.seat));
  return isMarked ? { ...unmarked, didNotBet: true } : unmarked;
};

/** The blind of a seat: the small one before the big one, and the first big one. Others are missed blinds. */
const blindOf = (seat: number, events: readonly HandEvent[]): SeatClaim['blind'] => {
  for (const event of events) {
    if (event.type !== 'post' || (event.kind !== 'small-blind' && event.kind !== 'big-blind')) continue;
    if (event.seat === seat) return event.kind === 'small-blind' ? 'small' : 'big';
    if (event.kind === 'big-blind') return null;
  }
  return null;
};

/** What a seat won of each run of the board; nothing for a run that it lost. */
const winningsOf = (seat: number, events: readonly HandEvent[]): number[] => {
  const byRun = new Map<number, number>();
  for (const event of events)
    if (event.type === 'collect' && event.seat === seat && event.amount > 0)
      byRun.set(event.run, (byRun.get(event.run) ?? 0) + event.amount);
  return [...byRun].sort(([a], [b]) => a - b).map(([, amount]) => amount);
};

/** Whether a player puts in chips other than an ante. */
const putsIn = (event: HandEvent, seat: number): boolean => {
  switch (event.type) {
    case 'post':
      return event.seat === seat && event.kind !== 'ante';
    case 'bring-in':
    case 'call':
    case 'bet':
    case 'raise':
      return event.seat === seat;
    default:
      return false;
  }
};
