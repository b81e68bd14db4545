import { useRef, useState } from 'preact/hooks';
import {
  between,
  type Cell,
  evenWeight,
  FULL,
  fullness,
  type Grid,
  painted,
  type Place,
} from '../ranges/grid.js';
import { language } from '../state/settings.js';
import { plainPercent } from '../words/figures.js';
import { focusPlace, moveBy } from './roving.js';
import { t } from './speak.js';

/** Squares being painted: all of them get the weight that the first one got. */
interface Stroke {
  readonly hands: ReadonlySet<string>;
  readonly weight: number;
}

interface GridProps {
  readonly grid: Grid;
  /** The weight that squares are painted with. */
  readonly brush: number;
  /** Whether what is shown is of an older text. */
  readonly isOld: boolean;
  readonly onPaint: (grid: Grid) => void;
}

/** Hands of two cards by rank; clicked, dragged over, or with shift painted as a rectangle from the square before. */
export const RangeGrid = ({ grid, brush, isOld, onPaint }: GridProps) => {
  const field = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Place>({ x: 0, y: 0 });
  const anchor = useRef<Place>({ x: 0, y: 0 });
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const size = grid.length;
  const shown = stroke === null ? grid : painted(grid, stroke.hands, stroke.weight);

  /** What a touch of this square makes of it: a square that has the weight of the brush loses it. */
  const weightFor = ({ x, y }: Place): number => {
    const cell = grid[y]?.[x];
    return cell !== undefined && evenWeight(cell) === brush ? 0 : brush;
  };
  const strokeAt = (place: Place, isRectangle: boolean): Stroke => {
    if (isRectangle) return { hands: between(grid, anchor.current, place), weight: brush };
    anchor.current = place;
    return { hands: between(grid, place, place), weight: weightFor(place) };
  };
  const finish = (done: Stroke): void => onPaint(painted(grid, done.hands, done.weight));

  const onPointerDown = (event: PointerEvent): void => {
    const place = placeAt(event);
    if (place === null || event.button !== 0) return;
    setStroke(strokeAt(place, event.shiftKey));
    setFocus(place);
    field.current?.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const place = stroke === null ? null : placeAt(event);
    const hand = place === null ? undefined : grid[place.y]?.[place.x]?.hand;
    if (stroke === null || hand === undefined || stroke.hands.has(hand)) return;
    setStroke({ ...stroke, hands: new Set([...stroke.hands, hand]) });
  };
  const onPointerUp = (): void => {
    if (stroke !== null) finish(stroke);
    setStroke(null);
    if (field.current !== null) focusPlace(field.current, focus);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moveBy(event.key, focus, { columns: size, rows: size });
    if (to === null || field.current === null) return;
    event.preventDefault();
    setFocus(to);
    focusPlace(field.current, to);
  };

  return (
    <div
      class={isOld ? 'grid old' : 'grid'}
      role="grid"
      aria-label={t('grid')}
      aria-multiselectable="true"
      ref={field}
      style={{ '--size': String(size) }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setStroke(null)}
      onKeyDown={onKeyDown}
    >
      {shown.map((row, y) => (
        <div role="row" key={y}>
          {row.map((cell, x) => (
            <Square
              key={cell.hand}
              cell={cell}
              place={{ x, y }}
              isFocus={focus.x === x && focus.y === y}
              onFocus={() => setFocus({ x, y })}
              onPress={(isRectangle) => finish(strokeAt({ x, y }, isRectangle))}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

interface SquareProps {
  readonly cell: Cell;
  readonly place: Place;
  readonly isFocus: boolean;
  readonly onFocus: () => void;
  /** Pressed by the keyboard, or by a screen reader: a pointer is followed by the field. */
  readonly onPress: (isRectangle: boolean) => void;
}

const Square = ({ cell, place: { x, y }, isFocus, onFocus, onPress }: SquareProps) => {
  const full = fullness(cell);
  const even = evenWeight(cell);
  return (
    <button
      type="button"
      role="gridcell"
      class={`square ${x === y ? 'pair' : x > y ? 'suited' : 'offsuit'}`}
      data-x={x}
      data-y={y}
      data-hand={cell.hand}
      tabIndex={isFocus ? 0 : -1}
      aria-selected={cell.combos > 0}
      aria-label={labelOf(cell)}
      style={{ '--full': String(full) }}
      onFocus={onFocus}
      onClick={(event) => {
        if (event.detail === 0) onPress(event.shiftKey);
      }}
    >
      {cell.hand}
      {even === null && <sub>{`${cell.combos}/${cell.of}`}</sub>}
      {even !== null && even > 0 && even < FULL && <sub>{Math.round(even / 10)}</sub>}
    </button>
  );
};

const labelOf = (cell: Cell): string => {
  const { hand, combos, of } = cell;
  if (combos === 0) return hand;
  const part = combos === of ? '' : `, ${t('partOf', { part: combos, all: of })}`;
  return `${hand} ${plainPercent(fullness(cell), language.value)}${part}`;
};

/** The square under the pointer, which has been captured and tells of none by itself. */
const placeAt = ({ clientX, clientY }: PointerEvent): Place | null => {
  const square = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.square');
  const { x, y } = square?.dataset ?? {};
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
};
