import { isTemporary, type Problem } from '#client';
import { errorsAt } from '../../api/problem.js';
import type { Answer as Figures, Job } from './api/answer.js';
import type { Step } from './api/equity.js';
import { errorOf, partDone } from './api/progress.js';
import { hasWeights } from './ranges/weights.js';
import type { EquityRequest } from './inputs/request.js';
import type { Inputs } from './inputs/inputs.js';
import { formatLink } from './inputs/link.js';
import { change, inputs } from './state/inputs.js';
import { retry, cancelJob, isPending, hasConflict, isStale, outcome, preparation } from './state/outcome.js';
import { language } from '../../state/settings.js';
import { count, errorPercent, percent, plainPercent, seconds } from '../../messages/numbers.js';
import { CopyButton } from '../../components/copy-button.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { t } from './translate.js';

/** The method of the answer, and the progress of the request. */
export const Answer = () => {
  const current = outcome.value;
  const step = isStale.value ? null : (current?.step ?? null);
  const job = step?.state === 'running' ? step.job : null;
  return (
    <section class="answer" aria-label={t('answer')}>
      <div class="state" role="status">
        <Status />
        {job !== null && <Progress job={job} />}
      </div>
      {current?.answer != null && !isStale.value && <Terms answer={current.answer} />}
      <div class="acts">
        {job !== null && (
          <button type="button" onClick={cancelJob}>
            {t('cancel')}
          </button>
        )}
        {step !== null && canRetry(step) && (
          <button type="button" onClick={retry}>
            {t('again')}
          </button>
        )}
        {step?.state === 'refused' && isTooMany(step.problem) && (
          <button type="button" onClick={() => change((from) => ({ ...from, method: 'monte-carlo' }))}>
            {t('useMonteCarlo')}
          </button>
        )}
        {step?.state === 'answered' && step.answer.method === 'monte-carlo' && (
          <button type="button" onClick={drawAnotherSample}>
            {t('anotherSample')}
          </button>
        )}
        <CopyLink />
      </div>
      <p class="unseen" role="status">
        {step?.state === 'answered' && summaryOf(step.answer)}
      </p>
    </section>
  );
};

/** Whether the same request may have another result: it was cancelled or failed, or the problem is temporary. */
const canRetry = (step: Step): boolean =>
  step.state === 'cancelled' ||
  step.state === 'failed' ||
  (step.state === 'refused' && isTemporary(step.problem));

/** The seed is a part of the address, so a link shows the same sample. */
const drawAnotherSample = (): void => {
  change((from) => ({ ...from, seed: from.seed + 1 }));
};

const Status = () => {
  if (hasConflict.value) return <p class="error">{t('refusedAbove')}</p>;
  if (preparation.value?.ready === false) return <p>{t('incomplete')}</p>;
  if (isPending.value) return <p>{t('computing')}</p>;
  const { step, answer, request } = outcome.value ?? { step: null, answer: null, request: '' };
  const stays = answer === null ? '' : ` ${t('estimateStays')}`;
  switch (step?.state) {
    case 'answered':
      return <Answered answer={step.answer} request={request} />;
    case 'running':
      return <p>{runningWords(step.job)}</p>;
    case 'waiting':
      return <p>{t('busy', { seconds: step.seconds })}</p>;
    case 'cancelled':
      return <p>{t('cancelled') + stays}</p>;
    case 'failed':
      return <p class="error">{`${t('failed')} ${reasonOf(step.job)}`}</p>;
    case 'refused':
      return isTooMany(step.problem) ? (
        <p class="error">{t('tooManyCases')}</p>
      ) : (
        <ProblemMessage problem={step.problem} title={t('notComputed')} fields={fieldsOf(inputs.value)} />
      );
    default:
      return <p> </p>;
  }
};

/** The codes of errors of requests with more cases than the service counts. */
const TOO_MANY: ReadonlySet<string> = new Set(['too-many-cases', 'too-costly']);

const isTooMany = (problem: Problem): boolean =>
  errorsAt(problem, '/method').some(({ code }) => TOO_MANY.has(code ?? ''));

/** The fields that show their errors themselves. */
const fieldsOf = ({ seats }: Inputs): readonly string[] => [
  '/board',
  '/dead',
  ...seats.map((_, index) => `/players/${index}`),
];

const Answered = ({ answer, request }: { readonly answer: Figures; readonly request: string }) => {
  const { error: required } = JSON.parse(request) as EquityRequest;
  const isMissed = required !== undefined && answer.reached === false;
  return (
    <>
      <p>{t(answer.method === 'exact' ? 'exactly' : 'sampled')}</p>
      {isMissed && (
        <p class="missed">
          {t('errorMissed', {
            wanted: errorPercent(required, language.value),
            trials: count(answer.total, language.value),
          })}
        </p>
      )}
    </>
  );
};

/** The standard error that the current request requires. */
const requiredError = (): number | undefined => {
  const { request } = outcome.value ?? {};
  return request === undefined ? undefined : (JSON.parse(request) as EquityRequest).error;
};

const runningWords = (job: Job): string => {
  if (job.state === 'queued') return t('queued');
  const { estimate } = job;
  const required = requiredError();
  const part = percent(partDone(job, required), language.value, 0);
  const words = [t('running', { part })];
  if (estimate !== null && required !== undefined)
    words.push(
      t('towardsError', {
        error: errorPercent(errorOf(estimate), language.value),
        wanted: errorPercent(required, language.value),
      }),
    );
  else if (estimate !== null) words.push(t('soFar'));
  return words.join(' ');
};

const Progress = ({ job }: { readonly job: Job }) => (
  <progress max={1} value={partDone(job, requiredError())} aria-label={t('computing')} />
);

/** The reason of a failed job: a text or a problem. */
const reasonOf = ({ error }: Job): string => {
  if (typeof error === 'string') return error;
  const { detail, message, title } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return [detail, message, title].find((text) => typeof text === 'string') ?? '';
};

const Terms = ({ answer }: { readonly answer: Figures }) => {
  const { method, total, deals, seed, cached } = answer;
  const isWeighted = inputs.value.seats.some(({ kind, range }) => kind === 'range' && hasWeights(range));
  const terms: (readonly [string, string])[] = [
    [
      t(method !== 'exact' ? 'trials' : isWeighted && deals === undefined ? 'weightedCases' : 'cases'),
      count(deals ?? total, language.value),
    ],
  ];
  if (method === 'monte-carlo')
    terms.push(
      [t('standardError'), `± ${errorPercent(errorOf(answer), language.value)}`],
      [t('seed'), String(seed ?? '')],
    );
  terms.push([
    t('time'),
    t('seconds', { seconds: seconds(outcome.value?.seconds ?? 0, language.value) }) +
      (cached ? `, ${t('cached')}` : ''),
  ]);
  return (
    <dl class="terms">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The result in one sentence, for screen readers. */
const summaryOf = ({ players }: Figures): string =>
  players
    .map(({ equity }, index) => `${t('player', { n: index + 1 })} ${plainPercent(equity, language.value)}`)
    .join(', ');

/** The address follows a change with a delay: the link is that of the inputs. */
const CopyLink = () => (
  <CopyButton
    text={new URL(`#${formatLink(inputs.value)}`, location.href).href}
    label={t('copyLink')}
    isQuiet
  />
);
