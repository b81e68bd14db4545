import { formatCard, isPlain, rankName, rankOf, suitName, suitOf, type Card, type Message } from '#cards';

/** How a sentence names a card: `the jack of clubs`, `la jota de tréboles`. A joker and an unknown card keep their text. */
export const cardName = (card: Card): Message => {
  if (!isPlain(card)) return { en: formatCard(card), es: formatCard(card) };
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const { singular, to } = rankName(rank, 'es');
  const article = to.startsWith('a la ') ? 'la' : 'el';
  return {
    en: `the ${rankName(rank, 'en').singular.toLowerCase()} of ${suitName(suit, 'en')}`,
    es: `${article} ${singular} de ${suitName(suit, 'es')}`,
  };
};

/** The names of cards as a list: `the ace of spades and the ace of hearts`. Equal cards are named once. */
export const cardNames = (cards: readonly Card[]): Message => {
  const names = [...new Set(cards)].map(cardName);
  return {
    en: listed(
      names.map(({ en }) => en),
      'and',
    ),
    es: listed(
      names.map(({ es }) => es),
      'y',
    ),
  };
};

const listed = (texts: readonly string[], and: string): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1) ?? ''}`;
