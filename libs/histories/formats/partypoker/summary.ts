import {
  claimsBoard,
  type HandDraft,
  type LineReader,
  type Phrase,
  type PhraseMatch,
} from '../../reading/index.js';
import { remarkPhrases } from './body.js';
import { readDescription } from './descriptions.js';

/** The total is net of the rake and leaves out a bet that nobody called. */
const claimsTotals: LineReader = (draft, match, line) => {
  const [total, rake] = match.amounts;
  draft.ended = true;
  draft.claimTotalPot(total, line);
  draft.claimRake(rake ?? 0, line);
};

/**
 * What a line of the summary states of the stack of a player when the hand ends: the balance, and the stack that follows
 * from the other figures if it is another one. The audit then finds the wrong figure.
 */
const claimStacks = (draft: HandDraft, match: PhraseMatch, line: number, change: number): void => {
  const { seat, stack } = draft.players[match.players[0]];
  const [balance] = match.amounts;
  // Whatever the words of the total: a hand with the balance of a player is not cut off.
  draft.ended = true;
  // Each player has one line.
  if (draft.claims.some((claim) => claim.type === 'final-stack' && claim.seat === seat))
    return draft.keepUnread(line);
  draft.claimFinalStack(seat, balance, line);
  if (stack === null || stack + change === balance) return;
  if (stack + change >= 0) draft.claimFinalStack(seat, stack + change, line);
  else draft.contradict('figures', draft.formatAmount(balance - stack), draft.formatAmount(change), line);
};

/** The cards and the hand of a player at the showdown: `[ 8h, 3d ] [ three of a kind, eights -- Kd,8h,8c,8s,6d ]`. */
const showsBest = (draft: HandDraft, match: PhraseMatch, line: number): void => {
  if (match.cards.length === 0) return;
  draft.startShowdown(line);
  const text = match.textAt(0).trim();
  const seat = draft.seatOf(match.players[0]);
  const reading = readDescription(text);
  const [cards, best] = match.cards;
  draft.show(seat, cards, line, { text, reading });
  draft.claimMadeHand(seat, best, reading, line);
  if (reading === null) draft.keepUnread(line);
};

const loses: LineReader = (draft, match, line) => {
  showsBest(draft, match, line);
  claimStacks(draft, match, line, -match.amounts[1]);
};

const didNotBet: LineReader = (draft, match, line) => claimStacks(draft, match, line, 0);

const sitsOut: LineReader = (draft, match, line) => {
  const index = match.players[0];
  draft.players[index] = { ...draft.players[index], sittingOut: true, dealtIn: false };
  claimStacks(draft, match, line, 0);
};

/** `bet $0.57, collected $1.09, net +$0.52`; the collection includes a bet that nobody called. */
const wins =
  (sign: 1 | -1): LineReader =>
  (draft, match, line) => {
    showsBest(draft, match, line);
    const [, bet, collected, net] = match.amounts;
    draft.collect(draft.seatOf(match.players[0]), collected, line);
    claimStacks(draft, match, line, sign * net);
    if (collected - bet !== sign * net)
      draft.contradict('figures', draft.formatAmount(collected - bet), draft.formatAmount(sign * net), line);
  };

const SHOWN = '[{cards}] [ {text} -- {cards} ]';

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Main Pot: {amount} Rake: {amount}', read: claimsTotals },
  { phrase: 'Main Pot: {amount}', read: claimsTotals },
  { phrase: 'Board: [{cards}]', read: claimsBoard },
  { phrase: "{player} balance {amount}, didn't bet (folded)", read: didNotBet },
  { phrase: '{player} balance {amount}, sits out', read: sitsOut },
  { phrase: '{player} balance {amount}, lost {amount} (folded)', read: loses },
  { phrase: '{player} balance {amount}, lost {amount}', read: loses },
  { phrase: `{player} balance {amount}, lost {amount}${SHOWN}`, read: loses },
  { phrase: '{player} balance {amount}, bet {amount}, collected {amount}, net +{amount}', read: wins(1) },
  {
    phrase: `{player} balance {amount}, bet {amount}, collected {amount}, net +{amount}${SHOWN}`,
    read: wins(1),
  },
  { phrase: '{player} balance {amount}, bet {amount}, collected {amount}, net -{amount}', read: wins(-1) },
  {
    phrase: `{player} balance {amount}, bet {amount}, collected {amount}, net -{amount}${SHOWN}`,
    read: wins(-1),
  },
  ...remarkPhrases,
];
