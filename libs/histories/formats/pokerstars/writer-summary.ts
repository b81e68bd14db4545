import type { HandClaim, SeatClaim } from '../../hand.js';
import { isOneLine, runWord, summaryNotesOf } from './writer-body.js';
import type { Page } from './writer-page.js';
import { describeHand } from './writer-descriptions.js';

type ClaimOf<Type extends HandClaim['type']> = Extract<HandClaim, { type: Type }>;

/**
 * Writes the summary: the totals, the boards and a line for each seat. It relies on the claims of the hand alone, in their
 * order; notes of the summary keep their places between them.
 */
export const writeSummary = (page: Page): void => {
  const { hand } = page;
  page.line('*** SUMMARY ***');
  writeTotals(page);
  const notes = summaryNotesOf(hand);
  const boards = hand.claims.reduce((count, { type }) => (type === 'board' ? count + 1 : count), 0);
  hand.claims.forEach((claim, index) => {
    if (claim.type !== 'board' && claim.type !== 'seat' && claim.type !== 'stranger') return;
    while (notes.length > 0 && notes[0].line < claim.line)
      for (const { text } of notes.splice(0, 1)) page.line(text);
    if (claim.type === 'seat') writeSeat(page, claim, `/claims/${String(index)}`);
    else if (claim.type === 'stranger') writeStranger(page, claim, `/claims/${String(index)}`);
    else page.line(`${boards > 1 ? `${runWord(claim.run)} ` : ''}Board ${page.cards(claim.cards)}`);
  });
  for (const note of notes) page.line(note.text);
};

/** A seat line about an unknown player has its text in this layout only. */
const writeStranger = (page: Page, { text }: ClaimOf<'stranger'>, pointer: string): void => {
  if (page.hand.format === 'pokerstars' && isOneLine(text)) page.line(text);
  else page.omit(pointer);
};

/** `Total pot $19.84 Main pot $5.37. Side pot-1 $7.50. Side pot-2 $6.08. | Rake $0.89` */
const writeTotals = (page: Page): void => {
  const { claims } = page.hand;
  const total = claims.find((claim): claim is ClaimOf<'total-pot'> => claim.type === 'total-pot');
  const rake = claims.find((claim): claim is ClaimOf<'rake'> => claim.type === 'rake');
  const pots = claims.filter((claim): claim is ClaimOf<'pot'> => claim.type === 'pot');
  // The layout has no place for other fees: they count as rake, so that the totals balance.
  let fees = 0;
  claims.forEach((claim, index) => {
    if (claim.type === 'house-money' || claim.type === 'fee') page.omit(`/claims/${String(index)}`);
    if (claim.type === 'fee') fees += claim.amount;
  });
  if (total === undefined) {
    // Only a cancelled hand has no total pot.
    if (!page.hand.cancelled) page.omit('/claims');
    return;
  }
  const sides = pots.filter(({ pot }) => pot > 0).length;
  const parts = pots.map(({ pot, amount }) => {
    const name = pot === 0 ? 'Main pot' : sides === 1 ? 'Side pot' : `Side pot-${String(pot)}`;
    return ` ${name} ${page.amount(amount)}.`;
  });
  const tail = rake === undefined ? '' : ` | Rake ${page.amount(rake.amount + fees)}`;
  page.line(`Total pot ${page.amount(total.amount)}${parts.join('')}${tail}`);
};

/** `Seat 5: NAME (button) showed [Kd 5d] and won ($39.35) with two pair, Kings and Fives`, and similar lines. */
const writeSeat = (page: Page, claim: SeatClaim, pointer: string): void => {
  const button = claim.button ? ` (button${page.hasButtonBlind ? ' blind' : ''})` : '';
  const blind = claim.blind === null ? '' : ` (${claim.blind} blind)`;
  const outcome = outcomeOf(page, claim);
  if (outcome === null) page.block(pointer);
  else page.line(`Seat ${String(claim.seat)}: ${page.name(claim.seat, pointer)}${button}${blind}${outcome}`);
};

/** The outcome after the positions; null for an outcome that the site has no words for. */
const outcomeOf = (page: Page, claim: SeatClaim): string | null => {
  switch (claim.outcome) {
    case 'folded': {
      const street = claim.foldedOn ?? '';
      const words = page.street(street);
      if (words === undefined) return null;
      return ` folded ${words.folded[0]}${claim.didNotBet === true ? " (didn't bet)" : ''}`;
    }
    case 'mucked':
      return ` mucked${claim.cards === null ? '' : ` ${page.cards(claim.cards)}`}${resultsOf(page, claim)}`;
    case 'won':
      if (claim.cards !== null) break;
      return ` collected (${page.amount(claim.won[0] ?? 0)})`;
    case 'lost':
    case 'shown':
      break;
    case 'other':
      return '';
  }
  return ` showed${claim.cards === null ? '' : ` ${page.cards(claim.cards)}`}${resultsOf(page, claim)}`;
};

/** ` and won ($10) with a pair of Queens, and lost with two pair, Kings and Nines`: a part for each run. */
const resultsOf = (page: Page, claim: SeatClaim): string => {
  const { won, readings } = claim;
  const everyRun = won.length === readings.length;
  let paid = 0;
  const parts = readings.map((reading, run) => {
    const wins = paid < won.length && (everyRun || collectsIn(page, claim.seat, run));
    const style = page.game?.descriptionStyle ?? 'high';
    const words = describeHand(style, reading, claim.lows?.[run]);
    const result = wins ? `won (${page.amount(won[paid++])})` : 'lost';
    return ` and ${result}${words === null ? '' : ` with ${style === 'badugi' ? 'a ' : ''}${words}`}`;
  });
  const cashedOut = page.hand.events.some((event) => event.type === 'cash-out' && event.seat === claim.seat);
  return parts.join(',') + (cashedOut ? ' (cashed out)' : '');
};

const collectsIn = (page: Page, seat: number, run: number): boolean =>
  page.hand.events.some((event) => event.type === 'collect' && event.seat === seat && event.run === run);
