import type { HandDescription } from '../../hand.js';
import { NO_AMOUNT } from '../../money.js';
import { remarks, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';

const categories: ReadonlyMap<string, HandDescription['category']> = new Map([
  ['HIGH_CARD', 'high-card'],
  ['PAIR', 'pair'],
  ['TWO_PAIR', 'two-pair'],
  ['THREE_OF_A_KIND', 'three-of-a-kind'],
  ['STRAIGHT', 'straight'],
  ['FLUSH', 'flush'],
  ['FULL_HOUSE', 'full-house'],
  ['FOUR_OF_A_KIND', 'four-of-a-kind'],
  ['STRAIGHT_FLUSH', 'straight-flush'],
]);

const RANKS = 'TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN JACK QUEEN KING ACE'.split(' ');

/** `TWO_PAIR NINE, SIX`. */
const readDescription = (text: string): HandDescription | null => {
  const blank = text.indexOf(' ');
  const category = categories.get(blank < 0 ? text : text.slice(0, blank));
  if (category === undefined) return null;
  const words = blank < 0 ? [] : text.slice(blank + 1).split(', ', 5);
  const ranks = words.map((word) => RANKS.indexOf(word));
  return ranks.includes(-1) ? null : { category, ranks };
};

const HALVES = [
  [' High', 'high'],
  [' Low', 'low'],
] as const;

/** `$229.82 won by Ann ($113), Bo ($113.82)`, `250 won by Cy (125 High), Cy (125 Low)`. */
const awards =
  (potOf: (numbers: readonly number[]) => number): LineReader =>
  (draft, match, line) => {
    const pot = potOf(match.numbers);
    const { text, players, scanner } = draft;
    let at = match.texts[0];
    const end = match.texts[1];
    const won: (() => void)[] = [];
    while (at < end) {
      const start = at;
      const player = players.find(({ name }) => text.startsWith(`${name} (`, start));
      if (player === undefined) return false;
      const amount = draft.amountIn(text, at + player.name.length + 2, line);
      if (amount === NO_AMOUNT) return false;
      at = scanner.end;
      const half = HALVES.find(([words]) => text.startsWith(words, at));
      at += half?.[0].length ?? 0;
      if (text.charAt(at) !== ')') return false;
      at++;
      if (text.startsWith(', ', at)) at += 2;
      else if (at < end) return false;
      won.push(() => {
        draft.collect(player.seat, amount, line, pot, half?.[1]);
      });
    }
    draft.claimPot(pot, match.amounts[0], line);
    for (const collect of won) collect();
    return true;
  };

/** The final stack, and the difference from the first one; the cards and the hand of a player who shows. */
const claimsSeat =
  (sign: 1 | -1): LineReader =>
  (draft, match, line) => {
    const { seat, stack } = draft.players[match.players[0]];
    if (match.numbers[0] !== seat) return false;
    const [final, net] = match.amounts;
    draft.claimFinalStack(seat, final, line);
    if (net !== undefined && stack !== null && stack + sign * net !== final)
      draft.contradict('figures', draft.formatAmount(sign * (final - stack)), draft.formatAmount(net), line);
    const [cards] = match.cards;
    if (cards === undefined) return true;
    const text = match.textAt(0);
    const claim = draft.claimSeat(seat, 'shown', line);
    claim.cards = cards;
    if (text !== '') claim.readings = [readDescription(text)];
    return true;
  };

const SEAT = 'Seat {number}: {player} ({amount})';

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Main pot: {amount} won by {text}', read: awards(() => 0) },
  { phrase: 'Side pot {number}: {amount} won by {text}', read: awards(([pot]) => pot) },
  {
    phrase: 'Rake taken: {amount}',
    read: (draft, match, line) => {
      draft.ended = true;
      draft.claimRake(match.amounts[0], line);
    },
  },
  { phrase: SEAT, read: claimsSeat(1) },
  ...([1, -1] as const).flatMap((sign) => {
    const net = `${SEAT}, net: ${sign === 1 ? '+' : '-'}{amount}`;
    return ['', ', [{cards}]', ', [{cards}] ({text})'].map((shown) => ({
      phrase: net + shown,
      read: claimsSeat(sign),
    }));
  }),
  {
    // The last line repeats the id of the hand.
    phrase: '***** End of hand {text} *****',
    read: (draft, match) => {
      draft.ended = true;
      return match.textAt(0) === draft.id;
    },
  },
  { phrase: '---', read: remarks },
];
