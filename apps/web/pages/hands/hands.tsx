import './hands.css';
import type { HandPage } from '#client';
import { useRef } from 'preact/hooks';
import { useReply } from '../../api/use-reply.js';
import { NoHandsYet } from '../../components/no-hands-yet.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { ServerLink } from '../../components/server-link.js';
import { loadGames } from '../../games/games.js';
import { isPage, place } from '../../router/place.js';
import { isNoTime } from '../../text/day.js';
import { shortened, visible } from '../../text/visible.js';
import { FilterForm } from './filter-form.js';
import { useLists } from './known-values.js';
import { EVERY_STATUS, type HandFilter, filterIn, isFiltered, queryOf, requestOf } from './filter.js';
import { HAND_COLUMNS, HandRow } from './hand-row.js';
import { t } from './translate.js';

loadGames();

/** Rows of a page. */
const PAGE_LENGTH = 50;

/** The stored hands: a filter, the hands that match it, and the same hands as files. */
export const Hands = () => {
  const query = place.value?.query ?? new URLSearchParams();
  const filter = filterIn(query);
  const lists = useLists();
  const badDays = [filter.fields.from, filter.fields.to].filter(isNoTime);
  return (
    <main id="main" class="hands">
      <div class="intro">
        <h1>{t('handsPage')}</h1>
        <p>
          {t('handsLead')} <a href="/replay">{t('pasteInstead')}</a>
        </p>
      </div>
      <FilterForm key={String(queryOf(filter))} filter={filter} lists={lists} />
      {badDays.length === 0 ? (
        <HandList filter={filter} cursor={query.get('cursor')} hasImports={lists.imports.length > 0} />
      ) : (
        badDays.map((day) => (
          <p class="error" role="alert" key={day}>
            {t('noSuchDay', { day: visible(shortened(day, 40)) })}
          </p>
        ))
      )}
    </main>
  );
};

interface HandListProps {
  readonly filter: HandFilter;
  readonly cursor: string | null;
  /** Whether there are imports, whose hands may all be rejected. */
  readonly hasImports: boolean;
}

/** The hands of a filter. Those of the last one stay until these are loaded. */
const HandList = ({ filter, cursor, hasImports }: HandListProps) => {
  const query = { ...requestOf(filter), limit: PAGE_LENGTH, ...(cursor === null ? {} : { cursor }) };
  const { reply, isLoading, retry } = useReply({ route: '/v1/hands', options: { query } });
  // The links of a list continue the list that is shown.
  const shown = useRef({ filter, cursor });
  if (!isLoading) shown.current = { filter, cursor };
  return (
    <>
      <p class={reply === null ? 'small' : 'unseen'} role="status">
        {isLoading && t('loadingHands')}
      </p>
      <div class="list-of-hands" aria-busy={isLoading}>
        {reply === null ? null : reply.ok ? (
          <Listed page={reply.value} {...shown.current} hasImports={hasImports} />
        ) : (
          <ProblemMessage problem={reply.problem} onRetry={retry} />
        )}
      </div>
    </>
  );
};

interface ListedProps extends HandListProps {
  readonly page: HandPage;
}

const Listed = ({ page, filter, cursor, hasImports }: ListedProps) => {
  const { items, next } = page;
  if (items.length === 0) return <Nothing filter={filter} hasImports={hasImports} />;
  const at = (changes: Readonly<Record<string, string>>): string => {
    const query = queryOf(filter);
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    return `/hands?${String(query)}`;
  };
  return (
    <>
      <table class="hand-list" aria-label={t('listOfHands')}>
        <thead>
          <tr>
            {HAND_COLUMNS.map((name) => (
              <th key={name} scope="col" class={`of-${name}`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((hand) => (
            <HandRow key={hand.id} hand={hand} />
          ))}
        </tbody>
      </table>
      <div class="acts">
        {cursor !== null && <a href={at({})}>{t('firstPage')}</a>}
        {next !== null && (
          <a href={at({ cursor: next })} rel="next">
            {t('nextPage')}
          </a>
        )}
        <ServerLink
          route="/v1/hands"
          options={{ query: { ...requestOf(filter), format: 'csv' } }}
          fileName="hands.csv"
          isFile
        >
          {t('asCsv')}
        </ServerLink>
        <ServerLink
          route="/v1/hands"
          options={{ query: { ...requestOf(filter), format: 'ndjson' } }}
          fileName="hands.ndjson"
          isFile
        >
          {t('asNdjson')}
        </ServerLink>
      </div>
    </>
  );
};

const Nothing = ({ filter, hasImports }: Omit<HandListProps, 'cursor'>) => {
  const { site, player, table, status } = filter.fields;
  const everyStatus = { ...filter, fields: { ...filter.fields, status: EVERY_STATUS } };
  return (
    <div class="nothing">
      <p>
        {isFiltered(filter) ? (
          t('noneFound')
        ) : (
          <NoHandsYet text={t(hasImports ? 'noneAudited' : 'noHands')} />
        )}
      </p>
      {status === '' && hasImports && (
        <p>
          {t('onlyPlayed')} <a href={`/hands?${String(queryOf(everyStatus))}`}>{t('showEveryStatus')}</a>
        </p>
      )}
      {site + player + table !== '' && <p>{t('namesAreWhole')}</p>}
      {player !== '' && isPage('/players') && (
        <p>
          <a href={`/players?${String(new URLSearchParams({ search: player }))}`}>{t('findPlayer')}</a>
        </p>
      )}
    </div>
  );
};
