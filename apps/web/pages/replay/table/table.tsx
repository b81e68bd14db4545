import { isZero } from '../hand/chips.js';
import type { EquityView } from '../hand/odds.js';
import type { Position, SeatView } from '../hand/position.js';
import type { ReplayedHand } from '../hand/record.js';
import { t } from '../translate.js';
import { chips, potLines, potWords, tableWords } from '../words.js';
import { CardCross, CardRow, heightOf } from './card.js';
import { cardStep, inOrder, layOut, type Shape, type TableLayout } from './layout.js';
import { COLOURS, SANS } from './palette.js';
import { Bet, Seat } from './seat.js';

interface TableProps {
  readonly hand: ReplayedHand;
  readonly position: Position;
  readonly equity: EquityView;
  readonly shape: Shape;
}

/** The table at a position of the hand, as a picture that needs nothing from the page. */
export const Table = ({ hand, position, equity, shape }: TableProps) => {
  const seats = inOrder(position.seats, hand.heroSeat);
  const layout = layOut(Math.max(2, seats.length), shape);
  const { width, height, centre, felt } = layout;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      class="poker-table"
      role="img"
      aria-label={tableWords(position, hand.players)}
    >
      <rect width={width} height={height} rx="14" fill={COLOURS.room} />
      {shape === 'wide' ? (
        <ellipse
          cx={centre.x}
          cy={centre.y}
          rx={felt.x}
          ry={felt.y}
          fill={COLOURS.felt}
          stroke={COLOURS.rim}
          stroke-width="12"
        />
      ) : (
        <rect
          x={centre.x - felt.x}
          y={centre.y - felt.y}
          width={2 * felt.x}
          height={2 * felt.y}
          rx={felt.x}
          fill={COLOURS.felt}
          stroke={COLOURS.rim}
          stroke-width="10"
        />
      )}
      <Middle hand={hand} position={position} equity={equity} layout={layout} shape={shape} />
      {seats.map((view, index) => {
        const place = layout.places[index];
        return place === undefined ? null : <Bet key={view.seat} view={view} place={place} />;
      })}
      {seats.map((view, index) => {
        const place = layout.places[index];
        if (place === undefined) return null;
        return (
          <Seat
            key={view.seat}
            view={view}
            place={place}
            scale={layout.scale}
            equity={equityOf(view, equity)}
          />
        );
      })}
    </svg>
  );
};

/** The equity of a player who is still in the hand. */
const equityOf = ({ seat, isLive }: SeatView, { bySeat }: EquityView): number | null =>
  isLive ? (bySeat.get(seat) ?? null) : null;

interface MiddleProps {
  readonly hand: ReplayedHand;
  readonly position: Position;
  readonly equity: EquityView;
  readonly layout: TableLayout;
  readonly shape: Shape;
}

/** Games whose board is a cross. Several boards are drawn as rows in these games too. */
const CROSS_GAMES: ReadonlySet<string> = new Set(['criss-cross']);

/** The room for the number of a board. */
const NUMBER = 16;

/**
 * Which run or boards the equities at the seats belong to if there are several, and whether they leave out unknown hands. A tall
 * table has no room for the second; it is no picture of its own, and the page says it beside the table.
 */
const equityWords = ({ run, boards, bySeat, unknown }: EquityView, shape: Shape): string => {
  const equity = run === null ? (boards > 1 ? t('equityOfBoards') : '') : t('equityOfRun', { number: run });
  if (shape === 'tall' || bySeat.size === 0 || unknown.length === 0) return equity;
  return equity === '' ? t('equityOfKnown') : t('amongKnown', { equity });
};

/** Pots and boards. Several boards are numbered. */
const Middle = ({ hand, position, equity, layout: { centre, room }, shape }: MiddleProps) => {
  const { boards, pot, isEnd } = position;
  const [cross] = CROSS_GAMES.has(hand.game.variant) && boards.length === 1 ? boards : [];
  /** Rows of cards. */
  const rows = cross === undefined ? boards.length : 3;
  const cardWidth = (shape === 'wide' ? 46 : 36) * (rows > 2 ? 0.7 : rows > 1 ? 0.85 : 1);
  const rowHeight = heightOf(cardWidth) + 6;
  const rake = isEnd && hand.rake !== null && !isZero(hand.rake) ? hand.rake : null;
  const [total = ''] = potWords(position);
  const heading = isEnd
    ? rake === null
      ? ''
      : t('rakeOf', { amount: chips(rake) })
    : isZero(pot)
      ? ''
      : total;
  // Three rows leave less room above them.
  const [letters, most] = rows > 2 ? [12, 32] : [14, 40];
  const lines = potLines(position, shape === 'wide' ? most : 18);
  const lineHeight = letters + 3;
  const top = centre.y - (rows * rowHeight) / 2 + (rows === 0 ? 0 : 8);
  return (
    <g text-anchor="middle" font-family={SANS} fill={COLOURS.ink} class="middle">
      <text
        x={centre.x}
        y={top - 12 - (isEnd ? 0 : lines.length * lineHeight)}
        font-size="18"
        font-weight="600"
      >
        {heading}
      </text>
      {!isEnd &&
        lines.map((text, index) => (
          <text
            key={index}
            x={centre.x}
            y={top - 10 - (lines.length - 1 - index) * lineHeight}
            font-size={letters}
            fill={COLOURS.soft}
          >
            {text}
          </text>
        ))}
      {boards.map((board, row) => {
        const step = cardStep(board.length, cardWidth, boards.length > 1 ? room - 2 * NUMBER : room);
        const left = centre.x - (step * (board.length - 1) + cardWidth) / 2;
        return (
          <g key={row} data-board={row + 1} text-anchor="start">
            {boards.length > 1 && (
              <text
                x={left - NUMBER}
                y={top + row * rowHeight + rowHeight / 2}
                font-size="14"
                font-weight="600"
                fill={equity.run === row + 1 ? COLOURS.won : COLOURS.soft}
              >
                {row + 1}
              </text>
            )}
            {cross === undefined ? (
              <CardRow
                cards={board.map((card) => ({ card, isUp: false }))}
                x={centre.x}
                y={top + row * rowHeight}
                width={cardWidth}
                step={step}
              />
            ) : (
              <CardCross
                cards={cross}
                x={centre.x}
                y={top + 1.5 * rowHeight - 3}
                width={cardWidth}
                step={{ x: cardWidth + 6, y: rowHeight }}
              />
            )}
          </g>
        );
      })}
      <text
        class="whose-equity"
        x={centre.x}
        y={top + rows * rowHeight + 12}
        font-size="14"
        fill={COLOURS.won}
      >
        {equityWords(equity, shape)}
      </text>
    </g>
  );
};
