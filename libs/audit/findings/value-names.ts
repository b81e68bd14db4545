import type { Message } from '#cards';

/** A seat as the value of a finding. */
export const seatName = { en: 'seat {seat}', es: 'el asiento {seat}' } as const satisfies Message;

/** The seats that win a pot, if there are none: all hands are dead. */
export const noSeatName = { en: 'no player', es: 'ningún jugador' } as const satisfies Message;

/** The value of a finding that has none. */
export const noValue = { en: 'nothing', es: 'nada' } as const satisfies Message;
