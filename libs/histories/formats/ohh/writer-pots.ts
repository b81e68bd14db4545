import type { CanonicalHand, HandClaim, HandEvent } from '../../hand.js';
import { parseNote } from './notes.js';
import { JACKPOT } from './pots.js';
import type { Json } from './json-text.js';
import type { RoundWriter } from './writer-rounds.js';
import type { Draft } from './writer-draft.js';

type Collect = Extract<HandEvent, { type: 'collect' }>;
type CashOut = Extract<HandEvent, { type: 'cash-out' }>;

/** What is known of one pot, in the smallest unit. */
interface PotSums {
  readonly amount: number;
  readonly rake: number;
}

/** A player's share of a pot while it is written. */
interface Win {
  readonly seat: number;
  readonly amount: number;
  cashOut?: CashOut;
  bonus?: Json;
}

/** Writes the pots: what each player collects, by number of the pot. The amounts include the rake. O(events × players). */
export const writePots = (draft: Draft, rounds: RoundWriter): Json => {
  const { hand, losses } = draft;
  const collects = hand.events.filter((event): event is Collect => event.type === 'collect');
  const count = countPots(hand, collects);
  const wins = Array.from({ length: count }, (_, pot): Win[] =>
    collects.filter((collect) => (collect.pot ?? 0) === pot).map(({ seat, amount }) => ({ seat, amount })),
  );
  const winOf = (seat: number): Win => {
    const found = wins.flat().find((win) => win.seat === seat);
    if (found !== undefined) return found;
    const lost: Win = { seat, amount: 0 };
    wins[0].push(lost);
    return lost;
  };
  hand.events.forEach((event, index) => {
    if (event.type === 'cash-out') {
      const win = winOf(event.seat);
      if (win.cashOut !== undefined) losses.omit(`/events/${String(index)}`);
      win.cashOut = event;
    } else if (event.type === 'note' && event.seat !== null) {
      const note = parseNote(event.text);
      if (note?.type === 'bonus') winOf(event.seat).bonus = note.amount;
    }
  });
  const sums = sumsOf(hand, rounds, collects, count);
  const hasRake = hand.claims.some(({ type }) => type === 'rake');
  let jackpots = sum(hand.claims.map((claim) => (isJackpot(claim) ? claim.amount : 0)));
  return sums.map(({ amount, rake }, number) => {
    // A log states one fee for all pots: it is taken from the first ones.
    const jackpot = Math.min(jackpots, rake);
    jackpots -= jackpot;
    return {
      number,
      amount: draft.money(amount),
      rake: hasRake ? draft.money(rake - jackpot) : undefined,
      jackpot: jackpot === 0 ? undefined : draft.money(jackpot),
      player_wins: wins[number].map(({ seat, amount: won, cashOut, bonus }) => ({
        player_id: draft.idOf(seat),
        win_amount: draft.money(won),
        cashout_amount: cashOut === undefined ? undefined : draft.money(cashOut.amount),
        cashout_fee: cashOut === undefined || cashOut.fee === 0 ? undefined : draft.money(cashOut.fee),
        bonus_amount: bonus,
      })),
    };
  });
};

type FeeClaim = Extract<HandClaim, { type: 'fee' }>;

const isJackpot = (claim: HandClaim): claim is FeeClaim => claim.type === 'fee' && claim.name === JACKPOT;

const countPots = ({ claims }: CanonicalHand, collects: readonly Collect[]): number => {
  let last = 0;
  for (const { pot } of collects) last = Math.max(last, pot ?? 0);
  for (const claim of claims) if (claim.type === 'pot') last = Math.max(last, claim.pot);
  return last + 1;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The pots as stated, else as they follow from the chips of the players. Several pots are those of the all-ins, less what
 * is collected from them; the rest of each is its rake. If that does not fit, the main pot gets the rake.
 */
const sumsOf = (
  hand: CanonicalHand,
  rounds: RoundWriter,
  collects: readonly Collect[],
  count: number,
): readonly PotSums[] => {
  // The standard has no place for fees other than a jackpot's: they count as rake, so that the pots balance.
  const rake = sum(
    hand.claims.map((claim) => (claim.type === 'rake' || claim.type === 'fee' ? claim.amount : 0)),
  );
  const contributions = lessUncalled(rounds);
  const gross = sum([...contributions.values()]) + rounds.deadMoney;
  const won = Array.from({ length: count }, (_, pot) =>
    sum(collects.map((collect) => ((collect.pot ?? 0) === pot ? collect.amount : 0))),
  );
  const claim = hand.claims.find(({ type }) => type === 'total-pot');
  const stated = claim?.type === 'total-pot' ? claim.amount : undefined;
  // Some sites state the total less the rake.
  const total = stated === undefined || stated + rake === gross ? gross : stated;
  if (count === 1) return [{ amount: total, rake }];
  const layers = layersOf(contributions, rounds);
  const claimed = won.map((_, pot) => {
    const claim = hand.claims.find((candidate) => candidate.type === 'pot' && candidate.pot === pot);
    return claim?.type === 'pot' ? claim.amount : null;
  });
  const known = claimed.every((amount) => amount !== null) ? claimed : null;
  let fitting: readonly number[] | null = null;
  for (const amounts of [known, layers]) {
    if (amounts?.length !== count || sum(amounts) !== total) continue;
    const rakes = amounts.map((amount, pot) => amount - won[pot]);
    if (rakes.every((part) => part >= 0) && sum(rakes) === rake)
      return amounts.map((amount, pot) => ({ amount, rake: rakes[pot] }));
    fitting ??= amounts;
  }
  const amounts = fitting ?? won.map((amount, pot) => (pot === 0 ? total - sum(won) + amount : amount));
  return amounts.map((amount, pot) => ({ amount, rake: pot === 0 ? rake : 0 }));
};

/** The chips of each seat that stayed in the pots. */
const lessUncalled = ({ contributed, uncalled }: RoundWriter): ReadonlyMap<number, number> => {
  if (uncalled === null) return contributed;
  const left = new Map(contributed);
  left.set(uncalled.seat, (left.get(uncalled.seat) ?? 0) - uncalled.amount);
  return left;
};

/** Main pot and side pots: a level for each amount that a player who did not fold has put in. Dead money is in the first. */
const layersOf = (
  contributions: ReadonlyMap<number, number>,
  { folded, deadMoney }: RoundWriter,
): readonly number[] => {
  const levels = new Set<number>();
  for (const [seat, amount] of contributions) if (!folded.has(seat)) levels.add(amount);
  const pots: number[] = [];
  let below = 0;
  for (const level of [...levels].sort((a, b) => a - b)) {
    let pot = 0;
    for (const amount of contributions.values()) pot += Math.max(0, Math.min(amount, level) - below);
    pots.push(pot);
    below = level;
  }
  if (pots.length === 0) return pots;
  // Chips above the last level are of players who folded.
  const rest = sum([...contributions.values()]) - sum(pots);
  return pots.map(
    (pot, index) => pot + (index === 0 ? deadMoney : 0) + (index === pots.length - 1 ? rest : 0),
  );
};
