import { JOKER, rankOf, suitOf } from '../../../cards/deck.js';
import { SUIT_SIGNS } from '../../../components/cards.js';
import { suitColours } from '../../../state/settings.js';
import { COLOURS, SANS, SERIF, SIGNS, SUIT_COLOURS } from './palette.js';

interface TableCardProps {
  /** Null for a card whose face is unknown. */
  readonly card: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isFaded?: boolean;
}

/** The height of a card of a width. */
export const heightOf = (width: number): number => width * 1.36;

/** A card as it lies on the table. Rank and suit are in its corner, so that cards can overlap. */
export const TableCard = ({ card, x, y, width, isFaded = false }: TableCardProps) => {
  const height = heightOf(width);
  const frame = { x, y, width, height, rx: width * 0.12 };
  if (card === null || card === '??')
    return (
      <g opacity={isFaded ? 0.4 : 1} data-card="back">
        <rect {...frame} fill={COLOURS.back} stroke={COLOURS.backLine} />
        <path
          d={`M${x + width * 0.2} ${y + height * 0.5} L${x + width * 0.5} ${y + height * 0.2} L${x + width * 0.8} ${y + height * 0.5} L${x + width * 0.5} ${y + height * 0.8} Z`}
          fill="none"
          stroke={COLOURS.backLine}
        />
      </g>
    );
  const suit = suitOf(card);
  const rank = card === JOKER ? 'J' : rankOf(card) === 'T' ? '10' : rankOf(card);
  const colour = suit === null ? COLOURS.spade : SUIT_COLOURS[suitColours.value][suit];
  return (
    <g opacity={isFaded ? 0.55 : 1} data-card={card}>
      <rect {...frame} fill={COLOURS.card} stroke={COLOURS.cardLine} />
      <text
        x={x + width * 0.06}
        y={y + height * 0.42}
        font-family={rank === '10' ? SANS : SERIF}
        font-weight="700"
        font-size={width * (rank === '10' ? 0.44 : 0.6)}
        letter-spacing={rank === '10' ? -width * 0.07 : 0}
        fill={colour}
      >
        {rank}
      </text>
      <text
        x={x + width * 0.07}
        y={y + height * 0.84}
        font-family={SIGNS}
        font-size={width * 0.52}
        fill={colour}
      >
        {suit === null ? '★' : SUIT_SIGNS[suit] + '\uFE0E'}
      </text>
    </g>
  );
};

interface CardRowProps {
  readonly cards: readonly { readonly card: string | null; readonly isUp: boolean }[];
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The distance from card to card. */
  readonly step: number;
  readonly isFaded?: boolean;
  /** How much higher cards lie that were dealt face up. */
  readonly raise?: number;
}

/** Where the cards of a cross lie, in the order of the deal, in columns and rows from its middle. */
const CROSS = [
  { column: -1, row: 0 },
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: 0, row: 1 },
  { column: 0, row: 0 },
] as const;

interface CardCrossProps {
  readonly cards: readonly string[];
  /** The middle of the cross. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The distances from card to card. */
  readonly step: { readonly x: number; readonly y: number };
}

/** The cards of two lines that cross in the middle card. */
export const CardCross = ({ cards, x, y, width, step }: CardCrossProps) => (
  <>
    {CROSS.slice(0, cards.length).map(({ column, row }, index) => (
      <TableCard
        key={index}
        card={cards[index] ?? null}
        x={x + column * step.x - width / 2}
        y={y + row * step.y - heightOf(width) / 2}
        width={width}
      />
    ))}
  </>
);

/** Cards in a row, from left to right. */
export const CardRow = ({ cards, x, y, width, step, isFaded = false, raise = 0 }: CardRowProps) => {
  const left = x - (step * (cards.length - 1) + width) / 2;
  return (
    <>
      {cards.map(({ card, isUp }, index) => (
        <TableCard
          key={index}
          card={card}
          x={left + index * step}
          y={isUp ? y - raise : y}
          width={width}
          isFaded={isFaded}
        />
      ))}
    </>
  );
};
