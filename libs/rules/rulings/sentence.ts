import type { Language, Message } from '#cards';
import type { ActionType } from './ruling.js';

/** The values of a sentence's placeholders: the same text in both languages, or a message. */
export type SentenceValues = Readonly<Record<string, string | Message>>;

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** A sentence with its placeholders replaced. It begins with a capital letter, also if it begins with a placeholder. */
export const sentence = (template: Message, values: SentenceValues = {}): Message => {
  const { en, es } = phrase(template, values);
  return { en: capitalised(en), es: capitalised(es) };
};

/** A part of a sentence with its placeholders replaced. */
export const phrase = (template: Message, values: SentenceValues = {}): Message => ({
  en: fill(template, 'en', values),
  es: fill(template, 'es', values),
});

const fill = (template: Message, language: Language, values: SentenceValues): string => {
  const text = template[language].replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = name === 'someone' ? someone(values.player) : values[name];
    return value === undefined ? placeholder : typeof value === 'string' ? value : value[language];
  });
  return language === 'es' ? text.replace(UNCONTRACTED, '$1l ') : text;
};

/** In Spanish `de el jugador` is `del jugador`, and `a el jugador` is `al jugador`. */
const UNCONTRACTED = /\b(de|a) el (?=jugador)/gi;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const THE_PLAYER: Message = { en: 'the player', es: 'el jugador' };
const A_PLAYER: Message = { en: 'a player', es: 'un jugador' };

/** The placeholder `someone` is the player where a text first mentions him. */
const someone = (player: string | Message | undefined): string | Message | undefined =>
  player === THE_PLAYER ? A_PLAYER : player;

/** How a sentence names a player. */
export const playerName = (seat: number | null | undefined): Message =>
  seat === null || seat === undefined
    ? THE_PLAYER
    : { en: `the player in seat ${String(seat)}`, es: `el jugador del asiento ${String(seat)}` };

/** Actions as nouns. */
export const ACTION_NOUNS: Readonly<Record<ActionType, Message>> = {
  fold: { en: 'a fold', es: 'una retirada' },
  check: { en: 'a check', es: 'un pase' },
  call: { en: 'a call', es: 'una igualada' },
  bet: { en: 'a bet', es: 'una apuesta' },
  raise: { en: 'a raise', es: 'una subida' },
};
