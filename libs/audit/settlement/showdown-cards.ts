import type { Card } from '#cards';
import { isComplete } from '../replay/hand-readings.js';
import type { Replay } from '../replay/replay.js';

/** Notes mucks that only the summary states. P-SHOW-5: a hand that is shown in part claims nothing either. */
export const noteSummaryMucks = (replay: Replay): void => {
  const { variant } = replay.state.setup;
  for (const claim of replay.hand.claims)
    if (
      claim.type === 'seat' &&
      claim.outcome === 'mucked' &&
      !isComplete(variant, replay.shown.get(claim.seat), replay.state.boards[0])
    )
      replay.mucked.add(claim.seat);
};

/** Notes the mucks of a log in which they have no line: hands that are neither shown nor paid where others are shown. */
export const noteUnshownMucks = (replay: Replay): void => {
  const { state, shown, mucked, cashOuts, collects } = replay;
  if (replay.conventions.unshownHands !== 'mucked' || state.liveCount < 2 || !replay.isOver) return;
  const live = state.seats.filter((_, player) => state.live[player] === 1);
  if (!live.some((seat) => shown.has(seat))) return;
  for (const seat of live) {
    const isPaid = cashOuts.has(seat) || collects.some(({ event }) => event.seat === seat);
    if (!shown.has(seat) && !isPaid) mucked.add(seat);
  }
};

/** Whether a player drew cards in a game without a board, so that each run of the draw makes another hand. */
const drawsInEachRun = ({ hand, state }: Replay, seat: number): boolean =>
  state.setup.variant.boardCards === 0 &&
  hand.events.some((event) => event.type === 'discard' && event.seat === seat && event.count > 0);

/**
 * The cards that decide for a player at the showdown: shown cards, else those of the summary, else dealt cards. For a further
 * run of a draw: the cards that are shown for it, unless the player stood pat.
 */
export const findShowdownCards = (replay: Replay, seat: number, run: number): readonly Card[] | undefined => {
  const shownForRun = replay.drawRuns.cardsOf(run, seat);
  if (shownForRun !== undefined || (run > 0 && drawsInEachRun(replay, seat))) return shownForRun;
  const summarized = findSummarizedCards(replay, seat);
  const held = replay.ledger.hole.get(seat);
  // A player who is all-in may show before the rest of the cards is dealt.
  const { variant } = replay.state.setup;
  const [board] = replay.state.boards;
  const lastShown = replay.shown.get(seat);
  const shown = isComplete(variant, lastShown, board) || !isComplete(variant, held, board) ? lastShown : held;
  // The summary decides between contradicting prints of the cards.
  if (summarized !== null && !replay.trust.cardsOf(seat)) return summarized;
  return shown ?? summarized ?? held;
};

/** The cards of a seat in the summary, unless it mucked them. */
const findSummarizedCards = (replay: Replay, seat: number): readonly Card[] | null => {
  const claim = findSeatClaim(replay, seat);
  return claim === undefined || (claim.outcome === 'mucked' && !paysMucks(replay)) ? null : claim.cards;
};

const findSeatClaim = ({ hand }: Replay, seat: number) => {
  for (const claim of hand.claims) if (claim.type === 'seat' && claim.seat === seat) return claim;
  return undefined;
};

/**
 * Whether the log pays a hand that it calls a muck and whose cards it reveals, so that mucks have no meaning: 888poker does, in
 * a side pot of 2012.
 */
export const paysMucks = (replay: Replay): boolean =>
  replay.mucked.size > 0 &&
  replay.state.liveCount > 1 &&
  replay.collects.some(
    ({ event: { seat } }) => replay.mucked.has(seat) && (findSeatClaim(replay, seat)?.cards ?? null) !== null,
  );
