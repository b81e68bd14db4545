import { plainAmount } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { findingsByPosition, streetsOf } from './hand/navigation.js';
import type { ReplayedHand } from './hand/record.js';
import { at, goTo, isPlaying, speed, SPEEDS, togglePlay } from './state/step.js';
import { type PlainKey, t } from './translate.js';
import { eventWords, streetName } from './words.js';

/** The shapes of the buttons, in a square of 24. */
const SHAPES = {
  first: 'M6 5v14M18 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
} as const satisfies Partial<Record<PlainKey, string>>;

interface StepButtonProps {
  readonly name: keyof typeof SHAPES;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

const StepButton = ({ name, isDisabled = false, onClick }: StepButtonProps) => (
  <button
    type="button"
    class="step-button"
    aria-label={t(name)}
    title={t(name)}
    // A disabled button would lose the focus.
    aria-disabled={isDisabled}
    onClick={() => {
      if (!isDisabled) onClick();
    }}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={SHAPES[name]}
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    </svg>
  </button>
);

/** The buttons, the slider and the streets. */
export const Controls = ({ hand }: { readonly hand: ReplayedHand }) => {
  const { steps, players } = hand;
  const isStart = at.value === 0;
  const isEnd = at.value >= steps.length;
  return (
    <div class="controls" role="group" aria-label={t('steps')}>
      <div class="step-buttons">
        <StepButton name="first" isDisabled={isStart} onClick={() => goTo(hand, 0)} />
        <StepButton name="previous" isDisabled={isStart} onClick={() => goTo(hand, at.value - 1)} />
        <StepButton name={isPlaying.value ? 'pause' : 'play'} onClick={() => togglePlay(hand)} />
        <StepButton name="next" isDisabled={isEnd} onClick={() => goTo(hand, at.value + 1)} />
        <StepButton name="last" isDisabled={isEnd} onClick={() => goTo(hand, steps.length)} />
        <label class="speed">
          <span class="unseen">{t('speed')}</span>
          <select
            id="speed"
            value={String(speed.value)}
            onChange={({ currentTarget }) => {
              speed.value = Number(currentTarget.value);
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {plainAmount(String(each), language.value)}×
              </option>
            ))}
          </select>
        </label>
      </div>
      <input
        type="range"
        class="scrubber"
        aria-label={t('step', { at: at.value, all: steps.length })}
        aria-valuetext={eventWords(steps[at.value - 1] ?? null, players)}
        min="0"
        max={steps.length}
        value={at.value}
        onInput={({ currentTarget }) => goTo(hand, Number(currentTarget.value))}
      />
      <Jumps hand={hand} />
    </div>
  );
};

/** Streets to jump to, and the end. */
const Jumps = ({ hand }: { readonly hand: ReplayedHand }) => {
  const { steps } = hand;
  const marks = streetsOf(steps);
  const current = marks.findLast((mark) => mark.at <= at.value);
  const faulty = [...findingsByPosition(hand).keys()];
  return (
    <div class="jumps" role="group" aria-label={t('streets')}>
      <button type="button" aria-pressed={current === undefined} onClick={() => goTo(hand, 0)}>
        {t('start')}
      </button>
      {marks.map((mark, index) => {
        const next = marks[index + 1]?.at ?? steps.length + 1;
        const hasFinding = faulty.some((position) => position > mark.at && position <= next);
        return (
          <button
            type="button"
            key={mark.at}
            aria-pressed={mark === current && at.value < steps.length}
            class={hasFinding ? 'has-finding' : undefined}
            onClick={() => goTo(hand, mark.at)}
          >
            {streetName(mark.street)}
          </button>
        );
      })}
      <button type="button" aria-pressed={at.value >= steps.length} onClick={() => goTo(hand, steps.length)}>
        {t('end')}
      </button>
    </div>
  );
};
