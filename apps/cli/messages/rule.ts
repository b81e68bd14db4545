import type { Catalogue } from '#text';

/** The text of a ruling, and errors of `floorman rule`. */
export const RULE_MESSAGES = {
  seat: { en: 'Seat {seat}', es: 'Asiento {seat}' },
  player: { en: 'The player', es: 'El jugador' },
  live: { en: 'live hand', es: 'mano viva' },
  dead: { en: 'dead hand', es: 'mano muerta' },
  heldTo: { en: 'held to {action}', es: 'obligado a {action}' },
  may: { en: 'may {actions}', es: 'puede {actions}' },
  mayNothing: { en: 'has no choice left', es: 'no le queda elección' },
  or: { en: '{actions} or {last}', es: '{actions} o {last}' },
  by: { en: 'by {card}', es: 'con {card}' },
  returns: { en: '{amount} goes back', es: 'se devuelven {amount}' },
  puts: { en: 'puts in {amount}', es: 'pone {amount}' },
  potToNext: { en: '{pot}: to the next hand', es: '{pot}: a la mano siguiente' },
  potToSeat: { en: '{pot}: to seat {seat}', es: '{pot}: al asiento {seat}' },
  tooLate: { en: 'noticed too late', es: 'advertido demasiado tarde' },
  mayChoose: { en: 'The management may choose:', es: 'La dirección puede elegir:' },
  switches: { en: 'It depends on the house:', es: 'Depende de la casa:' },
  here: { en: 'This house: {value}', es: 'Esta casa: {value}' },
  elsewhere: { en: 'Other houses: {value}', es: 'Otras casas: {value}' },
  rules: { en: 'Rules:', es: 'Reglas:' },
  atLine: { en: 'line {line}, {error}', es: 'línea {line}, {error}' },
  twoOutputs: { en: 'choose --ndjson or --json', es: 'elija --ndjson o --json' },
  folder: { en: '{path} is a folder', es: '{path} es una carpeta' },
} as const satisfies Catalogue;
