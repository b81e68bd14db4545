import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../components/translate.js';
import { key, needsKey, setKey, setSuitColours, SUIT_COLOURS, suitColours } from '../state/settings.js';

/** The colours of the suits and the API key. Opens by itself when the service needs a key. */
export const Settings = () => {
  const [draft, setDraft] = useState(key.peek());
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeFromOutside = ({ target }: Event): void => {
      if (box.current !== null && target instanceof Node && !box.current.contains(target))
        box.current.open = false;
    };
    addEventListener('pointerdown', closeFromOutside);
    return () => {
      removeEventListener('pointerdown', closeFromOutside);
    };
  }, []);
  return (
    <details
      class="settings"
      ref={box}
      open={needsKey.value}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>{t('settings')}</summary>
      <div class="panel">
        <label>
          <span>{t('suits')}</span>
          <select
            id="suits"
            value={suitColours.value}
            onChange={(event) => setSuitColours(event.currentTarget.value === 'two' ? 'two' : 'four')}
          >
            {SUIT_COLOURS.map((each) => (
              <option key={each} value={each}>
                {t(each === 'four' ? 'fourColours' : 'twoColours')}
              </option>
            ))}
          </select>
        </label>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setKey(draft);
          }}
        >
          <label for="key">{t('key')}</label>
          <div class="with-button">
            <input
              id="key"
              type="password"
              autocomplete="off"
              spellcheck={false}
              value={draft}
              onInput={(event) => setDraft(event.currentTarget.value)}
            />
            <button type="submit">{t('useKey')}</button>
          </div>
          <p class="small">{t('keyNote')}</p>
        </form>
      </div>
    </details>
  );
};
