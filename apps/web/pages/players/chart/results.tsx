import type { Question } from '../../../api/question.js';
import { useReply } from '../../../api/use-reply.js';
import { ProblemMessage } from '../../../components/problem-message.js';
import { count } from '../../../messages/numbers.js';
import { language } from '../../../state/settings.js';
import { UNITS, type PlayerQuery } from '../address/player-query.js';
import { LINES, type ResultSeries } from '../api.js';
import { Term } from '../definitions/term.js';
import { t, type PlainKey } from '../translate.js';
import { ResultsChart } from './results-chart.js';

export type ResultsQuestion = Question<'/v1/players/{name}/results'>;

interface ResultsProps {
  readonly question: ResultsQuestion;
  /** Whose results: the name and the site. */
  readonly of: { readonly name: string; readonly site: string };
  readonly query: PlayerQuery;
  readonly onChange: (change: Partial<PlayerQuery>) => void;
}

/** The results over time: a chart for each currency. */
export const Results = ({ question, of, query, onChange }: ResultsProps) => {
  const { reply, isLoading, retry } = useReply(question);
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <h2 id="results">{t('resultsOverTime')}</h2>
      {reply === null ? (
        <p class="small">{t('loading')}</p>
      ) : reply.ok ? (
        <Charts
          all={reply.value.results
            .filter(({ name, site }) => name === of.name && site === of.site)
            .sort((a, b) => b.hands - a.hands)}
          query={query}
          onChange={onChange}
        />
      ) : (
        <ProblemMessage problem={reply.problem} onRetry={retry} />
      )}
    </section>
  );
};

interface ChartsProps extends Pick<ResultsProps, 'query' | 'onChange'> {
  readonly all: readonly ResultSeries[];
}

const Charts = ({ all, query, onChange }: ChartsProps) => {
  if (all.length === 0) return <p>{t('noResults')}</p>;
  return (
    <>
      <div class="chart-choices">
        <LineChoice query={query} onChange={onChange} />
        <UnitChoice query={query} onChange={onChange} />
      </div>
      {all.map((series) => (
        <Chart key={series.currency} series={series} query={query} isOnly={all.length === 1} />
      ))}
    </>
  );
};

interface ChartProps extends Pick<ResultsProps, 'query'> {
  readonly series: ResultSeries;
  readonly isOnly: boolean;
}

const Chart = ({ series, query, isOnly }: ChartProps) => {
  const hasBigBlinds = series.points.every(({ bigBlinds }) => bigBlinds !== null);
  const { openHands, hands } = series;
  return (
    <div class="currency">
      {!isOnly && <h3>{series.currency}</h3>}
      {query.unit === 'bb' && !hasBigBlinds && <p class="small">{t('noBigBlinds')}</p>}
      <ResultsChart series={series} lines={query.lines} isInBigBlinds={query.unit === 'bb' && hasBigBlinds} />
      <p class="small">
        {openHands === 0
          ? t('noOpenHands')
          : t('openHands', { open: count(openHands, language.value), hands: count(hands, language.value) })}
      </p>
    </div>
  );
};

/** What the lines are: a checkbox for each, with its definition. */
const LineChoice = ({ query, onChange }: Pick<ResultsProps, 'query' | 'onChange'>) => (
  <fieldset class="lines">
    <legend class="unseen">{t('lines')}</legend>
    {LINES.map((line) => (
      <div key={line}>
        <label>
          <input
            type="checkbox"
            checked={query.lines.includes(line)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              onChange({
                lines: LINES.filter((each) => (each === line ? checked : query.lines.includes(each))),
              });
            }}
          />
          <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
            <path class={`line ${line}`} d="M0 4H28" />
          </svg>
          {t(line)}
        </label>
        <Term
          id={`about-line-${line}`}
          name="?"
          label={t('whatIs', { name: t(line) })}
          about={t(`${line}About`)}
        />
      </div>
    ))}
  </fieldset>
);

const UNIT_NAMES = { currency: 'currency', bb: 'bigBlinds' } as const satisfies Record<string, PlainKey>;

const UnitChoice = ({ query, onChange }: Pick<ResultsProps, 'query' | 'onChange'>) => (
  <fieldset class="units">
    <legend class="unseen">{t('unit')}</legend>
    {UNITS.map((unit) => (
      <label key={unit}>
        <input type="radio" name="unit" checked={query.unit === unit} onChange={() => onChange({ unit })} />
        {t(UNIT_NAMES[unit])}
      </label>
    ))}
  </fieldset>
);
