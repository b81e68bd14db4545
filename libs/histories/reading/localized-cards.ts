import { type Card, cardAt, makeCard, parseCards } from '#cards';

/** A table of words for the faces of cards: rank words to 0..12 and suit words to 0..3, as a site prints them in one language. */
export interface CardWords {
  readonly ranks: Readonly<Record<string, number>>;
  readonly suits: Readonly<Record<string, number>>;
}

/** More than the cards of any line. */
const MAX_CARDS = 60;

/**
 * A parser of cards with a comma between them, in the usual notation or in localised words: `[ JPik, 10Karo ]`. The rank
 * and the suit stand together; the longest rank word counts.
 */
export const makeCardParser = (languages: readonly CardWords[]): ((text: string) => Card[] | null) => {
  const faces = new Map<string, Card>();
  for (const { ranks, suits } of languages)
    for (const [rankWord, rank] of Object.entries(ranks))
      for (const [suitWord, suit] of Object.entries(suits))
        faces.set(rankWord + suitWord, makeCard(rank, suit));
  return (text) => {
    const words = text.split(',', MAX_CARDS + 1);
    if (words.length > MAX_CARDS) return null;
    const cards: Card[] = [];
    for (const word of words) {
      const face = word.trim();
      const card = face.length === 2 ? cardAt(face, 0) : -1;
      const found = card >= 0 ? card : faces.get(face);
      if (found !== undefined) {
        cards.push(found);
        continue;
      }
      const parsed = parseCards(face);
      if (!parsed.ok) return null;
      cards.push(...parsed.cards);
    }
    return cards;
  };
};
