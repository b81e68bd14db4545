import type { HandDraft } from '../../reading/index.js';

/** The blinds of the site's cash games, in cents. */
const blinds: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 5],
  [5, 10],
  [10, 25],
  [25, 50],
  [50, 100],
  [100, 200],
  [200, 400],
  [250, 500],
  [300, 600],
  [400, 800],
  [500, 1000],
  [1000, 2000],
  [1500, 3000],
  [2000, 4000],
  [2500, 5000],
  [5000, 10000],
];
const CENTS = 2;

/**
 * The headers of cash games do not have the stakes, so the posts show them. Where one of the two blinds is no blind of
 * the site, or short because the player is all-in, the other one decides.
 */
export const inferBlinds = (draft: HandDraft): void => {
  const { events, stakes } = draft;
  let small = 0;
  let big = 0;
  let live = 0;
  for (const event of events) {
    if (event.type !== 'post') continue;
    if (event.kind === 'small-blind' && !event.allIn) small ||= event.amount;
    else if (event.kind === 'big-blind' && !event.allIn) big ||= event.amount;
    else if (event.kind === 'posted-blind') live = Math.max(live, event.amount - event.dead);
  }
  const known = findBlinds(small, big, draft.scanner.scale);
  stakes.smallBlind = known?.[0] ?? (small || null);
  stakes.bigBlind = known?.[1] ?? (big || live || (small > 0 ? 2 * small : null));
};

const findBlinds = (small: number, big: number, scale: number): readonly [number, number] | undefined => {
  if (scale !== CENTS) return undefined;
  return (
    blinds.find(([one, other]) => one === small && other === big) ??
    (big === 0 || !blinds.some(([, other]) => other === big)
      ? blinds.find(([one]) => one === small)
      : blinds.find(([, other]) => other === big))
  );
};

/** The bets of a fixed-limit game are the big blind and twice the big blind. */
export const completeLimit = (draft: HandDraft): void => {
  const { stakes, game } = draft;
  if (game?.limit !== 'fixed-limit' || stakes.bigBlind === null) return;
  stakes.smallBet = stakes.bigBlind;
  stakes.bigBet = 2 * stakes.bigBlind;
};

/** Stud logs state no stakes: the first full bet of the hand that is no bring-in is a small bet. */
export const inferStudBets = (draft: HandDraft): void => {
  const { stakes, events } = draft;
  for (const event of events) {
    if (event.type === 'street' && event.street === 'fifth') break;
    if ((event.type !== 'bet' && event.type !== 'raise') || event.allIn) continue;
    stakes.smallBet = event.to;
    stakes.bigBet = 2 * event.to;
    return;
  }
};
