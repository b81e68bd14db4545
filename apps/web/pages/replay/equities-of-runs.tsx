import { type Column, DataTable } from '../../components/data-table.js';
import { percent } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import type { EquityView } from './hand/odds.js';
import type { Player, ReplayedHand } from './hand/record.js';
import { t } from './translate.js';
import { nameOf } from './words.js';

interface EquitiesProps {
  readonly hand: ReplayedHand;
  readonly equity: EquityView;
}

/** The equities of each run after an all-in; nothing as long as all runs have the same board. */
export const EquitiesOfRuns = ({ hand, equity: { runs } }: EquitiesProps) => {
  if (runs.length === 0) return null;
  const columns: readonly Column<Player>[] = [
    { id: 'player', heading: t('player'), cell: ({ name }) => <bdi>{nameOf(name)}</bdi> },
    ...runs.map(({ run, bySeat }) => ({
      id: `run-${run}`,
      heading: t('run', { number: run }),
      cell: ({ seat }: Player) => percent(bySeat.get(seat) ?? 0, language.value),
      isNumber: true,
    })),
  ];
  return (
    <section class="equities-of-runs">
      <h2>{t('equitiesOfRuns')}</h2>
      <DataTable
        label={t('equitiesOfRuns')}
        columns={columns}
        rows={hand.players.filter(({ seat }) => runs.some(({ bySeat }) => bySeat.has(seat)))}
        keyOf={({ seat }) => String(seat)}
      />
    </section>
  );
};
