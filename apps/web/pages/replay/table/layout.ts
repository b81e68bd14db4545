/** The form of the table: wide for desktops and pictures, tall for phones. */
export type Shape = 'wide' | 'tall';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a seat and its bet are drawn, in the units of the picture. */
export interface SeatPlace {
  /** The centre of the seat. */
  readonly seat: Point;
  /** Null if the bet is written below the seat. */
  readonly bet: BetPlace | null;
}

/** The centre of a bet: a chip on the side of the seat, and the amount on the side of the middle, where it does not reach the seat. */
export interface BetPlace extends Point {
  readonly chip: 'left' | 'right';
}

export interface TableLayout {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** The size of the felt from its centre. */
  readonly felt: Point;
  /** The factor by which seats are drawn. */
  readonly scale: number;
  readonly places: readonly SeatPlace[];
  /** The width that boards and pots may have. */
  readonly room: number;
}

/** The size of a seat: cards, plate and action. */
export const SEAT = { width: 138, height: 108 } as const;

/** More players than any game has. */
export const MAX_SEATS = 22;

const MARGIN = 6;

/**
 * Places seats clockwise around the table, the first one at the bottom. No two seats overlap. O(seats).
 *
 * @param count the number of seats, at most `MAX_SEATS`
 */
export const layOut = (count: number, shape: Shape): TableLayout =>
  shape === 'wide' ? wide(count) : tall(count);

const WIDE = { width: 900, height: 570 } as const;
/** The most seats that are drawn larger than usual on a wide table. */
const FEW = 6;
/** From the centre to the seats and to the bets. */
const USUAL = { most: 1, radius: { x: 376, y: 226 }, bets: { x: 232, y: 124 } } as const;
const LARGE = { most: 1.2, radius: { x: 362, y: 214 }, bets: { x: 222, y: 108 } } as const;

/** On an ellipse; few seats are drawn larger, many smaller. */
const wide = (count: number): TableLayout => {
  const { width, height } = WIDE;
  const { most, radius, bets } = count <= FEW ? LARGE : USUAL;
  const centre = { x: width / 2, y: height / 2 };
  const places = Array.from({ length: count }, (_, index): SeatPlace => {
    const angle = ((index / count) * 360 * Math.PI) / 180;
    // From the bottom to the left.
    const direction = { x: -Math.sin(angle), y: Math.cos(angle) };
    return {
      seat: { x: centre.x + radius.x * direction.x, y: centre.y + radius.y * direction.y },
      bet: {
        x: centre.x + bets.x * direction.x,
        y: centre.y + bets.y * direction.y + 8,
        chip: index > count / 2 ? 'right' : 'left',
      },
    };
  });
  const scale = scaleOf(places, most);
  return { width, height, centre, felt: { x: 318, y: 172 }, scale, places, room: 320 };
};

const TALL_WIDTH = 440;
/** The height for no, one, two, three, and four or more seats at a side. */
const TALL_HEIGHTS = [440, 500, 600, 690, 820] as const;

/** In two columns, with a seat at the bottom, and for an even number also one at the top. */
const tall = (count: number): TableLayout => {
  const isEven = count % 2 === 0;
  const side = Math.floor((count - (isEven ? 2 : 1)) / 2);
  const width = TALL_WIDTH;
  const height = TALL_HEIGHTS[Math.min(side, TALL_HEIGHTS.length - 1)] ?? 820;
  const centre = { x: width / 2, y: height / 2 };
  const left = SEAT.width / 2 + MARGIN;
  const top = SEAT.height / 2 + MARGIN;
  const first = isEven ? top + SEAT.height + 2 : top;
  const last = height - top - SEAT.height - 2;
  /** The rows of a column, from the bottom. */
  const rowAt = (row: number): number =>
    side < 2 ? (first + last) / 2 : last - (row * (last - first)) / (side - 1);
  const seats: Point[] = [{ x: centre.x, y: height - top }];
  for (let row = 0; row < side; row++) seats.push({ x: left, y: rowAt(row) });
  if (isEven) seats.push({ x: centre.x, y: top });
  for (let row = side - 1; row >= 0; row--) seats.push({ x: width - left, y: rowAt(row) });
  const places = seats.slice(0, count).map((seat) => ({ seat, bet: null }));
  return {
    width,
    height,
    centre,
    felt: { x: 150, y: height / 2 - 80 },
    scale: scaleOf(places, 1),
    places,
    room: side === 2 ? 210 : width - 2 * (SEAT.width + MARGIN) - 6,
  };
};

/** The largest scale up to a most at which no two seats overlap. */
const scaleOf = (places: readonly SeatPlace[], most: number): number => {
  let scale = most;
  for (const [index, { seat: a }] of places.entries())
    for (const { seat: b } of places.slice(index + 1))
      scale = Math.min(scale, Math.max(Math.abs(a.x - b.x) / SEAT.width, Math.abs(a.y - b.y) / SEAT.height));
  return scale;
};

/** The players from the one at the bottom on: the hero, or the player of the first seat. */
export const inOrder = <Seated extends { readonly seat: number }>(
  players: readonly Seated[],
  heroSeat: number | null,
): readonly Seated[] => {
  const sorted = players.toSorted((a, b) => a.seat - b.seat);
  const first = Math.max(
    0,
    sorted.findIndex(({ seat }) => seat === heroSeat),
  );
  return [...sorted.slice(first), ...sorted.slice(0, first)].slice(0, MAX_SEATS);
};

/** How far apart cards are laid in a row so that all of them fit: they overlap if there are many. */
export const cardStep = (count: number, cardWidth: number, room: number): number =>
  count < 2 ? 0 : Math.min(cardWidth + 3, (room - cardWidth) / (count - 1));
