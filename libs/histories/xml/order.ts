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

/** More than the number of any seat. */
const SEATS = 256;

/**
 * The indexes of deals that are out of order: players are dealt to clockwise, each one once around the table. A deal that
 * comes after its successor is out of order, not the successor. O(deals).
 */
export const misplacedDeals = (seats: readonly number[]): readonly number[] => {
  const [first = 0] = seats;
  const steps = seats.map((seat) => (seat - first + SEATS) % SEATS);
  const misplaced: number[] = [];
  let before = 0;
  for (let index = 1; index < steps.length; index++) {
    const step = steps[index];
    const after = steps.at(index + 1) ?? SEATS;
    if (step <= before || (step > after && after > before)) misplaced.push(index);
    else before = step;
  }
  return misplaced;
};
