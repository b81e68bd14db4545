import { faultsElsewhere, type Problem } from '../api/problem.js';
import { question } from '../state/asked.js';
import type { Word } from '../words/words.js';
import { t } from './speak.js';

/** What players are told of a problem, by its code or else by its status; what the service says of it stands below. */
const SENTENCES: Readonly<Record<string, Word>> = {
  0: 'unreachable',
  401: 'keyNeeded',
  403: 'keyRefused',
  429: 'noRoom',
  502: 'noRoom',
  503: 'noRoom',
  504: 'noRoom',
  'needs-policy': 'needsPolicy',
  'too-large': 'tooLarge',
};
/** Of these there is no more to say. */
const ENOUGH: ReadonlySet<Word> = new Set(['unreachable', 'keyNeeded', 'noRoom', 'broken']);

/** Why there is no answer, and what cannot be said of it at any of the fields. */
export const Refusal = ({ problem }: { readonly problem: Problem }) => {
  const fields = ['/board', '/dead', ...question.value.seats.map((_, index) => `/players/${index}`)];
  const left = faultsElsewhere(problem, fields);
  const sentence = sentenceOf(problem, left.length);
  const { detail = '', errors = [] } = problem;
  const isElsewhere = errors.some(({ message }) => message === detail);
  const details = [...left.map(({ message }) => message), isElsewhere ? '' : detail];
  return (
    <div class="fault">
      <p>{t(sentence)}</p>
      {(ENOUGH.has(sentence) ? [] : details)
        .filter((each) => each !== '')
        .map((each) => (
          <p class="detail" key={each}>
            {each}
          </p>
        ))}
    </div>
  );
};

const sentenceOf = ({ status, code, errors = [] }: Problem, elsewhere: number): Word => {
  const known = SENTENCES[code] ?? SENTENCES[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'broken';
  return errors.length > elsewhere ? 'refusedAbove' : 'refused';
};
