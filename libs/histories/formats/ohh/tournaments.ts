import type { JsonObject } from '../../exact-json.js';
import type { CanonicalHand } from '../../hand.js';
import type { Fields } from './fields.js';

/** Currencies whose sign goes before the amounts of a buy-in. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** The parts of a buy-in, in their order: prize pool, bounty, fee. */
const PARTS = ['buyin_amount', 'bounty_fee_amount', 'fee_amount'] as const;

export type BuyIn = Partial<Record<(typeof PARTS)[number], string>> & { readonly currency: string };

/** The tournament of a record. `tournament` is missing before version 1.3.0. */
export const readTournament = (record: JsonObject, fields: Fields): CanonicalHand['tournament'] => {
  const info = fields.object(record, 'tournament_info');
  const stated = record.members.get('tournament');
  if (stated?.kind === 'literal' && stated.value === false) return null;
  if (info === null) return fields.isTrue(record, 'tournament') ? { id: '', buyIn: null, level: null } : null;
  const id = fields.text(info, 'tournament_number') ?? '';
  const currency = fields.text(info, 'currency') ?? '';
  const amounts: Partial<Record<(typeof PARTS)[number], string>> = {};
  for (const part of PARTS) {
    const amount = fields.text(info, part);
    if (amount !== null) amounts[part] = amount;
  }
  const buyIn = amounts.buyin_amount === undefined ? null : formatBuyIn({ ...amounts, currency });
  return { id, buyIn, level: null };
};

const isZero = (amount: string): boolean => /^[0.]*$/.test(amount);

/** `$3.00+$0.30 USD`, with a bounty `$4.50+$4.50+$1.00 USD`. */
export const formatBuyIn = ({ currency, ...amounts }: BuyIn): string => {
  const sign = SIGNS.get(currency) ?? '';
  const parts = PARTS.map((part) => amounts[part]).filter(
    (amount, part) => amount !== undefined && !(part === 1 && isZero(amount)),
  );
  const sum = parts.map((amount) => `${sign}${amount ?? ''}`).join('+');
  return currency === '' ? sum : `${sum} ${currency}`;
};

const AMOUNT = /^(\d{1,12}(?:\.\d{1,4})?)$/;

/** The parts of a buy-in as `formatBuyIn` writes it; null for any other text. */
export const parseBuyIn = (text: string): BuyIn | null => {
  const [sum, currency = '', ...more] = text.split(' ');
  if (more.length > 0) return null;
  const sign = SIGNS.get(currency) ?? '';
  const amounts = sum.split('+').map((part) => (part.startsWith(sign) ? part.slice(sign.length) : ''));
  if (amounts.length > PARTS.length || !amounts.every((amount) => AMOUNT.test(amount))) return null;
  const [buyin_amount, ...rest] = amounts;
  const fee = rest.at(-1);
  const bounty = rest.length > 1 ? rest[0] : undefined;
  return {
    currency,
    buyin_amount,
    ...(bounty === undefined ? {} : { bounty_fee_amount: bounty }),
    ...(fee === undefined ? {} : { fee_amount: fee }),
  };
};
