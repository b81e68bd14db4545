import type { Card } from '#cards';
import { cardOrder, SCALES, type ScaleId } from '#ranking';
import type { Chips } from './chips.js';
import type { Pot } from './pots.js';
import { commonDivisor } from './smallest-chip.js';
import { UNQUALIFIED } from './strength.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

/** The share of an award from an undivided pot. */
export const WHOLE = -1;

/**
 * What one player receives from one pot in one run. `pot` and `run` count from 0; `share` is the index of the game's
 * share, or WHOLE if the pot is not divided or the same players win all shares.
 */
export interface Award {
  readonly pot: number;
  readonly run: number;
  readonly share: number;
  readonly player: number;
  readonly amount: Chips;
}

/** The strength of each player's hand for one share; null for a hand that cannot win (folded, mucked, unknown). */
export type Strengths = readonly (number | null)[];

/** The switches that affect the settlement. */
type SettlementSwitches = Pick<Switches, 'oddChip' | 'unclaimedLow'>;

/** Strengths for each share of the pot. */
export type StrengthsByShare = readonly Strengths[];

/** Priority for odd chips by share and player, highest first; null if position decides. */
export type OddChipOrder = readonly (readonly number[])[] | null;

/**
 * The part of a pot that an award is from: a half, or a board (`board-1`, `board-2`); null for an undivided pot. `run`
 * counts from 1, and is 1 in games with several boards.
 */
export const potPartOf = (
  { shares, boards }: Variant,
  { share, run }: Pick<Award, 'share' | 'run'>,
): { readonly half: string | null; readonly run: number } => {
  const isDoubled = boards !== undefined && boards > 1;
  const board = isDoubled ? `board-${String(run + 1)}` : null;
  return { half: share === WHOLE ? board : shares[share].half, run: isDoubled ? 1 : run + 1 };
};

/**
 * The part of one of several winners; odd chips go to the first ones, one each (R-TIE-2, R-TIE-3). `chip` is the smallest chip in
 * play; an amount that needs smaller ones is split down to these.
 */
export const shareOf = (
  amount: Chips,
  ways: number,
  index: number,
  oddChip: Switches['oddChip'],
  chip: Chips,
): Chips => {
  if (ways === 1) return amount;
  const unit = chip === 1 ? 1 : commonDivisor(chip, amount);
  const share = Math.floor(amount / ways / unit) * unit;
  const odd = amount - share * ways;
  if (oddChip === 'all-to-first') return index === 0 ? share + odd : share;
  return index * unit < odd ? share + unit : share;
};

/**
 * The players of the pot with the best hand; empty if none can win. A pot that only one player contends for is that player's, with
 * or without a hand (P-SHOW-1, P-ALLIN-2).
 */
export const winnersOf = (pot: Pot, strengths: Strengths): number[] => {
  if (pot.players.length === 1) return [...pot.players];
  let best = -1;
  let winners: number[] = [];
  for (const player of pot.players) {
    const strength = strengths[player] ?? null;
    if (strength === null || strength < best || strength === UNQUALIFIED) continue;
    if (strength > best) winners = [];
    best = strength;
    winners.push(player);
  }
  return winners;
};

/**
 * R-TIE-5: in games with exposed cards, the odd chip of a high share goes to the highest card (rank before suit), that of
 * a low share to the lowest card (ace low), whether the card plays or not; with the switch `by-card` in all games. `hole`
 * is by player.
 */
export const oddChipOrder = (
  variant: Variant,
  hole: readonly (readonly Card[])[],
  oddChip: Switches['oddChip'],
): OddChipOrder =>
  variant.oddChips === 'by-button' && oddChip !== 'by-card'
    ? null
    : variant.shares.map(({ scale }) => hole.map((cards) => leadingCard(scale, cards)));

const leadingCard = (scale: ScaleId, cards: readonly Card[]): number => {
  if (SCALES[scale].wins === 'highest') return Math.max(...cards.map((card) => cardOrder('high', card)));
  return -Math.min(...cards.map((card) => cardOrder('ace-to-five', card)));
};

/**
 * The awards of a hand (P-SHOW-2, R-TIE-2 … R-TIE-7). Each pot is divided between the runs, each run between the shares,
 * each share between equal hands. Odd chips go to the first run, and to the first share (the high one). A share without
 * a qualifying hand goes to the other shares. `net` are the pots after rake, in the order of `pots`. Players are
 * numbered in dealing order, so the first winner is the first clockwise from the button (R-TIE-4). `chip` is the smallest chip
 * in play.
 */
