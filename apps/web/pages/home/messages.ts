import type { Catalogue } from '../../messages/catalogue.js';

/** The messages of the first page. */
export const MESSAGES = {
  headline: {
    en: 'Who should have won, and which rule was broken',
    es: 'Quién debió ganar y qué regla se incumplió',
  },
  lead: {
    en: 'Floorman reads the hand histories of any site, replays every hand under the rules of its game, and names each fault with its line.',
    es: 'Floorman lee los historiales de manos de cualquier sala, reproduce cada mano según las reglas de su juego e indica cada fallo con su línea.',
  },
  tools: { en: 'Tools', es: 'Herramientas' },
  aboutAudit: {
    en: 'Logs of any size: the verdict, every finding with its rule, and the hand with the line marked.',
    es: 'Historiales de cualquier tamaño: el veredicto, cada hallazgo con su regla y la mano con la línea marcada.',
  },
  aboutHands: {
    en: 'All stored hands: search by number, player, game, stakes, finding and pot; each opens in the replayer.',
    es: 'Todas las manos guardadas: búsqueda por número, jugador, juego, apuestas, hallazgo y bote; cada una se abre en el reproductor.',
  },
  aboutReplay: {
    en: 'A hand of any game on the table, step by step, with what players may do, pot odds and equity.',
    es: 'Una mano de cualquier juego sobre la mesa, paso a paso, con lo que se puede hacer, las odds y la equity.',
  },
  aboutPlayers: {
    en: 'How the players of the stored hands play, what they win over time, and how much of it was luck.',
    es: 'Cómo juegan los jugadores de las manos guardadas, qué ganan con el tiempo y cuánto de ello fue suerte.',
  },
  aboutEquity: {
    en: 'The share of the pot of hands and ranges, exact where possible, for more than thirty games.',
    es: 'La parte del bote de manos y rangos, exacta cuando es posible, para más de treinta juegos.',
  },
  aboutRulings: {
    en: 'What happened at the table, in a few questions; then the ruling, with its rules, in two houses.',
    es: 'Lo que pasó en la mesa, en pocas preguntas; después, la decisión y sus reglas, en dos casas.',
  },
} as const satisfies Catalogue;
