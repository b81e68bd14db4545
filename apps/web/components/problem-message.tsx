import { isTemporary, type Problem } from '#client';
import { otherErrors } from '../api/problem.js';
import { type PlainKey, t } from './translate.js';

/** The message of a problem, by its code or else its status. The details of the service follow it. */
const MESSAGE_KEYS: Readonly<Record<string, PlainKey>> = {
  0: 'unreachable',
  401: 'keyNeeded',
  403: 'keyRefused',
  429: 'noRoom',
  502: 'noRoom',
  503: 'noRoom',
  504: 'noRoom',
  'too-large': 'tooLarge',
};
/** Messages without details. */
const WITHOUT_DETAILS: ReadonlySet<PlainKey> = new Set([
  'unreachable',
  'keyNeeded',
  'noRoom',
  'broken',
  // The details say the same.
  'needsPolicy',
]);

interface ProblemMessageProps {
  readonly problem: Problem;
  /** The JSON pointers of the fields that show their errors themselves. */
  readonly fields?: readonly string[];
  /** The sentence for a refused request, such as `This hand cannot be shown.` */
  readonly title?: string;
  /** Sends the request again. Offered if it may succeed then. */
  readonly onRetry?: () => void;
}

/** Why there is no answer, with the errors that belong to no field. */
export const ProblemMessage = ({
  problem,
  fields = [],
  title = t('refused'),
  onRetry,
}: ProblemMessageProps) => {
  const others = otherErrors(problem, fields);
  const key = messageKeyOf(problem, others.length);
  const { detail = '', errors = [] } = problem;
  // The detail is the first message, with the name of its parameter.
  const isShown = errors.some(({ message }) => detail.endsWith(message));
  const details = [...others.map(({ message }) => sentenceOf(message)), isShown ? '' : sentenceOf(detail)];
  return (
    <div class="error">
      <p>{key === 'refused' ? title : t(key)}</p>
      {(WITHOUT_DETAILS.has(key) ? [] : details)
        .filter((each) => each !== '')
        .map((each) => (
          <p class="detail" key={each}>
            {each}
          </p>
        ))}
      {onRetry !== undefined && isTemporary(problem) && (
        <button type="button" onClick={onRetry}>
          {t('again')}
        </button>
      )}
    </div>
  );
};

/** A message of the service as a sentence. */
const sentenceOf = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const messageKeyOf = ({ status, code, errors = [] }: Problem, otherCount: number): PlainKey => {
  if (code === 'needs-policy' && errors.every((error) => error.code === code)) return 'needsPolicy';
  const found = MESSAGE_KEYS[code] ?? MESSAGE_KEYS[status];
  if (found !== undefined) return found;
  if (status >= 500) return 'broken';
  return errors.length > otherCount ? 'refusedAbove' : 'refused';
};
