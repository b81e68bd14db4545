/**
 * Whether a number is the one after the number before it, or that of its place, from 1: one wrong, missing or doubled number
 * is then no fault of the numbers after it. A check is for one list, in its order.
 */
export const makeNumberCheck = (): ((number: number) => boolean) => {
  let place = 0;
  let last = 0;
  return (number) => {
    place++;
    const fits = number === last + 1 || number === place;
    last = number;
    return fits;
  };
};
