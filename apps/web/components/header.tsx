import { useEffect, useRef, useState } from 'preact/hooks';
import { gamesProblem } from '../state/games.js';
import { outcome } from '../state/outcome.js';
import { type Page, page } from '../state/page.js';
import { catalogueProblem } from '../state/rulings.js';
import {
  key,
  language,
  setKey,
  setLanguage,
  setSuitColours,
  SUIT_COLOURS,
  suitColours,
} from '../state/settings.js';
import { LANGUAGES } from '../messages/messages.js';
import { t } from './translate.js';

const LANGUAGE_NAMES = { en: 'English', es: 'Español' } as const;

/** The name, the navigation and the settings of all pages. */
export const Header = () => (
  <header class="house">
    <a class="skip" href="#main" onClick={skipToMain}>
      {t('skip')}
    </a>
    <span class="name">Floorman</span>
    <nav aria-label={t('pages')}>
      <PageLink to="equity">{t('title')}</PageLink>
      <PageLink to="rulings">{t('rulings')}</PageLink>
    </nav>
    <Settings />
  </header>
);

/** Moves the focus without a link, because the fragment of the address holds the inputs. */
const skipToMain = (event: Event): void => {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
};

/** Keeps the inputs: a link to the current page would replace them. */
const PageLink = ({ to, children }: { readonly to: Page; readonly children: string }) => (
  <a
    href={`#/${to}`}
    aria-current={page.value === to ? 'page' : undefined}
    onClick={(event) => {
      if (page.peek() === to) event.preventDefault();
    }}
  >
    {children}
  </a>
);

const needsKey = (): boolean => {
  const step = outcome.value?.step;
  return (
    gamesProblem.value?.status === 401 ||
    catalogueProblem.value?.status === 401 ||
    (step?.state === 'refused' && step.problem.status === 401)
  );
};

const Settings = () => {
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
      open={needsKey()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>{t('settings')}</summary>
      <div class="panel">
        <label>
          <span>{t('language')}</span>
          <select
            id="language"
            value={language.value}
            onChange={(event) =>
              setLanguage(LANGUAGES.find((each) => each === event.currentTarget.value) ?? 'en')
            }
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
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
