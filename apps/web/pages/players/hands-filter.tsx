import { games } from '../../games/games.js';
import { language } from '../../state/settings.js';
import { isEmptyRange, type PlayerQuery } from './address/player-query.js';
import { t } from './translate.js';

interface HandsFilterProps {
  readonly query: PlayerQuery;
  readonly onChange: (change: Partial<PlayerQuery>) => void;
}

/** Which hands count: of one game, and between two days. */
export const HandsFilter = ({ query, onChange }: HandsFilterProps) => {
  const { game, from, to } = query;
  const isEmpty = isEmptyRange(query);
  const known = games.value ?? [];
  return (
    <form class="hands-filter" aria-label={t('filter')} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{t('game')}</span>
        <select
          id="player-game"
          value={game}
          onChange={(event) => onChange({ game: event.currentTarget.value })}
        >
          <option value="">{t('allGames')}</option>
          {game !== '' && !known.some(({ id }) => id === game) && <option value={game}>{game}</option>}
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language.value]}
            </option>
          ))}
        </select>
      </label>
      <DayField label={t('fromDay')} name="from" day={from} isWrong={isEmpty} onChange={onChange} />
      <DayField label={t('toDay')} name="to" day={to} isWrong={isEmpty} onChange={onChange} />
      {`${game}${from}${to}` !== '' && (
        <button type="button" class="quiet" onClick={() => onChange({ game: '', from: '', to: '' })}>
          {t('allHands')}
        </button>
      )}
      <div role="alert" id="range-error">
        {isEmpty && <p class="error">{t('emptyRange')}</p>}
      </div>
    </form>
  );
};

interface DayFieldProps extends Pick<HandsFilterProps, 'onChange'> {
  readonly label: string;
  readonly name: 'from' | 'to';
  readonly day: string;
  readonly isWrong: boolean;
}

const DayField = ({ label, name, day, isWrong, onChange }: DayFieldProps) => (
  <label>
    <span>{label}</span>
    <input
      type="date"
      class="typed"
      name={name}
      value={day}
      aria-invalid={isWrong}
      aria-describedby="range-error"
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  </label>
);
