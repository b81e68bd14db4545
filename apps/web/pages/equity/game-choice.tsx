import { type Method, METHODS, DEFAULT_ERROR, POLICIES } from './inputs/inputs.js';
import { change, inputs } from './state/inputs.js';
import { drawsOf, hasDiscards } from '../../games/game.js';
import { games } from '../../games/games.js';
import { optionTexts } from '../../games/options-text.js';
import { game, plainGame } from './state/game.js';
import { changeGame, leftBehind } from './state/game-change.js';
import { language } from '../../state/settings.js';
import { errorPercent } from '../../messages/numbers.js';
import { t } from './translate.js';

const ERRORS = ['0.01', '0.005', '0.002', '0.001', '0.0005', '0.0002', '0.0001'];

/** The game and the method. */
export const GameChoice = () => {
  const { game: id, method, error } = inputs.value;
  const list = games.value ?? [];
  const errors = ERRORS.includes(error) ? ERRORS : [error, ...ERRORS];
  return (
    <div class="game-choice">
      <label>
        <span>{t('game')}</span>
        <select
          id="game"
          value={id}
          onChange={(event) => {
            const chosen = list.find((each) => each.id === event.currentTarget.value);
            if (chosen !== undefined) changeGame(chosen);
          }}
        >
          {list.every((each) => each.id !== id) && <option value={id}>{id}</option>}
          {list.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name[language.value]}
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
      <Draws />
      <Discards />
      <Options />
      <LeftBehind />
    </div>
  );
};

/** The options of the game, such as deuces wild. They come with a link. */
const Options = () => {
  const texts = optionTexts(inputs.value.options, language.value);
  if (texts.length === 0) return null;
  return (
    <p class="small note" id="options">
      {`${t('options', { options: texts.join(', ') })} `}
      <button
        type="button"
        class="quiet"
        onClick={() => {
          if (plainGame.value !== null) changeGame(plainGame.value);
          // The focused button is removed with the options.
          document.getElementById('game')?.focus();
        }}
      >
        {t('withoutOptions')}
      </button>
    </p>
  );
};

/** The number of draws left. Earlier draws than the last one need a policy. */
const Draws = () => {
  const most = game.value === null ? 0 : drawsOf(game.value);
  if (most === 0) return null;
  const { draws, policy } = inputs.value;
  return (
    <>
      <label>
        <span>{t('drawsLeft')}</span>
        <select
          id="draws"
          value={String(draws)}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            change((from) => ({ ...from, draws: chosen }));
          }}
        >
          {Array.from({ length: most + 1 }, (_, count) => (
            <option key={count} value={String(count)}>
              {String(count)}
            </option>
          ))}
        </select>
      </label>
      {most > 1 && policy === 'none' && <p class="small note">{t(draws === 1 ? 'oneDraw' : 'drawPolicy')}</p>}
    </>
  );
};

/** How players discard, in games in which they do. */
const Discards = () => {
  if (game.value === null || !hasDiscards(game.value)) return null;
  const { policy } = inputs.value;
  return (
    <label>
      <span>{t('discards')}</span>
      <select
        id="policy"
        value={policy}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const chosen = POLICIES.find((each) => each === value) ?? 'none';
          change((from) => ({ ...from, policy: chosen }));
        }}
      >
        {POLICIES.map((each) => (
          <option key={each} value={each}>
            {t(POLICY_NAMES[each])}
          </option>
        ))}
      </select>
    </label>
  );
};

const POLICY_NAMES = {
  none: 'discardsDone',
  'best-one-draw': 'bestOneDraw',
  'best-all-draws': 'bestAllDraws',
} as const;

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
