import type { HandDraft } from './hand-draft.js';

/**
 * Some sites state no stakes for tournaments, because they rise. The posts and bets of a hand show them: the big
 * blind, or twice the small blind where the big blind is all-in; in stud the bet that most players make.
 */
export const inferStakes = (draft: HandDraft): void => {
  const { stakes, game } = draft;
  if (stakes.bigBlind !== null || stakes.smallBet !== null) return;
  const blind = findBigBlind(draft);
  if (blind !== null) {
    if (game?.limit === 'fixed-limit') Object.assign(stakes, { smallBet: blind, bigBet: 2 * blind });
    else stakes.bigBlind = blind;
    return;
  }
  const bet = findSmallBet(draft);
  if (bet !== null) Object.assign(stakes, { smallBet: bet, bigBet: 2 * bet });
};

/** A big blind is at most so many small blinds. */
const MOST_SMALL_BLINDS = 4;

/** Whether two blinds can be those of a level: the big one is no part of the small one, and of whole chips if that is. */
const isLevel = (small: number, big: number, chip: number): boolean =>
  big >= small && big <= MOST_SMALL_BLINDS * small && (small % chip !== 0 || big % chip === 0);

/** The big blind by the posts: one that does not fit the small blind before it is not taken. */
const findBigBlind = ({ events, players, scanner }: HandDraft): number | null => {
  const chip = 10 ** scanner.scale;
  const left = new Map(players.toReversed().map(({ seat, stack }) => [seat, stack]));
  for (const event of events) {
    const stack = event.type === 'post' && event.kind === 'ante' ? (left.get(event.seat) ?? null) : null;
    if (event.type === 'post' && stack !== null) left.set(event.seat, stack - event.amount);
  }
  const isAllIn = (seat: number, amount: number): boolean => {
    const stack = left.get(seat) ?? null;
    return stack !== null && stack <= amount;
  };
  let big: number | null = null;
  let twiceSmall = 0;
  for (const event of events) {
    if (event.type !== 'post') continue;
    const { kind, seat, amount } = event;
    if (kind === 'big-blind') {
      if (!isAllIn(seat, amount))
        return twiceSmall === 0 || isLevel(twiceSmall / 2, amount, chip) ? amount : twiceSmall;
      big ??= amount;
    } else if (kind === 'small-blind' && !isAllIn(seat, amount)) twiceSmall = 2 * amount;
  }
  return big === null ? null : Math.max(big, twiceSmall);
};

/** Streets with the small bet. */
const SMALL_STREETS: ReadonlySet<string> = new Set(['third', 'fourth']);
const SMALL_STREETS_OF_FIVE: ReadonlySet<string> = new Set(['second', 'third']);

/** A bring-in is at most half of the small bet, and so is an ante. */
const LEAST_RATIO = 2;

/**
 * The small bet by the first bet of each street. Where only all-ins are bet, it is as large as they need; where nobody
 * bets, it has no effect on the hand.
 */
const findSmallBet = ({ events, game }: HandDraft): number | null => {
  const small = game?.variant === 'five-stud' ? SMALL_STREETS_OF_FIVE : SMALL_STREETS;
  const found = new Map<number, number>();
  let isSmall = true;
  let isOpen = false;
  let least: number | null = null;
  const needs = (bet: number): void => {
    least = Math.max(least ?? 0, Math.ceil(bet));
  };
  for (const event of events) {
    if (event.type === 'street') {
      isSmall = small.has(event.street);
      isOpen = false;
    } else if (event.type === 'bring-in' || event.type === 'post') needs(LEAST_RATIO * event.amount);
    else if ((event.type === 'bet' || event.type === 'raise') && !isOpen) {
      isOpen = true;
      const bet = isSmall ? event.to : event.to / 2;
      if (event.allIn) needs(bet);
      else found.set(bet, (found.get(bet) ?? 0) + 1);
    }
  }
  let [best, votes]: [number | null, number] = [least, 0];
  for (const [bet, count] of found) if (count > votes) [best, votes] = [bet, count];
  return best;
};
