import type { Language } from '#cards';
import type { HandDescription, HandEvent } from '#histories';
import { describeValue } from '#ranking';
import { HALVES } from '../messages/equity.js';
import { REPLAY_LABELS } from '../messages/replay.js';

/** What a player declares: a half of the pot, or the hand that he says he holds. */
export const declaredText = (
  { half, reading, low }: Extract<HandEvent, { type: 'declare' }>,
  language: Language,
): string => {
  if (half !== undefined)
    return half === 'both' ? REPLAY_LABELS.bothHalves[language] : HALVES[half][language];
  return [reading, low].flatMap((hand) => (hand === undefined ? [] : handText(hand, language))).join('; ');
};

/** The hand, or its category alone if ranks are missing. */
const handText = (hand: HandDescription, language: Language): string => {
  const named = hand.category === 'two-pair' || hand.category === 'full-house' ? 2 : 1;
  return hand.ranks.length < named ? hand.category : describeValue(hand, language);
};
