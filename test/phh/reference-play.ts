import type { Chance } from './chance.js';
import { ReferenceBetting } from './reference-betting.js';
import { ReferenceDeck } from './reference-deal.js';
import { joinCards, ReferenceTable, type ReferenceSetup } from './reference-table.js';

/** Plays a hand with random cards and actions, up to the showdown or the last fold. */
export const playHand = (setup: ReferenceSetup, chance: Chance): ReferenceTable => {
  const table = new ReferenceTable(setup);
  const deck = new ReferenceDeck(table, chance);
  const betting = new ReferenceBetting(table, deck, chance);
  const { streets } = setup.variant;
  postForcedBets(table);
  let isShown = false;
  for (const [index, street] of streets.entries()) {
    deck.deal(street, index);
    betting.playRound(street, index);
    table.returnUncalled();
    table.bets.fill(0);
    if (table.alive.length === 1) return table;
    const hasDrawsToCome = streets.slice(index + 1).some(({ exchange }) => exchange !== undefined);
    const able = table.alive.filter((player) => table.stacks[player] > 0).length;
    const isLast = index === streets.length - 1;
    if (isLast) showHands(table, betting.opener);
    else if (able <= 1 && !hasDrawsToCome && !isShown) {
      isShown = true;
      showHands(table, betting.opener);
    }
  }
  return table;
};

/** Posts antes and blinds. Heads-up the notation lists both in the reverse order. */
const postForcedBets = (table: ReferenceTable): void => {
  const { antes, blinds, starting, trimsAntes } = table.setup;
  const amountOf = (list: readonly number[], player: number): number =>
    list[table.size === 2 ? 1 - player : player];
  const posted = table.each((player) => Math.min(amountOf(antes, player), starting[player]));
  posted.forEach((ante, player) => {
    table.put(player, ante);
  });
  if (trimsAntes) table.returnUncalled();
  else {
    table.dead = posted.reduce((sum, ante) => sum + ante, 0);
    posted.forEach((ante, player) => (table.paid[player] -= ante));
  }
  table.bets.fill(0);
  posted.forEach((ante, player) => {
    table.put(player, Math.min(amountOf(blinds, player), starting[player] - ante));
  });
};

/** Shows the live hands, clockwise from the player who opened the last round or raised last. */
const showHands = (table: ReferenceTable, first: number): void => {
  for (const player of table.inTurn(first).filter((each) => table.live[each]))
    table.actions.push(`p${String(player + 1)} sm ${joinCards(table.hole[player])}`);
};
