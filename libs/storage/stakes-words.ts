/** An amount, or several with slashes: `0.05/0.10`. */
const AMOUNTS = /^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)*$/;

/** The characters that have a meaning in regular expressions. */
const SPECIAL = /[\\^$.|?*+()[\]{}]/g;

/**
 * The words of a text as regular expressions that PostgreSQL finds in stakes, such as `USD 0.50/1.00 no-limit`. A word matches whole
 * words only; amounts match equal amounts, with any number of zeros at their end: `0.5/1` matches `0.50/1.00`.
 */
export const wordPatterns = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = AMOUNTS.test(word)
        ? word.split('/').map(amountPattern).join('/')
        : word.replace(SPECIAL, '\\$&');
      return `(^| )${pattern}( |$)`;
    });

const amountPattern = (amount: string): string => {
  const [whole = '', decimals = ''] = amount.split('.');
  const needed = decimals.replace(/0+$/, '');
  return needed === '' ? `${whole}(\\.0+)?` : `${whole}\\.${needed}0*`;
};
