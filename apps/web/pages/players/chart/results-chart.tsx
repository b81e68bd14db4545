import { useRef, useState } from 'preact/hooks';
import { count, plainAmount, signedAmount } from '../../../messages/numbers.js';
import { isPage } from '../../../router/place.js';
import { language } from '../../../state/settings.js';
import { Day } from '../day.js';
import type { Line, ResultPoint, ResultSeries } from '../api.js';
import { t } from '../translate.js';
import { nearest, pathThrough, rangeOf, scaleTo, ticksOf } from './scale.js';
import { useWidth } from './use-width.js';

interface ResultsChartProps {
  readonly series: ResultSeries;
  readonly lines: readonly Line[];
  readonly isInBigBlinds: boolean;
}

const HEIGHT = 300;
const MARGIN = { top: 10, right: 10, bottom: 28 };
/** About the width of a digit, and the distance of labels from the grid. */
const DIGIT_WIDTH = 8.5;
const GAP = 8;
/** Space that a label of the horizontal axis needs. */
const LABEL_WIDTH = 90;
const MOST_ROWS = 7;

/** The sum of a line at a point, as exact text. */
const sumAt = (point: ResultPoint, line: Line, isInBigBlinds: boolean): string =>
  isInBigBlinds ? (point.bigBlinds?.[line] ?? '0') : point[line];

/** The results over the hands of a range: lines, and the exact figures at the hand that the pointer or the slider is at. */
export const ResultsChart = ({ series, lines, isInBigBlinds }: ResultsChartProps) => {
  const { points } = series;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[index];
  const last = points.at(-1);
  if (point === undefined || last === undefined) return null;

  // Floating-point numbers decide about pixels only.
  const drawn = lines
    .map((line) => ({ line, sums: points.map((each) => Number(sumAt(each, line, isInBigBlinds))) }))
    // The solid line, which the others would hide, is drawn last.
    .reverse();
  const vertical = rangeOf(drawn.flatMap(({ sums }) => sums));
  const rows = ticksOf(vertical, MOST_ROWS).map((tick) => ({
    ...tick,
    label: plainAmount(tick.text, language.value),
  }));
  const left = GAP + DIGIT_WIDTH * Math.max(...rows.map(({ label }) => label.length));
  const [right, bottom] = [width - MARGIN.right, HEIGHT - MARGIN.bottom];
  const hands = points.map((each) => each.hands);
  const horizontal = { min: 0, max: last.hands };
  const x = scaleTo(horizontal, left, right);
  const y = scaleTo(vertical, bottom, MARGIN.top);
  const columns = ticksOf(horizontal, Math.max(2, Math.floor((right - left) / LABEL_WIDTH)), {
    isWhole: true,
  });
  const unit = isInBigBlinds ? 'bb' : series.currency;
  const textAt = (at: ResultPoint): string =>
    lines
      .map((line) => `${t(line)} ${signedAmount(sumAt(at, line, isInBigBlinds), language.value)} ${unit}`)
      .join(', ');
  const follow = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const start = event.currentTarget.getBoundingClientRect().left;
    const value = ((event.clientX - start - left) / (right - left)) * last.hands;
    setChosen(nearest(hands, value));
  };
  return (
    <div class="chart" ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t('chartOf', {
          unit,
          hands: count(last.hands, language.value),
          results: textAt(last),
        })}
        onPointerMove={follow}
        onPointerDown={follow}
      >
        {rows.map(({ text, value, label }) => (
          <g key={text} class={value === 0 ? 'row zero' : 'row'}>
            <line x1={left} x2={right} y1={y(value)} y2={y(value)} />
            <text x={left - GAP} y={y(value)} dy="0.35em" text-anchor="end">
              {label}
            </text>
          </g>
        ))}
        {columns.map(({ text, value }) => (
          <text
            key={text}
            class="column"
            x={x(value)}
            y={HEIGHT - 8}
            text-anchor={value === 0 ? 'start' : x(value) > right - LABEL_WIDTH / 2 ? 'end' : 'middle'}
          >
            {count(text, language.value)}
            {value === 0 && ` ${t('handsAxis')}`}
          </text>
        ))}
        <line class="cursor" x1={x(point.hands)} x2={x(point.hands)} y1={MARGIN.top} y2={bottom} />
        {drawn.map(({ line, sums }) => (
          <path
            key={line}
            class={`line ${line}`}
            d={pathThrough([[x(0), y(0)], ...sums.map((sum, at) => [x(hands[at] ?? 0), y(sum)] as const)])}
          />
        ))}
        {drawn.map(({ line, sums }) => (
          <circle key={line} class={`dot ${line}`} cx={x(point.hands)} cy={y(sums[index] ?? 0)} r="4" />
        ))}
      </svg>
      <label class="at">
        <span class="unseen">{t('handOfChart')}</span>
        <input
          type="range"
          min="0"
          max={points.length - 1}
          value={index}
          aria-valuetext={`${t('afterHands', { hands: count(point.hands, language.value) })}: ${textAt(point)}`}
          onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
        />
      </label>
      <Readout point={point} lines={lines} unit={unit} series={series} isInBigBlinds={isInBigBlinds} />
    </div>
  );
};

interface ReadoutProps extends ResultsChartProps {
  readonly point: ResultPoint;
  readonly unit: string;
}

/** The exact figures at a hand. */
const Readout = ({ point, lines, unit, series, isInBigBlinds }: ReadoutProps) => {
  const hand = `/hands/${encodeURIComponent(point.hand)}`;
  return (
    <div class="readout">
      <p class="small">
        {t('afterHands', { hands: count(point.hands, language.value) })}
        {point.playedAt !== null && (
          <>
            {', '}
            <Day at={point.playedAt} />
          </>
        )}
        {isPage(hand) && (
          <>
            {' · '}
            <a href={hand}>{t('lastHand')}</a>
          </>
        )}
      </p>
      <dl>
        {lines.map((line) => (
          <div key={line} class={line}>
            <dt>{t(line)}</dt>
            <dd>
              {signedAmount(sumAt(point, line, isInBigBlinds), language.value)} {unit}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('rakePaid')}</dt>
          <dd>
            {plainAmount(point.rake, language.value)} {series.currency}
          </dd>
        </div>
      </dl>
    </div>
  );
};
