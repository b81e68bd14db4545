import './cards.css';
import { type Card, JOKER, rankOf, type Suit, suitOf } from '../cards/deck.js';
import { language } from '../state/settings.js';
import { RANK_NAMES } from '../messages/names.js';
import { type PlainKey, t } from './translate.js';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
export const SUIT_KEYS: Readonly<Record<Suit, PlainKey>> = {
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
};
/** Variation selector: without it some systems draw suits as emoji. */
const AS_TEXT = '\uFE0E';

/** `ace of hearts`. */
export const nameOfCard = (card: Card): string => {
  const suit = suitOf(card);
  if (suit === null) return t('joker');
  const rank = rankOf(card);
  return t('cardName', { rank: RANK_NAMES[rank]?.[language.value] ?? rank, suit: t(SUIT_KEYS[suit]) });
};

export const namesOfCards = (cards: readonly Card[]): string => cards.map(nameOfCard).join(', ');

/** Rank and suit as they stand on a card. */
export const Face = ({ card }: { readonly card: Card }) => {
  const suit = suitOf(card);
  const isTen = card !== JOKER && rankOf(card) === 'T';
  return (
    <span class={`face suit-${suit ?? 'none'}${isTen ? ' ten' : ''}`} aria-hidden="true">
      <b>{card === JOKER ? 'J' : isTen ? '10' : rankOf(card)}</b>
      <i>{suit === null ? '★' : SUIT_SIGNS[suit] + AS_TEXT}</i>
    </span>
  );
};

/** Cards in a row, and as many empty places as are still to be filled. */
export const Cards = ({ cards, places }: { readonly cards: readonly Card[]; readonly places: number }) => (
  <span class="cards">
    {cards.map((card, place) => (
      <span class="card" key={place}>
        <Face card={card} />
      </span>
    ))}
    {Array.from({ length: Math.max(0, places - cards.length) }, (_, place) => (
      <span class="card empty" key={place} aria-hidden="true" />
    ))}
  </span>
);
