import { type Card, formatCard, type Message } from '#cards';

/** A card that somebody else has already, or that stands there before. */
export const isThereTwice = (card: Card): Message => ({
  en: `${formatCard(card)} is there twice`,
  es: `${formatCard(card)} está dos veces`,
});

/** A card that no hand of the game can have. */
export const isOfNoDeck = (card: Card): Message => ({
  en: `${formatCard(card)} is not in this game's deck`,
  es: `${formatCard(card)} no es de la baraja de este juego`,
});
