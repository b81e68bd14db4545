/** `1,000` and `1.000` are a thousand to one reader and one to another. */
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d*)?$/;

/** Whether an amount may have signs between its thousands, so that nobody knows how much it is. */
export const mayHaveThousands = (amount: string): boolean => THOUSANDS.test(amount);
