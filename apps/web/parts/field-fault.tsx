import { faultsAt, type ProblemDetail } from '../api/problem.js';
import type { Gap } from '../question/request.js';
import { isStale, outcome, preparation } from '../state/outcome.js';
import { nameOfCard } from './cards.js';
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
  const gaps = gapsAt(pointer);
  return (
    <div id={id} class="field-fault" role="status">
      {faults.map((fault) => (
        <p class="fault" key={fault.message}>
          <TextFault fault={fault} text={text} />
        </p>
      ))}
      {faults.length === 0 &&
        gaps.map((gap) => {
          const message = sentenceOf(gap, text);
          return (
            <p class={gap.what === 'twice' ? 'fault' : 'gap'} key={message}>
              <TextFault fault={{ message, ...(gap.at === null ? {} : { at: gap.at + 1 }) }} text={text} />
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

/** Signs that stand for any card in ranges. */
const WILD = /^[x*?]/i;

const sentenceOf = ({ what, at, sizes, card = '' }: Gap, text: string): string => {
  if (what === 'twice') return t('cardTwice', { card: nameOfCard(card) });
  if (what === 'card') {
    const isWild = sizes.length > 0 && WILD.test(text.slice(at ?? 0));
    return t(isWild ? 'needRange' : 'needCard', { n: (at ?? 0) + 1 });
  }
  return t(what === 'hand' ? 'needCards' : 'needBoard', { sizes: listOf(sizes.filter((size) => size > 0)) });
};

const listOf = (sizes: readonly number[]): string =>
  sizes.length < 2 ? sizes.join() : `${sizes.slice(0, -1).join(', ')} ${t('or')} ${String(sizes.at(-1))}`;
