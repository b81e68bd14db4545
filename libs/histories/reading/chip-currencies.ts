/** The currencies of chips, which are often printed with the sign of a currency all the same. */
const CHIP_CURRENCIES: ReadonlySet<string> = new Set(['CHIPS', 'PLAY']);

/** Whether the amounts of a hand are chips or play money. */
export const isChipCurrency = (currency: string): boolean => CHIP_CURRENCIES.has(currency);
