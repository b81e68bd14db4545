import { useRef, useState } from 'preact/hooks';
import { between, type Cell, commonWeight, FULL, fill, type Grid, paint, type Place } from './ranges/grid.js';
import { crossed, type Point } from './ranges/stroke.js';
import { language } from '../../state/settings.js';
import { plainPercent } from '../../messages/numbers.js';
import { focusPlace, nextPlace } from '../../components/roving-focus.js';
import { t } from './translate.js';

/** A stroke of the pointer; its squares get the weight of the first one. */
interface Stroke {
  readonly pointer: number;
  readonly weight: number;
  /** The other corner of a rectangle; null for a line. */
  readonly corner: Place | null;
  readonly hands: ReadonlySet<string>;
  readonly at: Point;
}

interface GridProps {
  readonly grid: Grid;
  /** The weight to paint with. */
  readonly brush: number;
  /** Whether the next press is a corner of a rectangle, as with shift. */
  readonly isRectangle: boolean;
  /** Whether the grid belongs to an older text. */
  readonly isOutdated: boolean;
  readonly onPaint: (grid: Grid) => void;
  /** The last square that was touched. */
  readonly onTouch: (hand: string) => void;
}

/**
 * Two-card hands by rank. A drag paints every square that it crosses; with shift, a press paints the rectangle from the last square
 * touched. With the keyboard, space paints, and shift with an arrow key paints like a drag.
 */
export const RangeGrid = ({ grid, brush, isRectangle, isOutdated, onPaint, onTouch }: GridProps) => {
  const field = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Place>({ x: 0, y: 0 });
  const last = useRef<Place | null>(null);
  // Several events can come before the next rendering: the stroke is in a reference, and the number of its squares renders it.
  const stroke = useRef<Stroke | null>(null);
  const [, render] = useState<unknown>(null);
  const size = grid.length;
  const shown = stroke.current === null ? grid : paint(grid, stroke.current.hands, stroke.current.weight);

  const setStroke = (to: Stroke | null): void => {
    stroke.current = to;
    render(to);
  };
  const touch = (place: Place): void => {
    last.current = place;
    onTouch(grid[place.y]?.[place.x]?.hand ?? '');
  };
  /** The weight after a press: a square that already has the weight of the brush becomes empty. */
  const weightFor = ({ x, y }: Place): number => {
    const cell = grid[y]?.[x];
    return cell !== undefined && commonWeight(cell) === brush ? 0 : brush;
  };
  const press = (place: Place, withRectangle: boolean): void => {
    const corner = withRectangle ? last.current : null;
    onPaint(paint(grid, between(grid, corner ?? place, place), corner === null ? weightFor(place) : brush));
    touch(place);
  };

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = field.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: ((clientX - left) / width) * size, y: ((clientY - top) / height) * size };
  };
  const onPointerDown = (event: PointerEvent): void => {
    const at = pointOf(event);
    const [place] = crossed(at, at, size);
    if (place === undefined || event.button !== 0 || !event.isPrimary) return;
    const corner = event.shiftKey || isRectangle ? last.current : null;
    setStroke({
      pointer: event.pointerId,
      weight: corner === null ? weightFor(place) : brush,
      corner,
      hands: between(grid, corner ?? place, place),
      at,
    });
    last.current = place;
    setFocus(place);
    field.current?.setPointerCapture(event.pointerId);
  };
  const extend = (event: PointerEvent): void => {
    const from = stroke.current;
    if (from === null || event.pointerId !== from.pointer) return;
    const at = pointOf(event);
    const places = crossed(from.at, at, size);
    const end = places.at(-1);
    const hands =
      from.corner !== null && end !== undefined
        ? between(grid, from.corner, end)
        : new Set([...from.hands, ...places.flatMap((place) => [...between(grid, place, place)])]);
    last.current = end ?? last.current;
    setStroke({ ...from, hands, at });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const parts = event.getCoalescedEvents?.() ?? [];
    for (const part of parts.length > 0 ? parts : [event]) extend(part);
  };
  const onPointerUp = (event: PointerEvent): void => {
    extend(event);
    const done = stroke.current;
    if (done === null || event.pointerId !== done.pointer) return;
    setStroke(null);
    onPaint(paint(grid, done.hands, done.weight));
    const place = last.current ?? focus;
    touch(place);
    setFocus(place);
    // A pointer already is where it paints: the page must not move under it.
    if (field.current !== null) focusPlace(field.current, place, { preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = nextPlace(event.key, focus, { columns: size, rows: size });
    if (to === null || field.current === null) return;
    event.preventDefault();
    if (event.shiftKey) {
      onPaint(paint(grid, between(grid, focus, to), brush));
      touch(to);
    }
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
              onPress={(withShift) => press({ x, y }, withShift || isRectangle)}
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
  readonly onPress: (withShift: boolean) => void;
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
      {even === null && <sub data-part={`${cell.combos}/${cell.of}`} />}
      {even !== null && even > 0 && even < FULL && <sub data-part={String(Math.round(even / 10))} />}
    </button>
  );
};

const labelOf = (cell: Cell): string => {
  const { hand, combos, of } = cell;
  if (combos === 0) return hand;
  const part = combos === of ? '' : `, ${t('partOf', { part: combos, all: of })}`;
  return `${hand} ${plainPercent(fill(cell), language.value)}${part}`;
};
