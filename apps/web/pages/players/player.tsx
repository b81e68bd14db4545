import './players.css';
import type { Problem } from '#client';
import { useState } from 'preact/hooks';
import { useReply } from '../../api/use-reply.js';
import { nameText, PlayerName } from '../../components/player-name.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { loadGames } from '../../games/games.js';
import { count } from '../../messages/numbers.js';
import type { PageProps } from '../../router/page.js';
import { changeState, isPage, place } from '../../router/place.js';
import { useTitle } from '../../router/title.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import {
  badDaysIn,
  handsQuery,
  isEmptyRange,
  type PlayerQuery,
  playerQuestions,
  readPlayerQuery,
  writePlayerQuery,
} from './address/player-query.js';
import type { PlayerStats } from './api.js';
import { Results, type ResultsQuestion } from './chart/results.js';
import { dayText } from './day.js';
import { MoneyFigures, StatisticFigures } from './figures.js';
import { Groups } from './groups.js';
import { HandsFilter } from './hands-filter.js';
import { handsText } from './hands-text.js';
import { chosenName, namesIn, type NameAtSite } from './names.js';
import { t } from './translate.js';

loadGames();

/** How a player plays, and what the player wins. */
export const Player = ({ parameters: { name = '' } }: PageProps) => {
  useTitle(nameText(name));
  const address = place.value?.query ?? new URLSearchParams();
  const query = readPlayerQuery(address);
  return (
    <main id="main" class="player">
      <p class="small">
        <a href="/players">{t('toPlayers')}</a>
      </p>
      <Shown key={name} name={name} query={query} badDays={badDaysIn(address)} />
    </main>
  );
};

interface ShownProps {
  readonly name: string;
  readonly query: PlayerQuery;
  /** Texts of the address in place of days, which are left out. */
  readonly badDays: readonly string[];
}

/** A date field changes with every key; an entry of the history for each would be too many. */
const changeQuery = (query: PlayerQuery, change: Partial<PlayerQuery>): void => {
  const replace = 'from' in change || 'to' in change || 'lines' in change;
  changeState({ query: writePlayerQuery({ ...query, ...change }) }, { replace });
};

const Shown = ({ name, query, badDays }: ShownProps) => {
  const isEmpty = isEmptyRange(query);
  const questions = playerQuestions(name, query);
  const { reply, isLoading, retry } = useReply(isEmpty ? null : questions.stats);
  const isUnknown = reply?.ok === false && reply.problem.status === 404;
  const stats = reply?.ok === true ? reply.value : null;
  const names = namesIn(stats?.totals ?? []);
  const chosen = chosenName(names, { name, site: query.site });
  const onChange = (change: Partial<PlayerQuery>): void => changeQuery(query, change);
  return (
    <>
      <div class="intro">
        <h1>
          <PlayerName name={chosen?.name ?? name} />
        </h1>
        {chosen !== null && <About chosen={chosen} query={query} />}
      </div>
      {isUnknown ? (
        <p class="error" role="alert">
          {t('unknownPlayer', { name: nameText(name) })}
        </p>
      ) : (
        <>
          <Names names={names} chosen={chosen} query={query} />
          <HandsFilter query={query} onChange={onChange} />
          {badDays.map((day) => (
            <p class="error" role="alert" key={day}>
              {t('noSuchDay', { day: visible(shortened(day, 40)) })}
            </p>
          ))}
          {!isEmpty && (
            <div aria-busy={isLoading}>
              {chosen !== null && stats !== null ? (
                <Figures
                  stats={stats}
                  chosen={chosen}
                  results={questions.results}
                  query={query}
                  onChange={onChange}
                />
              ) : (
                <Waiting problem={reply?.ok === false ? reply.problem : null} onRetry={retry} />
              )}
            </div>
          )}
        </>
      )}
    </>
  );
};

interface WaitingProps {
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

const Waiting = ({ problem, onRetry }: WaitingProps) =>
  problem === null ? (
    <p class="small">{t('loading')}</p>
  ) : (
    <ProblemMessage problem={problem} onRetry={onRetry} />
  );

/** The site, the number of hands and their dates, and the way to the hands. */
const About = ({ chosen, query }: { readonly chosen: NameAtSite; readonly query: PlayerQuery }) => {
  const { site, hands, firstPlayedAt, lastPlayedAt } = chosen;
  const list = `/hands?${String(handsQuery(chosen, query))}`;
  return (
    <>
      <p>
        {site} · {handsText(hands)}
        {firstPlayedAt !== null && lastPlayedAt !== null && `, ${daysText(firstPlayedAt, lastPlayedAt)}`}
      </p>
      {isPage('/hands') && (
        <p>
          <a href={list}>{t('showHands')}</a>
        </p>
      )}
    </>
  );
};

const daysText = (firstPlayedAt: string, lastPlayedAt: string): string => {
  const [first, last] = [dayText(firstPlayedAt), dayText(lastPlayedAt)];
  return first === last ? t('playedOn', { day: first }) : t('playedFrom', { first, last });
};

interface NamesProps {
  readonly names: readonly NameAtSite[];
  readonly chosen: NameAtSite | null;
  readonly query: PlayerQuery;
}

/** The names that are shown at once, those with most hands: more fill the screen of a phone. */
const FEW_NAMES = 4;

/** The same name at other sites, or in other letters, is another player. */
const Names = ({ names, chosen, query }: NamesProps) => {
  const [isWhole, setWhole] = useState(false);
  if (names.length < 2) return null;
  const shown = isWhole ? names : names.filter((each, index) => index < FEW_NAMES || each === chosen);
  return (
    <nav class="names" aria-label={t('sites')}>
      <ul>
        {shown.map((each) => {
          const search = String(writePlayerQuery({ ...query, site: each.site }));
          return (
            <li key={`${each.site} ${each.name}`}>
              <a
                href={`/players/${encodeURIComponent(each.name)}?${search}`}
                aria-current={each === chosen ? 'page' : undefined}
              >
                <PlayerName name={each.name} /> · {each.site}
              </a>{' '}
              <span class="small">{handsText(each.hands)}</span>
            </li>
          );
        })}
      </ul>
      {(isWhole || shown.length < names.length) && (
        <button type="button" class="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewerNames') : t('allNames', { count: count(names.length, language.value) })}
        </button>
      )}
    </nav>
  );
};

interface FiguresProps {
  readonly stats: PlayerStats;
  readonly chosen: NameAtSite;
  readonly results: ResultsQuestion;
  readonly query: PlayerQuery;
  readonly onChange: (change: Partial<PlayerQuery>) => void;
}

const Figures = ({ stats, chosen, results, query, onChange }: FiguresProps) => {
  const shown = stats.players.find(({ name, site }) => name === chosen.name && site === chosen.site);
  if (shown === undefined)
    return (
      <div role="status">
        <p>{t('noHands')}</p>
        {`${query.from}${query.to}` !== '' && <p class="small">{t('untimedNote')}</p>}
      </div>
    );
  return (
    <>
      {shown.anonymous && <p class="note">{t('anonymousNote', { site: shown.site })}</p>}
      {shown.hands !== chosen.hands && <p role="status">{handsText(shown.hands)}</p>}
      <Results question={results} of={chosen} query={query} onChange={onChange} />
      <MoneyFigures of={shown} />
      <StatisticFigures of={shown} />
      <Groups by={query.by} groups={shown.groups} onChange={(by) => onChange({ by })} />
    </>
  );
};
