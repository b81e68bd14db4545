import './header.css';
import { t } from '../components/translate.js';
import { PAGES } from '../pages.js';
import { place } from '../router/place.js';
import { language, scheme, setLanguage, toggleScheme } from '../state/settings.js';
import { Settings } from './settings.js';

/** The languages by their own names. */
const LANGUAGE_NAMES = { en: 'English', es: 'Español' } as const;

/** The name, the navigation and the settings of all pages. */
export const Header = () => (
  <header class="house">
    <a class="skip" href="#main" onClick={skipToMain}>
      {t('skip')}
    </a>
    <a class="name" href="/" aria-current={place.value?.path === '/' ? 'page' : undefined}>
      Floorman
    </a>
    <nav aria-label={t('pages')}>
      <ul>
        {PAGES.filter(({ isInNavigation }) => isInNavigation).map(({ path, title }) => (
          <li key={path}>
            <a href={path} aria-current={currentOf(path)}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div class="switches">
      <LanguageSwitch />
      <SchemeSwitch />
      <Settings />
    </div>
  </header>
);

/** `/hands` is marked as the page itself, and at `/hands/17` as the part of the site. */
const currentOf = (path: string): 'page' | 'true' | undefined => {
  const shown = place.value?.path ?? '';
  if (shown === path) return 'page';
  return shown.startsWith(`${path}/`) ? 'true' : undefined;
};

/** Moves the focus without a link, because the fragment of the address may hold the state of the page. */
const skipToMain = (event: Event): void => {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
};

const LanguageSwitch = () => {
  const other = language.value === 'en' ? 'es' : 'en';
  return (
    <button type="button" class="quiet" id="language" lang={other} onClick={() => setLanguage(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
};

const SchemeSwitch = () => (
  <button
    type="button"
    class="icon"
    id="scheme"
    aria-label={t('darkScheme')}
    aria-pressed={scheme.value === 'dark'}
    title={t('darkScheme')}
    onClick={toggleScheme}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.75" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </svg>
  </button>
);
