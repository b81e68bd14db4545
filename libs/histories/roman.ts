const NUMERALS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** Longer than any Roman numeral below 4000. */
const MAX_LENGTH = 15;

/** The whole number of a Roman numeral, such as `XIV`, in digits; null for another text. */
export const romanNumber = (text: string): string | null => {
  if (text === '' || text.length > MAX_LENGTH) return null;
  let number = 0;
  let rest = text;
  for (const [numeral, value] of NUMERALS)
    while (rest.startsWith(numeral)) {
      number += value;
      rest = rest.slice(numeral.length);
    }
  return rest === '' && formatRoman(number) === text ? String(number) : null;
};

const formatRoman = (number: number): string => {
  let text = '';
  let rest = number;
  for (const [numeral, value] of NUMERALS) for (; rest >= value; rest -= value) text += numeral;
  return text;
};
