import { percent } from '../../../messages/numbers.js';
import { language } from '../../../state/settings.js';
import type { SeatView } from '../hand/position.js';
import { actionWords, chips, nameOf } from '../words.js';
import { CardRow, heightOf } from './card.js';
import { cardStep, SEAT, type SeatPlace } from './layout.js';
import { COLOURS, SANS } from './palette.js';

interface SeatProps {
  readonly view: SeatView;
  readonly place: SeatPlace;
  readonly scale: number;
  /** From 0 to 1; null if it is unknown. */
  readonly equity: number | null;
}

const CARD_WIDTH = 32;
const PLATE = { x: -SEAT.width / 2 + 1, y: -6, width: SEAT.width - 2, height: 42 } as const;
/** Where the cards begin. */
const CARDS_TOP = PLATE.y - heightOf(CARD_WIDTH) + 2;
/** The characters of a name that fit beside an equity. */
const NAME_LENGTH = 15;
/** The characters of a name that fit beside the button at their full size. */
const BESIDE_BUTTON = 11;
/** The digits of a stack and an equity that fit beside each other. */
const LINE_LENGTH = 11;

/** The size of letters, smaller for a text with more characters than fit. */
const sizeFor = (text: string, usual: number, fitting: number): number =>
  Math.min(usual, (usual * fitting) / Math.max(1, text.length));

const fitted = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

/** A player: cards, name, stack, and the last action. The origin is the centre of the seat. */
export const Seat = ({ view, place, scale, equity }: SeatProps) => {
  const { seat, name, cards, isLive, isButton, isToAct, isActor, action, bet, won, stack } = view;
  const { x, y } = place.seat;
  const shownName = nameOf(name);
  const writtenName = fitted(shownName, equity === null && !isButton ? NAME_LENGTH + 1 : NAME_LENGTH - 2);
  const stackText = stack === null ? '?' : chips(stack);
  const equityText = equity === null ? '' : percent(equity, language.value, 1);
  const words = won === null ? (action === null ? '' : actionWords(action)) : `+${chips(won)}`;
  const betText = place.bet !== null || bet === null || won !== null ? '' : chips(bet);
  const line = words.includes(betText) ? words : [words, betText].filter((part) => part !== '').join(' · ');
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-seat={seat}>
      <CardRow
        cards={cards}
        x={0}
        y={CARDS_TOP}
        width={CARD_WIDTH}
        step={cardStep(cards.length, CARD_WIDTH, SEAT.width - 4)}
        isFaded={!isLive}
        raise={4}
      />
      <rect
        {...PLATE}
        rx="8"
        fill={COLOURS.plate}
        stroke={isToAct ? COLOURS.toAct : isActor ? COLOURS.ink : COLOURS.plateLine}
        stroke-width={isToAct || isActor ? 2.5 : 1}
      />
      {/* A nested picture cuts off what is too wide, such as a name of wide characters. */}
      <svg x={PLATE.x + 4} y={PLATE.y} width={PLATE.width - 8} height={PLATE.height}>
        <g font-family={SANS} opacity={isLive || won !== null ? 1 : 0.75}>
          <text
            x="4"
            y="17"
            font-size={isButton ? sizeFor(writtenName, 14, BESIDE_BUTTON) : 14}
            fill={COLOURS.ink}
          >
            <title>{shownName}</title>
            {writtenName}
          </text>
          <text
            x="4"
            y="35"
            font-size={sizeFor(stackText, 15, LINE_LENGTH - equityText.length)}
            font-weight="600"
            fill={COLOURS.soft}
          >
            {stackText}
          </text>
          {equity !== null && (
            <text
              x={PLATE.width - 12}
              y="35"
              font-size="14"
              font-weight="600"
              text-anchor="end"
              fill={COLOURS.won}
              class="equity"
            >
              {equityText}
            </text>
          )}
        </g>
      </svg>
      {isButton && (
        <g transform={`translate(${PLATE.x + PLATE.width - 13} ${PLATE.y + 12})`}>
          <circle r="9" fill={COLOURS.button} />
          <text
            y="4.5"
            font-family={SANS}
            font-size="12"
            font-weight="700"
            text-anchor="middle"
            fill={COLOURS.buttonInk}
          >
            D
          </text>
        </g>
      )}
      <text
        class="action"
        x="0"
        y={PLATE.y + PLATE.height + 15}
        font-family={SANS}
        font-size={sizeFor(line, 14, 16)}
        font-weight={won === null ? 400 : 700}
        text-anchor="middle"
        fill={won === null ? COLOURS.ink : COLOURS.won}
      >
        {line}
      </text>
    </g>
  );
};

/** A bet in front of a seat. */
export const Bet = ({ view, place }: { readonly view: SeatView; readonly place: SeatPlace }) => {
  if (view.bet === null || place.bet === null) return null;
  const { x, y, chip } = place.bet;
  const side = chip === 'right' ? 1 : -1;
  return (
    <g transform={`translate(${x} ${y})`} data-bet={view.seat}>
      <circle
        cx={side * 20}
        r="8"
        fill={COLOURS.chip}
        stroke={COLOURS.rim}
        stroke-dasharray="3 2"
        stroke-width="2"
      />
      <text
        x={side * 8}
        y="5.5"
        font-family={SANS}
        font-size="16"
        font-weight="600"
        text-anchor={side > 0 ? 'end' : 'start'}
        fill={COLOURS.ink}
      >
        {chips(view.bet)}
      </text>
    </g>
  );
};
