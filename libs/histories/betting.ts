import type { HandEvent } from './hand.js';

/** What a player does when the betting has come to him. */
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
