import { figuresFor, mayBet, NO_PLAYER, type Hand, POSTING, verifyShowdown } from '#engine';
import { formatMoney, isBettingEvent, type CanonicalHand, type HandEvent } from '#histories';
import type { Situation, Stage } from '#rules';
import type { Replay } from '../replay/replay.js';

/**
 * The situation at a table after some events of a hand, for a ruling on an incident. `toCall` and `betSize` are those of the
 * player in `seat`, or without one of the player to act.
 */
export const situationOf = (
  { hand, state, collects }: Replay,
  events: readonly HandEvent[],
  seat: number | null,
): Situation => {
  const acted = new Set<number>();
  for (const event of events) if (isBettingEvent(event) && event.type !== 'bring-in') acted.add(event.seat);
  const stage = stageOf(state, events, collects.length > 0);
  const player = seat === null ? state.actor : state.playerAt(seat);
  return {
    stage,
    players: state.size,
    acted: acted.size,
    roundOver: stage !== 'betting' && stage !== 'initial-deal' && stage !== 'before-deal',
    handOver: collects.length > 0,
    tournament: hand.tournament !== null,
    ...(state.currentStreet === undefined ? {} : { street: state.currentStreet.id }),
    ...(player === NO_PLAYER ? {} : amountsOf(hand, state, player, stage)),
  };
};

const stageOf = (state: Hand, events: readonly HandEvent[], isAwarded: boolean): Stage => {
  if (isAwarded) return 'awarded';
  if (state.street === POSTING)
    return events.some(({ type }) => type === 'deal') ? 'initial-deal' : 'before-deal';
  if (state.drawer !== NO_PLAYER) return 'draw';
  if (state.actor !== NO_PLAYER) return 'betting';
  if (state.dealing && state.street === 0) return 'initial-deal';
  if (state.dealing) return 'dealing';
  return verifyShowdown(state) === null ? 'showdown' : 'dealing';
};

const amountsOf = (
  { scale }: CanonicalHand,
  state: Hand,
  player: number,
  stage: Stage,
): Pick<Situation, 'toCall' | 'betSize' | 'inFront'> => {
  const figures = figuresFor(state, player);
  // Less than a bet completes a bring-in or a short all-in. A player who may not raise has no size.
  const open = mayBet(state, player) ? state.setup.structure.minimum(figures) - figures.level : 0;
  const usual = state.setup.structure.fixed ? figures.betSize : figures.raiseSize;
  const size = stage === 'betting' ? open : usual;
  return {
    toCall: formatMoney(state.toCall(player), scale),
    inFront: formatMoney(state.bet[player], scale),
    betSize: formatMoney(size, scale),
  };
};
