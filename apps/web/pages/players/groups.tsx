import { useRef } from 'preact/hooks';
import { DataTable, type Column } from '../../components/data-table.js';
import { nextPlace } from '../../components/roving-focus.js';
import { games } from '../../games/games.js';
import { count, signedAmount } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { bigBlinds, factor, isLoss } from './amounts.js';
import { GROUPINGS, type Group, type Grouping, type Share, type ShareId } from './api.js';
import { DEFINITIONS } from './definitions/statistics.js';
import { sharePercent } from './figures.js';
import { inOrder } from './positions.js';
import { t } from './translate.js';

interface GroupsProps {
  readonly by: Grouping;
  readonly groups: readonly Group[];
  readonly onChange: (by: Grouping) => void;
}

/** The statistics of the hands that have something in common: a tab for each grouping. */
export const Groups = ({ by, groups, onChange }: GroupsProps) => (
  <section aria-labelledby="groups">
    <h2 id="groups">{t('groups')}</h2>
    <Tabs by={by} onChange={onChange} />
    <div role="tabpanel" id="group-panel" aria-labelledby={`by-${by}`}>
      <DataTable
        label={t(by)}
        columns={columnsOf(by)}
        // While another grouping is loaded, the groups are those of the last one.
        rows={inOrder(groups)}
        keyOf={({ by: grouping, key }) => `${grouping} ${key ?? ''}`}
      />
    </div>
  </section>
);

/** Arrow keys move between the tabs, and open them. */
const Tabs = ({ by, onChange }: Pick<GroupsProps, 'by' | 'onChange'>) => {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      class="tabs"
      role="tablist"
      aria-labelledby="groups"
      ref={list}
      onKeyDown={(event) => {
        const from = { x: GROUPINGS.indexOf(by), y: 0 };
        const to = nextPlace(event.key, from, { columns: GROUPINGS.length, rows: 1 });
        const chosen = to === null ? undefined : GROUPINGS[to.x];
        if (chosen === undefined) return;
        event.preventDefault();
        onChange(chosen);
        list.current?.querySelector<HTMLElement>(`#by-${chosen}`)?.focus();
      }}
    >
      {GROUPINGS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`by-${each}`}
          aria-selected={each === by}
          aria-controls="group-panel"
          tabIndex={each === by ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
};

/** The statistics that tables have a column for. */
const SHOWN: readonly ShareId[] = [
  'vpip',
  'pfr',
  'threeBet',
  'steal',
  'cbetFlop',
  'wentToShowdown',
  'wonAtShowdown',
];

const shareColumn = (id: ShareId): Column<Group> => ({
  id,
  heading: <Short id={id} />,
  cell: (group) => <ShareCell share={group[id]} />,
  isNumber: true,
});

const columnsOf = (by: Grouping): readonly Column<Group>[] => [
  { id: 'key', heading: t(by), cell: keyText },
  {
    id: 'hands',
    heading: t('handsPlayed'),
    cell: ({ hands }) => count(hands, language.value),
    isNumber: true,
  },
  ...SHOWN.map(shareColumn),
  {
    id: 'aggressionFactor',
    heading: <Short id="aggressionFactor" />,
    cell: ({ aggressionFactor }) => factor(aggressionFactor, language.value),
    isNumber: true,
  },
  { id: 'perHundred', heading: 'bb/100', cell: (group) => <PerHundred group={group} />, isNumber: true },
  { id: 'net', heading: t('net'), cell: ({ money }) => <Nets money={money} />, isNumber: true },
];

/** An abbreviation; the statistics above define it. */
const Short = ({ id }: { readonly id: keyof typeof DEFINITIONS }) => {
  const { short, name } = DEFINITIONS[id];
  return <abbr title={t(name)}>{short}</abbr>;
};

const ShareCell = ({ share }: { readonly share: Share }) => (
  <>
    {sharePercent(share)}
    <span class="small of">
      {count(share.count, language.value)}/{count(share.of, language.value)}
    </span>
  </>
);

const PerHundred = ({ group }: { readonly group: Group }) => (
  <>
    {group.money.map(({ currency, bbPer100 }) => (
      <div key={currency}>{bigBlinds(bbPer100, language.value)}</div>
    ))}
  </>
);

interface NetsProps {
  readonly money: readonly { readonly currency: string; readonly net: string }[];
}

/** The net of each currency in a line of its own. */
export const Nets = ({ money }: NetsProps) => (
  <>
    {money.map(({ currency, net }) => (
      <div key={currency} class={isLoss(net) ? 'loss' : undefined}>
        {signedAmount(net, language.value)} <span class="small">{currency}</span>
      </div>
    ))}
  </>
);

/** The name of a group. */
const keyText = ({ by, key }: Group): string => {
  if (key === null) return t('unknownKey');
  switch (by) {
    case 'game':
      return games.value?.find(({ id }) => id === key)?.name[language.value] ?? key;
    case 'month':
      return monthText(key);
    case 'table-size':
      return t('playersAtTable', { players: key });
    default:
      return key;
  }
};

const monthText = (month: string): string =>
  new Intl.DateTimeFormat(language.value, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
