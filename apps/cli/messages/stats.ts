import type { Catalogue } from '#text';

/** `floorman stats`. */
export const STATS_MESSAGES = {
  grouping: {
    en: '--by is one of {groupings}, not {text}',
    es: '--by es uno de {groupings}, no {text}',
  },
  noHero: {
    en: 'no hand has a hero: --hero needs logs that name the player who wrote them',
    es: 'ninguna mano tiene un héroe: --hero necesita historiales que nombren a su autor',
  },
  noFrequentPlayer: {
    en: 'No player has {count} hands.',
    es: 'Ningún jugador tiene {count} manos.',
  },
  anonymous: {
    en: '{sites} names places at the table, not players: the hands of such a name are those of many people. --hero counts your own',
    es: '{sites} nombra puestos de la mesa y no jugadores: las manos de tal nombre son de muchas personas. --hero cuenta las suyas',
  },
  noHands: { en: 'No hands.', es: 'Ninguna mano.' },
  player: { en: 'Player', es: 'Jugador' },
  site: { en: 'Site', es: 'Sala' },
  hands: { en: 'Hands', es: 'Manos' },
  currency: { en: 'Currency', es: 'Moneda' },
  net: { en: 'Net', es: 'Neto' },
  adjusted: { en: 'All-in adj.', es: 'Ajust. all-in' },
} as const satisfies Catalogue;
