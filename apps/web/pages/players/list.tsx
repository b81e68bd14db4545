import './players.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useReply } from '../../api/use-reply.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { NoHandsYet } from '../../components/no-hands-yet.js';
import { PlayerName } from '../../components/player-name.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { currenciesWith, useSites } from '../../games/sites.js';
import { count } from '../../messages/numbers.js';
import { changeState, place } from '../../router/place.js';
import { language } from '../../state/settings.js';
import {
  changeList,
  directionOf,
  listQuestion,
  type ListQuery,
  type Order,
  readListQuery,
  sortList,
  writeListQuery,
} from './address/list-query.js';
import type { ListedPlayer, PlayerPage } from './api.js';
import { Nets } from './groups.js';
import { t } from './translate.js';

/** The players of the stored hands. */
export const PlayerList = () => {
  const query = readListQuery(place.value?.query ?? new URLSearchParams());
  const { reply, isLoading, retry } = useReply(listQuestion(query));
  const items = reply?.ok === true ? reply.value.items : [];
  // The links of a list continue the list that is shown.
  const shown = useRef(query);
  if (!isLoading) shown.current = query;
  return (
    <main id="main" class="players">
      <div class="intro">
        <h1>{t('players')}</h1>
        <p>{t('playersLead')}</p>
      </div>
      <ListFilter query={query} items={items} />
      <div aria-busy={isLoading}>
        {reply === null ? (
          <p class="small">{t('loading')}</p>
        ) : reply.ok ? (
          <List query={shown.current} page={reply.value} />
        ) : (
          <ProblemMessage problem={reply.problem} onRetry={retry} />
        )}
      </div>
    </main>
  );
};

const hrefOf = (query: ListQuery): string => {
  const search = String(writeListQuery(query));
  return search === '' ? '/players' : `/players?${search}`;
};

const show = (query: ListQuery, { replace = false } = {}): void =>
  changeState({ query: writeListQuery(query) }, { replace });

/** Quick typing is one search. */
const DELAY_MS = 250;

interface ListFilterProps {
  readonly query: ListQuery;
  readonly items: readonly ListedPlayer[];
}

const ListFilter = ({ query, items }: ListFilterProps) => {
  const sites = useSites(query.site);
  return (
    <form class="hands-filter" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField query={query} />
      <label>
        <span>{t('site')}</span>
        <select
          name="site"
          value={query.site}
          onChange={(event) => show(changeList(query, { site: event.currentTarget.value }))}
        >
          <option value="">{t('allSites')}</option>
          <Options values={sites} />
        </select>
      </label>
      <label>
        <span>{t('currency')}</span>
        <select
          name="currency"
          value={query.currency}
          onChange={(event) => show(changeList(query, { currency: event.currentTarget.value }))}
        >
          <option value="">{t('allCurrencies')}</option>
          <Options values={currenciesIn(items, query.currency)} />
        </select>
      </label>
    </form>
  );
};

const Options = ({ values }: { readonly values: readonly string[] }) => (
  <>
    {values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </>
);

const SearchField = ({ query }: Pick<ListFilterProps, 'query'>) => {
  const [text, setText] = useState(query.search);
  const written = useRef(query.search);
  useEffect(() => {
    // Back, Forward or a link, and not this field.
    if (query.search !== written.current) setText((written.current = query.search));
  }, [query.search]);
  useEffect(() => {
    if (text === written.current) return undefined;
    const clock = setTimeout(() => {
      written.current = text;
      show(changeList(query, { search: text }), { replace: true });
    }, DELAY_MS);
    return () => clearTimeout(clock);
  }, [text, query]);
  return (
    <label class="wide">
      <span>{t('searchPlayers')}</span>
      <input
        type="search"
        class="typed"
        name="search"
        autocomplete="off"
        spellcheck={false}
        maxLength={255}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </label>
  );
};

const currenciesIn = (items: readonly ListedPlayer[], chosen: string): readonly string[] =>
  currenciesWith([...items.flatMap(({ money }) => money.map(({ currency }) => currency)), chosen]);

interface ListProps {
  readonly query: ListQuery;
  readonly page: PlayerPage;
}

const List = ({ query, page: { items, next } }: ListProps) => {
  if (items.length === 0) return <Nobody query={query} />;
  return (
    <>
      <DataTable
        label={t('players')}
        columns={columnsOf(query, items)}
        rows={items}
        keyOf={({ name, site }) => `${site}\n${name}`}
      />
      <div class="acts">
        {query.cursor !== '' && <a href={hrefOf({ ...query, cursor: '' })}>{t('firstPlayers')}</a>}
        {next !== null && <a href={hrefOf({ ...query, cursor: next })}>{t('nextPlayers')}</a>}
      </div>
    </>
  );
};

const Nobody = ({ query }: Pick<ListProps, 'query'>) => {
  const isWhole = query.search === '' && query.site === '' && query.currency === '';
  return (
    <div role="status">
      {isWhole ? (
        <>
          <p>
            <NoHandsYet text={t('noPlayers')} />
          </p>
          <p>
            <a href="/audit">{t('importLog')}</a>
          </p>
        </>
      ) : (
        <>
          <p>{t('noMatch')}</p>
          <p>
            <a href="/players">{t('allPlayers')}</a>
          </p>
        </>
      )}
    </div>
  );
};

const columnsOf = (query: ListQuery, items: readonly ListedPlayer[]): readonly Column<ListedPlayer>[] => {
  const sort = (order: Order) => ({
    ...(query.order === order ? { sort: directionOf(query) } : {}),
    onSort: () => show(sortList(withCurrency(query, order, items), order)),
  });
  return [
    { id: 'name', heading: t('player'), cell: NameCell, ...sort('name') },
    {
      id: 'hands',
      heading: t('handsPlayed'),
      cell: ({ hands }) => count(hands, language.value),
      isNumber: true,
      ...sort('hands'),
    },
    {
      id: 'net',
      heading: t('net'),
      cell: ({ money }) => <Nets money={money} />,
      isNumber: true,
      ...sort('net'),
    },
  ];
};

/** The order by net needs a currency: the first one of the list, unless one is chosen. */
const withCurrency = (query: ListQuery, order: Order, items: readonly ListedPlayer[]): ListQuery =>
  order !== 'net' || query.currency !== ''
    ? query
    : { ...query, currency: items.flatMap(({ money }) => money)[0]?.currency ?? '' };

const NameCell = ({ name, site, anonymous }: ListedPlayer) => (
  <>
    <a href={`/players/${encodeURIComponent(name)}?${String(new URLSearchParams({ site }))}`}>
      <PlayerName name={name} />
    </a>
    <span class="small site">
      {site}
      {anonymous && ` · ${t('anonymousName')}`}
    </span>
  </>
);
