import type { Chips } from '#engine';
import { inHundredths } from './hand-partners.js';

/**
 * What went from each loser to each winner: the net loss of a loser goes to those who gained, in proportion to their gains. What
 * the house takes goes to nobody, and what it adds comes from nobody. Row × players + column from the row to the column, in hundredths
 * of `unit`, rounded.
 *
 * @param nets what each player collected less what he put in
 */
export const chipFlow = (nets: readonly Chips[], unit: Chips): number[] => {
  const flow = new Array<number>(nets.length ** 2).fill(0);
  let lost = 0;
  let gained = 0;
  for (const net of nets) {
    lost += Math.max(0, -net);
    gained += Math.max(0, net);
  }
  if (lost === 0) return flow;
  const exchanged = Math.max(lost, gained);
  nets.forEach((loss, from) => {
    if (loss >= 0) return;
    nets.forEach((gain, to) => {
      if (gain > 0) flow[from * nets.length + to] = inHundredths(gain * (-loss / exchanged), unit);
    });
  });
  return flow;
};
