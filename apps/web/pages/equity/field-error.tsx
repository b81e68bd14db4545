import type { ProblemDetail } from '#client';
import { errorsAt } from '../../api/problem.js';
import type { Gap } from './inputs/request.js';
import { isStale, outcome, preparation } from './state/outcome.js';
import { nameOfCard } from '../../components/cards.js';
import { TextError } from './text-error.js';
import { t } from './translate.js';

/** The problem of the current request; null if there is none yet. */
export const currentProblem = () => {
  const step = isStale.value ? undefined : outcome.value?.step;
  return step?.state === 'refused' ? step.problem : null;
};

interface ErrorProps {
  readonly id: string;
  /** The field as a JSON pointer: `/players/0`, `/board`. */
  readonly pointer: string;
  readonly text: string;
  /** Errors that are known before the request is sent. */
  readonly more?: readonly ProblemDetail[];
}

/** The errors of a field, or what is missing in it. */
export const FieldError = ({ id, pointer, text, more = [] }: ErrorProps) => {
  const reported = errorsAt(currentProblem(), pointer);
  const errors = more.length > 0 ? more : reported;
  const gaps = gapsAt(pointer);
  return (
    <div id={id} class="field-error" role="status">
      {errors.map((error) => (
        <p class="error" key={error.message}>
          <TextError error={error} text={text} />
        </p>
      ))}
      {errors.length === 0 &&
        gaps.map((gap) => {
          const message = messageOf(gap, text);
          return (
            <p class={gap.what === 'twice' ? 'error' : 'gap'} key={message}>
              <TextError error={{ message, ...(gap.at === null ? {} : { at: gap.at + 1 }) }} text={text} />
            </p>
          );
        })}
    </div>
  );
};

const gapsAt = (pointer: string): readonly Gap[] => {
  const prepared = preparation.value;
  if (prepared === null || prepared.ready) return [];
  return prepared.gaps.filter((gap) => gap.pointer === pointer || gap.pointer.startsWith(`${pointer}/`));
};

/** Wildcards of ranges. */
const WILD = /^[x*?]/i;

const messageOf = ({ what, at, sizes, card = '' }: Gap, text: string): string => {
  if (what === 'twice') return t('cardTwice', { card: nameOfCard(card) });
  if (what === 'card') {
    const isWild = sizes.length > 0 && WILD.test(text.slice(at ?? 0));
    return t(isWild ? 'needRange' : 'needCard', { n: (at ?? 0) + 1 });
  }
  return t(what === 'hand' ? 'needCards' : 'needBoard', { sizes: listOf(sizes.filter((size) => size > 0)) });
};

const listOf = (sizes: readonly number[]): string =>
  sizes.length < 2 ? sizes.join() : `${sizes.slice(0, -1).join(', ')} ${t('or')} ${String(sizes.at(-1))}`;
