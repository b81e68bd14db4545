import { currencyOfSign, formatMoney } from '../../money.js';
import type { HandDraft, LineReader, PhraseMatch } from '../../reading/index.js';

/** An amount in the currency of the table and in that of the user, in their smallest units. */
interface Conversion {
  readonly amount: number;
  readonly converted: number;
  readonly line: number;
}

/** More than the amounts of any hand; further ones are not compared. */
const MAX_CONVERSIONS = 250;

/** The conversions of a hand while it is read. */
const conversionsOf = new WeakMap<HandDraft, Conversion[]>();

/** The blinds of a header in the currency of the user. */
interface ConvertedBlinds {
  readonly small: number | null;
  readonly big: number | null;
}

const blindsOf = new WeakMap<HandDraft, ConvertedBlinds>();

/**
 * The reader of a line that ends with its amount in the currency of the user: `calls $0,25 (EUR €0,20)`. The hand is in
 * the currency of the table.
 */
export const keepsConversion =
  (read: LineReader): LineReader =>
  (draft, match, line) => {
    const converted = match.amounts.pop() ?? 0;
    const amount = match.amounts.at(-1) ?? 0;
    checkSign(draft, match, line);
    if (read(draft, match, line) === false) return false;
    const kept = conversionsOf.get(draft) ?? [];
    conversionsOf.set(draft, kept);
    if (kept.length < MAX_CONVERSIONS) kept.push({ amount, converted, line });
    return true;
  };

/** L-LINE-1: the sign of a converted amount, the last one that was matched, is that of the code before it: `EUR €0,20`. */
const checkSign = (draft: HandDraft, match: PhraseMatch, line: number): void => {
  const index = match.amounts.length;
  const code = match.currencyOf(index);
  const [start, end] = match.amountSpans.slice(2 * index);
  for (let at = start; at < end && code !== null; at++) {
    const currency = currencyOfSign(draft.text.charAt(at));
    if (currency !== null && currency !== code) return draft.contradict('currency', code, currency, line);
  }
};

/** The header states the stakes in the currency of the user. Those of the table are known by the posts. */
export const setsConvertedStakes = (draft: HandDraft, match: PhraseMatch): void => {
  const { stakes } = draft;
  if (stakes.bigBlind !== null) blindsOf.set(draft, { small: stakes.smallBlind, big: stakes.bigBlind });
  draft.currency = match.currencyOf(0) ?? draft.currency;
  Object.assign(stakes, { smallBlind: null, bigBlind: null, smallBet: null, bigBet: null });
};

/** Whether two conversions, which are rounded to the nearest unit, are not of one rate. */
const areOfOtherRates = (one: Conversion, other: Conversion): boolean =>
  one.amount * Math.max(0, 2 * other.converted - 1) > other.amount * (2 * one.converted + 1) ||
  other.amount * Math.max(0, 2 * one.converted - 1) > one.amount * (2 * other.converted + 1);

/** L-LINE-1: a blind is as large as the header says, unless its player is all-in. O(conversions × events). */
export const checkConvertedBlinds = (draft: HandDraft): void => {
  const blinds = blindsOf.get(draft);
  if (blinds === undefined) return;
  for (const { converted, line } of conversionsOf.get(draft) ?? []) {
    const post = draft.events.find((event) => event.type === 'post' && event.line === line);
    if (post?.type !== 'post' || (post.kind !== 'small-blind' && post.kind !== 'big-blind')) continue;
    const due = post.kind === 'small-blind' ? blinds.small : blinds.big;
    const stack = draft.players.find(({ seat }) => seat === post.seat)?.stack ?? 0;
    if (due !== null && converted !== due && post.amount < stack)
      draft.contradict('figures', draft.formatAmount(due), draft.formatAmount(converted), line);
  }
};

/** L-LINE-1: all conversions of a hand are of one rate. Reports the one that most others contradict. O(conversions²). */
export const checkConversions = (draft: HandDraft): void => {
  const all = conversionsOf.get(draft) ?? [];
  let worst: Conversion | null = null;
  let most = 0;
  for (const one of all) {
    const contradicting = all.filter((other) => areOfOtherRates(one, other)).length;
    if (contradicting > most) [worst, most] = [one, contradicting];
  }
  if (worst === null) return;
  const [largest] = all.filter((other) => other !== worst).sort((a, b) => b.amount - a.amount);
  // Nothing follows from a conversion of no chips: it is the wrong one.
  const [wrong, right] = largest.amount === 0 ? [largest, worst] : [worst, largest];
  const { scale } = draft.scanner;
  const expected = formatMoney(convertAt(wrong.amount, right), scale);
  draft.contradict('currency', expected, formatMoney(wrong.converted, scale), wrong.line);
};

/** An amount at the rate of a conversion, rounded to the nearest unit. Exact for all amounts. */
const convertAt = (amount: number, rate: Conversion): number => {
  const of = BigInt(rate.amount);
  return Number((2n * BigInt(amount) * BigInt(rate.converted) + of) / (2n * of));
};
