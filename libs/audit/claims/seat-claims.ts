import { formatCards } from '#cards';
import { NO_PLAYER } from '#engine';
import type { HandClaim, HandEvent } from '#histories';
import type { FindingValue } from '../findings/finding.js';
import { SeatFacts } from './seat-facts.js';
import type { Replay } from '../replay/replay.js';

/** A line of the summary of one seat. */
export type SeatClaim = Extract<HandClaim, { type: 'seat' }>;

/** A difference between a line of the summary and the body. */
interface Contradiction {
  readonly expected: FindingValue;
  readonly actual: FindingValue;
}

/** Reused for every hand. */
const facts = new SeatFacts();

/**
 * L-CLAIM-1: the summary lists every player once, and has the same button, blinds, folds, shows, mucks and winners as the
 * body. Reports the first contradiction, unless the hand has another fault.
 */
export const checkSeatClaims = (replay: Replay): void => {
  if (replay.collector.hasFault) return;
  facts.collect(replay.hand, replay.state.setup.variant.streets[0].id);
  let players = 0;
  for (const claim of replay.hand.claims) {
    if (claim.type !== 'seat' && claim.type !== 'stranger') continue;
    const { seat, line } = claim;
    if (claim.type === 'stranger') return report(replay, line, seat, { expected: null, actual: claim.text });
    const found = facts.isListed(seat)
      ? { expected: null, actual: { seats: [seat] } }
      : findContradiction(replay, claim);
    if (found !== null) return report(replay, line, seat, found);
    facts.list(seat);
    if (replay.state.playerAt(seat) !== NO_PLAYER) players++;
  }
  if (players > 0 && players < replay.state.size && isComplete(replay)) reportUnlisted(replay);
};

const isComplete = ({ conventions }: Replay): boolean => conventions.leavesOut === 'nothing';

const report = (replay: Replay, line: number, seat: number, { expected, actual }: Contradiction): void => {
  replay.collector.add('wrong-summary', ['L-CLAIM-1'], line, seat, expected, actual, null);
};

/** Reports a player whom the summary leaves out, on the line of the next player or at the end of the hand. */
const reportUnlisted = (replay: Replay): void => {
  const { claims, lines } = replay.hand;
  const unlisted = replay.state.seats.filter((seat) => !facts.isListed(seat)).sort((a, b) => a - b)[0];
  const next = claims.find((claim) => claim.type === 'seat' && claim.seat > unlisted);
  report(replay, next?.line ?? lines[1], unlisted, { expected: { seats: [unlisted] }, actual: null });
};

const findContradiction = (replay: Replay, claim: SeatClaim): Contradiction | null =>
  findWrongButton(replay, claim) ??
  findWrongBlind(replay, claim, 'small') ??
  findWrongBlind(replay, claim, 'big') ??
  findWrongOutcome(replay, claim) ??
  findWrongBet(replay, claim) ??
  findWrongStreet(claim) ??
  findWrongCashOut(replay, claim);

const findWrongButton = (replay: Replay, { seat, button, blind }: SeatClaim): Contradiction | null => {
  const { buttonSeat } = replay.hand;
  if (!button && blind !== null && replay.conventions.positions === 'blind-only') return null;
  if (buttonSeat === null || button === (buttonSeat === seat)) return null;
  if (button) return { expected: { seats: [buttonSeat] }, actual: { seats: [seat] } };
  return isComplete(replay) ? { expected: { seats: [seat] }, actual: null } : null;
};

/** New players may post a blind too. A blind has a certain seat only if one player posts it. */
const findWrongBlind = (
  replay: Replay,
  { seat, blind }: SeatClaim,
  named: 'small' | 'big',
): Contradiction | null => {
  const posted = facts.hasPosted(seat, named);
  if (blind === named)
    return posted || facts.countPosters(named) === 0
      ? null
      : { expected: { seats: listPosters(replay, named) }, actual: { seats: [seat] } };
  const missing = blind === null && posted && facts.countPosters(named) === 1 && isComplete(replay);
  return missing ? { expected: { seats: [seat] }, actual: null } : null;
};

const listPosters = ({ hand }: Replay, blind: 'small' | 'big'): number[] =>
  hand.events
    .filter((event): event is Extract<HandEvent, { type: 'post' }> => event.type === 'post')
    .filter(({ kind }) => kind === `${blind}-blind`)
    .map(({ seat }) => seat);

const differ = (expected: FindingValue, actual: FindingValue): Contradiction => ({ expected, actual });

/** A player who is left at the end did not fold, and a player who collects has won. */
const findWrongOutcome = (replay: Replay, { seat, outcome, won, cards }: SeatClaim): Contradiction | null => {
  const { state, shown, mucked } = replay;
  const player = state.playerAt(seat);
  if (player === NO_PLAYER || outcome === 'other') return null;
  if (outcome === 'lost' && hasOneResult(replay) && facts.hasCollected(seat)) return differ('won', outcome);
  if (!isComplete(replay)) return null;
  // A hand that a ruling killed may have been tabled, and then it lost.
  if (replay.killed.has(seat) && outcome !== 'won') return null;
  if (state.live[player] === 0) return outcome === 'folded' ? null : differ('folded', outcome);
  const collected = facts.hasCollected(seat);
  const isPaid = collected || replay.cashOuts.has(seat) || replay.collects.length === 0;
  if (!isPaid && outcome === 'won') return differ('lost', outcome);
  if (collected && won.length === 0) return differ('won', outcome);
  if (outcome === 'folded') return differ(null, outcome);
  if (outcome === 'mucked') return facts.hasNamedHand(seat) ? differ('shown', outcome) : null;
  // Cards in the summary were shown in the body.
  const unseen = cards !== null && !shown.has(seat) && (shown.size > 0 || mucked.has(seat));
  return unseen ? { expected: null, actual: formatCards(cards) } : null;
};

/** Whether the pots go to one hand: a player who wins a share or a run may lose another. */
const hasOneResult = ({ state: { boards, setup } }: Replay): boolean =>
  boards.length < 2 && setup.variant.shares.length === 1;

/** A player who did not bet put in nothing but antes; a complete log says so of each one who folds on the first street. */
const findWrongBet = (
  { conventions, state }: Replay,
  { seat, didNotBet, foldedOn }: SeatClaim,
): Contradiction | null => {
  if (didNotBet === true) return facts.hasBet(seat) ? differ(null, NO_BET) : null;
  const isMarked = conventions.noBetMark === 'always' && foldedOn === state.setup.variant.streets[0].id;
  return isMarked && !facts.hasBet(seat) && !facts.hasPostedAny(seat) ? differ(NO_BET, null) : null;
};

const NO_BET = 'didn’t bet';

/** A player whose line says so cashed out, for the amount of the line; a complete log says so of all who paid a fee. */
const findWrongCashOut = (
  { cashOuts, conventions }: Replay,
  { seat, cashedOut }: SeatClaim,
): Contradiction | null => {
  if (cashOuts.size === 0 && cashedOut === undefined) return null;
  const logged = cashOuts.get(seat);
  if (cashedOut === undefined) {
    const isMarked = conventions.cashOutMark === 'always' && logged !== undefined;
    return isMarked ? differ(logged, null) : null;
  }
  if (cashedOut === null) return logged === undefined ? differ(null, 'cashed out') : null;
  return logged === -cashedOut ? null : differ(-(logged ?? 0), cashedOut);
};

const findWrongStreet = ({ seat, foldedOn }: SeatClaim): Contradiction | null => {
  const street = facts.foldedOn(seat);
  return foldedOn === null || street === null || street === foldedOn
    ? null
    : { expected: street, actual: foldedOn };
};
