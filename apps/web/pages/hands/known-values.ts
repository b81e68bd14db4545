import { useEffect, useState } from 'preact/hooks';
import { useReply } from '../../api/use-reply.js';
import { timeText } from '../../components/time.js';
import { games } from '../../games/games.js';
import { currenciesWith, useSites } from '../../games/sites.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { FINDING_CODES } from './finding-codes.js';
import { EVERY_STATUS, type FilterField, type HandFilter } from './filter.js';
import { t } from './translate.js';

export type Choice = readonly [value: string, label: string];

/** The values of fields that the page knows. */
export interface KnownValues {
  /** The only values of a field; any value if none of them is empty. */
  readonly choices: Readonly<Partial<Record<FilterField, readonly Choice[]>>>;
  /** Values of a field that may have others. */
  readonly suggestions: Readonly<Partial<Record<FilterField, readonly string[]>>>;
}

/** The values that do not depend on the filter: loaded once, however often the filter changes. */
export interface Lists {
  readonly sites: readonly string[];
  readonly imports: readonly Choice[];
}

export const useLists = (): Lists => ({ sites: useSites(), imports: useImports() });

export const useKnownValues = (
  { sites, imports }: Lists,
  filter: HandFilter,
  typed: HandFilter,
): KnownValues => {
  const { player } = typed.fields;
  const players = usePlayerNames(player === filter.fields.player ? '' : player);
  return {
    choices: {
      showdown: [
        ['true', t('yes')],
        ['false', t('no')],
      ],
      status: [
        ['', t('playedHands')],
        ['rejected', t('rejectedHands')],
        ['duplicate', t('duplicateHands')],
        ['cancelled', t('cancelledHands')],
        [EVERY_STATUS, t('everyStatus')],
      ],
      game: (games.value ?? []).map(({ id, name }) => [id, name[language.value]]),
      finding: FINDING_CODES.map((code) => [code, code]),
      import: imports,
    },
    suggestions: { site: sites, player: players, currency: currenciesWith([]) },
  };
};

/** The imports that can be chosen; older ones have links. */
const IMPORTS = 200;

/** The newest imports, by name and time. */
const useImports = (): readonly Choice[] => {
  const { reply } = useReply({ route: '/v1/imports', options: { query: { limit: IMPORTS } } });
  if (reply?.ok !== true) return [];
  return reply.value.items.map(({ id, name, createdAt }) => [
    id,
    `${name === '' ? t('noName') : visible(shortened(name, 60))} · ${timeText(createdAt)}`,
  ]);
};

const SUGGESTED_PLAYERS = 10;
/** Quick typing is one search. */
const DELAY_MS = 250;

/** The names with a part, those with most hands first. */
const usePlayerNames = (part: string): readonly string[] => {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const clock = setTimeout(() => setSearch(part.trim()), DELAY_MS);
    return () => clearTimeout(clock);
  }, [part]);
  const { reply } = useReply(
    search === ''
      ? null
      : { route: '/v1/players', options: { query: { search, order: 'hands', limit: SUGGESTED_PLAYERS } } },
  );
  return reply?.ok === true ? [...new Set(reply.value.items.map(({ name }) => name))] : [];
};
