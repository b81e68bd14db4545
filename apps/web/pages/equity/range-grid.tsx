import { useRef, useState } from 'preact/hooks';
import { between, type Cell, commonWeight, FULL, fill, type Grid, paint, type Place } from './ranges/grid.js';
import { language } from '../../state/settings.js';
import { plainPercent } from '../../messages/numbers.js';
import { focusPlace, nextPlace } from '../../components/roving-focus.js';
import { t } from './translate.js';

/** The squares of a stroke; all get the weight of the first one. */
interface Stroke {
  readonly hands: ReadonlySet<string>;
  readonly weight: number;
}

interface GridProps {
  readonly grid: Grid;
  /** The weight to paint with. */
  readonly brush: number;
  /** Whether the grid belongs to an older text. */
  readonly isOutdated: boolean;
  readonly onPaint: (grid: Grid) => void;
}

/** Two-card hands by rank. Click or drag to paint; with shift, paint a rectangle from the previous square. */
export const RangeGrid = ({ grid, brush, isOutdated, onPaint }: GridProps) => {
  const field = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Place>({ x: 0, y: 0 });
  const anchor = useRef<Place>({ x: 0, y: 0 });
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const size = grid.length;
  const shown = stroke === null ? grid : paint(grid, stroke.hands, stroke.weight);

  /** The weight after a click: a square that already has the weight of the brush becomes empty. */
  const weightFor = ({ x, y }: Place): number => {
    const cell = grid[y]?.[x];
    return cell !== undefined && commonWeight(cell) === brush ? 0 : brush;
  };
  const strokeAt = (place: Place, isRectangle: boolean): Stroke => {
    if (isRectangle) return { hands: between(grid, anchor.current, place), weight: brush };
    anchor.current = place;
    return { hands: between(grid, place, place), weight: weightFor(place) };
  };
  const finish = (done: Stroke): void => onPaint(paint(grid, done.hands, done.weight));

  const onPointerDown = (event: PointerEvent): void => {
    const place = squareAt(event);
    if (place === null || event.button !== 0) return;
    setStroke(strokeAt(place, event.shiftKey));
    setFocus(place);
    field.current?.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const place = stroke === null ? null : squareAt(event);
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
    const to = nextPlace(event.key, focus, { columns: size, rows: size });
    if (to === null || field.current === null) return;
    event.preventDefault();
    setFocus(to);
    focusPlace(field.current, to);
  };

  return (
    <div
      class={isOutdated ? 'grid old' : 'grid'}
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
  /** Pressed by keyboard or screen reader; the grid handles pointers. */
  readonly onPress: (isRectangle: boolean) => void;
}

const Square = ({ cell, place: { x, y }, isFocus, onFocus, onPress }: SquareProps) => {
  const full = fill(cell);
  const even = commonWeight(cell);
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
  return `${hand} ${plainPercent(fill(cell), language.value)}${part}`;
};

/** The square under the pointer. A captured pointer has the grid as its target. */
const squareAt = ({ clientX, clientY }: PointerEvent): Place | null => {
  const square = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.square');
  const { x, y } = square?.dataset ?? {};
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
};
