import type { HandEvent } from './hand.js';

/** An event in which a player takes a turn in the betting. */
export type BettingEvent = Extract<
  HandEvent,
  { type: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'bring-in' }
>;

export const isBettingEvent = (event: HandEvent): event is BettingEvent => {
  switch (event.type) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bet':
    case 'raise':
    case 'bring-in':
      return true;
    default:
      return false;
  }
};