export const settle = (
  pots: readonly Pot[],
  net: readonly Chips[],
  runs: readonly StrengthsByShare[],
  switches: SettlementSwitches,
  order: OddChipOrder = null,
  chip: Chips = 1,
  parts?: readonly number[],
): Award[] => {
  const awards: Award[] = [];
  for (let pot = 0; pot < pots.length; pot++)
    for (let run = 0; run < runs.length; run++) {
      const part = shareOf(net[pot], runs.length, run, switches.oddChip, chip);
      for (const { share, amount, winners } of divide(pots, pot, part, runs[run], switches, chip, parts)) {
        if (order !== null && winners.length > 1 && switches.oddChip !== 'all-to-first')
          sortForOddChips(winners, order[Math.max(0, share)]);
        else if (switches.oddChip === 'from-big-blind') moveSmallBlindLast(winners, runs[run][0].length);
        for (let index = 0; index < winners.length; index++)
          awards.push({
            pot,
            run,
            share,
            player: winners[index],
            amount: shareOf(amount, winners.length, index, switches.oddChip, chip),
          });
      }
    }
  return awards;
};

/** Moves the first player in dealing order, the small blind of a table of three or more, behind the other winners. */
const moveSmallBlindLast = (winners: number[], players: number): void => {
  if (players > 2 && winners[0] === 0) winners.push(...winners.splice(0, 1));
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
  strengthsByShare: StrengthsByShare,
  { oddChip, unclaimedLow }: SettlementSwitches,
  chip: Chips,
  weights?: readonly number[],
): readonly Part[] => {
  const pot = pots[index];
  if (strengthsByShare.length === 1)
    return [
      {
        share: WHOLE,
        amount,
        winners: orUnqualified(winnersOf(pot, strengthsByShare[0]), pot, strengthsByShare),
      },
    ];
  const won = strengthsByShare
    .map((strengths, share) => {
      const winners = winnersOf(pot, strengths);
      const shared = winners.length === 0 && unclaimedLow === 'shared' && strengths.some(isStrength);
      return { share, winners: shared ? unbeatenPlayers(pot, pots, strengthsByShare) : winners };
    })
    .filter(({ winners }) => winners.length > 0);
  if (won.length === 0) {
    const winners = orUnqualified([], pot, strengthsByShare);
    return winners.length === 0 ? [] : [{ share: WHOLE, amount, winners }];
  }
  // R-TIE-6: hands that tie for all shares divide the whole pot as evenly as possible.
  if (
    won.length > 1 &&
    oddChip !== 'all-to-first' &&
    won.every(({ winners }) => areSame(winners, won[0].winners))
  )
    return [{ share: WHOLE, amount, winners: won[0].winners }];
  const parts = won.map(({ share, winners }, index) => ({
    share,
    winners,
    amount:
      weights === undefined
        ? shareOf(amount, won.length, index, oddChip, chip)
        : weightedShareOf(
            amount,
            won.map((one) => weights[one.share]),
            index,
            chip,
          ),
  }));
  if (oddChip === 'from-big-blind') moveOddChipsToHigh(parts, chip);
  return parts;
};

/** The winners of a pot, or, if no hand qualifies for any share, the players who divide it. */
const orUnqualified = (winners: number[], { players }: Pot, strengthsByShare: StrengthsByShare): number[] =>
  winners.length > 0
    ? winners
    : players.filter((player) => strengthsByShare.every((strengths) => strengths[player] === UNQUALIFIED));

/** One of several unequal shares; odd chips go to the first ones, one each (R-TIE-6). */
const weightedShareOf = (amount: Chips, weights: readonly number[], index: number, chip: Chips): Chips => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const count = Math.floor(amount / chip);
  const parts = weights.map(
    (weight) => Math.floor(count / total) * weight + Math.floor(((count % total) * weight) / total),
  );
  const odd = count - parts.reduce((sum, part) => sum + part, 0);
  const rest = index === 0 ? amount - count * chip : 0;
  return (parts[index] + (index < odd ? 1 : 0)) * chip + rest;
};

/** Moves the chips that do not divide between the winners of a low half to the high half. */
const moveOddChipsToHigh = (
  parts: { amount: Chips; readonly winners: readonly number[] }[],
  chip: Chips,
): void => {
  for (const part of parts.slice(1)) {
    const odd = part.amount % (part.winners.length * chip);
    part.amount -= odd;
    parts[0].amount += odd;
  }
};

const isStrength = (strength: number | null): boolean => strength !== null && strength !== UNQUALIFIED;

/** The players of a pot whose hand is unbeaten for one of the shares, in this pot or another. */
const unbeatenPlayers = (
  { players }: Pot,
  pots: readonly Pot[],
  strengthsByShare: StrengthsByShare,
): number[] =>
  players.filter((player) =>
    strengthsByShare.some((strengths) => {
      const own = strengths[player] ?? null;
      return (
        own !== null &&
        pots.some((pot) => winnersOf(pot, strengths).every((best) => own >= (strengths[best] ?? 0)))
      );
    }),
  );

const areSame = (winners: readonly number[], others: readonly number[]): boolean =>
  winners.length === others.length && winners.every((player, index) => player === others[index]);

/** Sorts winners by priority for odd chips, then by dealing order. */
const sortForOddChips = (winners: number[], order: readonly number[]): void => {
  winners.sort((a, b) => order[b] - order[a] || a - b);
};
