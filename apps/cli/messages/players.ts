import type { Catalogue } from '#text';

/** Commands that list the players of logs. */
export const PLAYER_MESSAGES = {
  oneOutput: {
    en: '--json, --ndjson and --csv exclude each other: give one of them',
    es: '--json, --ndjson y --csv son incompatibles: use solo una',
  },
  noPlayer: {
    en: 'no hand has a player {name}',
    es: 'ninguna mano tiene un jugador {name}',
  },
} as const satisfies Catalogue;
