import { faultsAt, type ProblemDetail } from '../api/problem.js';
import type { Gap } from '../question/request.js';
import { isStale, outcome, preparation } from '../state/outcome.js';
import { TextFault } from './range-editor.js';
import { t } from './speak.js';

/** What is wrong with the question that is asked; null where nothing is, or it is not known yet. */
export const problemNow = () => {
  const step = isStale.value ? undefined : outcome.value?.step;
  return step?.state === 'refused' ? step.problem : null;
};

interface FaultProps {
  readonly id: string;
  /** The field as the service names it: `/players/0`, `/board`. */
  readonly pointer: string;
  readonly text: string;
  /** Faults that are known before the question is asked. */
  readonly more?: readonly ProblemDetail[];
}

/** What is wrong at a field, or what it still lacks. */
export const FieldFault = ({ id, pointer, text, more = [] }: FaultProps) => {
  const asked = faultsAt(problemNow(), pointer);
  const faults = more.length > 0 ? more : asked;
  const gap = gapAt(pointer);
  return (
    <div id={id} class="field-fault" role="status">
      {faults.map((fault) => (
        <p class="fault" key={fault.message}>
          <TextFault fault={fault} text={text} />
        </p>
      ))}
      {faults.length === 0 && gap !== null && <p class="gap">{sentenceOf(gap)}</p>}
    </div>
  );
};

const gapAt = (pointer: string): Gap | null => {
  const prepared = preparation.value;
  if (prepared === null || prepared.ready) return null;
  return (
    prepared.gaps.find((gap) => gap.pointer === pointer || gap.pointer.startsWith(`${pointer}/`)) ?? null
  );
};

const sentenceOf = ({ what, at, sizes }: Gap): string => {
  if (what === 'card') return t('needCard', { n: (at ?? 0) + 1 });
  return t(what === 'hand' ? 'needCards' : 'needBoard', { sizes: listOf(sizes.filter((size) => size > 0)) });
};

const listOf = (sizes: readonly number[]): string =>
  sizes.length < 2 ? sizes.join() : `${sizes.slice(0, -1).join(', ')} ${t('or')} ${String(sizes.at(-1))}`;
