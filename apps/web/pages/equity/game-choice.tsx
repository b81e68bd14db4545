import { type Method, METHODS, DEFAULT_ERROR } from './inputs/inputs.js';
import { change, inputs } from './state/inputs.js';
import { games } from '../../games/games.js';
import { changeGame, leftBehind } from './state/game-change.js';
import { language } from '../../state/settings.js';
import { errorPercent } from '../../messages/numbers.js';
import { t } from './translate.js';

const ERRORS = ['0.01', '0.005', '0.002', '0.001', '0.0005', '0.0002', '0.0001'];

/** The game and the method. */
export const GameChoice = () => {
  const { game, method, error } = inputs.value;
  const list = games.value ?? [];
  const errors = ERRORS.includes(error) ? ERRORS : [error, ...ERRORS];
  return (
    <div class="game-choice">
      <label>
        <span>{t('game')}</span>
        <select
          id="game"
          value={game}
          onChange={(event) => {
            const chosen = list.find(({ id }) => id === event.currentTarget.value);
            if (chosen !== undefined) changeGame(chosen);
          }}
        >
          {list.every(({ id }) => id !== game) && <option value={game}>{game}</option>}
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language.value]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('method')}</span>
        <select
          id="method"
          value={method}
          onChange={(event) => {
            const chosen = METHODS.find((each) => each === event.currentTarget.value) ?? 'auto';
            change((from) => ({ ...from, method: chosen }));
          }}
        >
          {METHODS.map((each: Method) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </label>
      {method === 'monte-carlo' && (
        <label>
          <span>{t('error')}</span>
          <select
            id="error"
            value={error}
            onChange={(event) => {
              const selected = event.currentTarget.value || DEFAULT_ERROR;
              change((from) => ({ ...from, error: selected }));
            }}
          >
            {errors.map((each) => (
              <option key={each} value={each}>
                {`± ${errorPercent(Number(each), language.value)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <LeftBehind />
    </div>
  );
};

/** Lists the texts that do not fit the game. */
const LeftBehind = () => {
  const left = leftBehind.value;
  return (
    <p class="small left-behind" role="status">
      {left !== null &&
        t('leftBehind', { game: left.from.name[language.value], texts: left.leaves.join(' · ') })}
    </p>
  );
};
