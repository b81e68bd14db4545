import type { Card } from '#cards';
import { cardOrder, SCALES, type ScaleId } from '#ranking';
import type { Chips } from './chips.js';
import type { Pot } from './pots.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

/** The share of an award that was not divided between the halves of a split pot. */
export const WHOLE = -1;

/**
 * What one player gets of one pot in one run of the board. `pot` and `run` count from 0; `share` is the index of the
 * game's share of the pot, WHOLE where it is not divided, or the same players win all of it alike.
 */
export interface Award {
  readonly pot: number;
  readonly run: number;
  readonly share: number;
  readonly player: number;
  readonly amount: Chips;
}

/** The strength of each player's hand for one share; `null` for a hand that claims nothing (folded, mucked, not seen). */
export type Strengths = readonly (number | null)[];

/** What houses differ in when they settle. */
type House = Pick<Switches, 'oddChip' | 'unclaimedLow'>;

/** Strengths by share of the pot: more than one in high-low games. */
export type StrengthsByShare = readonly Strengths[];

/** Who comes first for odd chips: by share and player, the higher the sooner; null where it goes by the button. */
export type OddChipOrder = readonly (readonly number[])[] | null;

/**
 * Which part of a pot an award is from: a half by hands, or by boards that lie side by side (`board-1`, `board-2`); null
 * where it is not divided. `run` counts from 1, and is 1 where the boards are parts of the pot and no further runs.
 */
export const potPartOf = (
  { shares, boards }: Variant,
  { share, run }: Pick<Award, 'share' | 'run'>,
): { readonly half: string | null; readonly run: number } => {
  const isDoubled = boards === 2;
  const board = isDoubled ? `board-${String(run + 1)}` : null;
  return { half: share === WHOLE ? board : shares[share].half, run: isDoubled ? 1 : run + 1 };
};

/** What each of several gets when chips are divided: the odd ones go to the first, one each (R-TIE-2, R-TIE-3). */
export const shareOf = (amount: Chips, ways: number, index: number, oddChip: Switches['oddChip']): Chips => {
  if (ways === 1) return amount;
  const share = Math.floor(amount / ways);
  const odd = amount - share * ways;
  if (oddChip === 'all-to-first') return index === 0 ? share + odd : share;
  return index < odd ? share + 1 : share;
};

/** The players of the pot with the best hand; empty when nobody there claims anything. */
export const winnersOf = (pot: Pot, strengths: Strengths): number[] => {
  let best = -1;
  let winners: number[] = [];
  for (const player of pot.players) {
    const strength = strengths[player] ?? null;
    if (strength === null || strength < best) continue;
    if (strength > best) winners = [];
    best = strength;
    winners.push(player);
  }
  return winners;
};

/**
 * R-TIE-5: in games of exposed cards the odd chip goes by the cards: to the highest, rank before suit, where the high
 * wins, to the lowest, the ace counting low, where the low does; used in the hand or not. `hole` by player.
 */
export const oddChipOrder = (variant: Variant, hole: readonly (readonly Card[])[]): OddChipOrder =>
  variant.oddChips === 'by-button'
    ? null
    : variant.shares.map(({ scale }) => hole.map((cards) => leadingCard(scale, cards)));

const leadingCard = (scale: ScaleId, cards: readonly Card[]): number => {
  if (SCALES[scale].wins === 'highest') return Math.max(...cards.map((card) => cardOrder('high', card)));
  return -Math.min(...cards.map((card) => cardOrder('ace-to-five', card)));
};

/**
 * Who gets what (P-SHOW-2, R-TIE-2 … R-TIE-7): each pot on its own, each run its part of it (the odd chip to the first
 * run), each share its part of that (the odd chip to the first share, the high one), equal hands equally. A share that
 * nobody has a hand for goes to the others. `net` are the pots less rake, in the order of `pots`; players are numbered
 * in dealing order, so that the first of the winners is the first one clockwise from the button (R-TIE-4).
 */
export const settle = (
  pots: readonly Pot[],
  net: readonly Chips[],
  runs: readonly StrengthsByShare[],
  switches: House,
  order: OddChipOrder = null,
): Award[] => {
  const awards: Award[] = [];
  for (let pot = 0; pot < pots.length; pot++)
    for (let run = 0; run < runs.length; run++) {
      const part = shareOf(net[pot], runs.length, run, switches.oddChip);
      for (const { share, amount, winners } of divide(pots, pot, part, runs[run], switches)) {
        if (order !== null && winners.length > 1 && switches.oddChip === 'by-button')
          bySeniority(winners, order[Math.max(0, share)]);
        for (let index = 0; index < winners.length; index++)
          awards.push({
            pot,
            run,
            share,
            player: winners[index],
            amount: shareOf(amount, winners.length, index, switches.oddChip),
          });
      }
    }
  return awards;
};

interface Part {
  readonly share: number;
  readonly amount: Chips;
  readonly winners: number[];
}

const divide = (
  pots: readonly Pot[],
  index: number,
  amount: Chips,
  claims: StrengthsByShare,
  { oddChip, unclaimedLow }: House,
): readonly Part[] => {
  const pot = pots[index];
  if (claims.length === 1) return [{ share: WHOLE, amount, winners: winnersOf(pot, claims[0]) }];
  const won = claims
    .map((strengths, share) => {
      const winners = winnersOf(pot, strengths);
      const shared = winners.length === 0 && unclaimedLow === 'shared' && strengths.some(isClaim);
      return { share, winners: shared ? survivorsOf(pot, pots, claims) : winners };
    })
    .filter(({ winners }) => winners.length > 0);
  // R-TIE-6: hands that are equal both ways are paid as one, as evenly as can be.
  if (
    won.length > 1 &&
    oddChip === 'by-button' &&
    won.every(({ winners }) => areSame(winners, won[0].winners))
  )
    return [{ share: WHOLE, amount, winners: won[0].winners }];
  return won.map(({ share, winners }, index) => ({
    share,
    winners,
    amount: shareOf(amount, won.length, index, oddChip),
  }));
};

const isClaim = (strength: number | null): boolean => strength !== null;

/** The players of a pot whose hand nobody beats for one of the shares, of this pot or of any other. */
const survivorsOf = ({ players }: Pot, pots: readonly Pot[], claims: StrengthsByShare): number[] =>
  players.filter((player) =>
    claims.some((strengths) => {
      const own = strengths[player] ?? null;
      return (
        own !== null &&
        pots.some((pot) => winnersOf(pot, strengths).every((best) => own >= (strengths[best] ?? 0)))
      );
    }),
  );

const areSame = (winners: readonly number[], others: readonly number[]): boolean =>
  winners.length === others.length && winners.every((player, index) => player === others[index]);

/** Sorts winners by who comes first for odd chips; of equals the first in the order of the deal. */
const bySeniority = (winners: number[], order: readonly number[]): void => {
  winners.sort((a, b) => order[b] - order[a] || a - b);
};
