import { Client, type Fetch } from '#client';
import { computed, signal } from '@preact/signals';
import { type Language, preferredLanguage, LANGUAGES } from '../messages/catalogue.js';

export const SUIT_COLOURS = ['four', 'two'] as const;
export type SuitColours = (typeof SUIT_COLOURS)[number];

/** Reads a stored setting. Browsers may forbid storage; then there is none. */
const stored = (storage: () => Storage, name: string): string | null => {
  try {
    return storage().getItem(`floorman.${name}`);
  } catch {
    return null;
  }
};

const store = (storage: () => Storage, name: string, value: string): void => {
  try {
    storage().setItem(`floorman.${name}`, value);
  } catch {
    // Settings are optional.
  }
};

const permanent = (): Storage => localStorage;
const perTab = (): Storage => sessionStorage;

const storedLanguage = stored(permanent, 'language');
export const language = signal<Language>(
  LANGUAGES.find((each) => each === storedLanguage) ?? preferredLanguage(navigator.languages),
);
export const setLanguage = (value: Language): void => {
  language.value = value;
  store(permanent, 'language', value);
};

export const suitColours = signal<SuitColours>(stored(permanent, 'suits') === 'two' ? 'two' : 'four');
export const setSuitColours = (value: SuitColours): void => {
  suitColours.value = value;
  store(permanent, 'suits', value);
};

/** Whether the replayer shows the cards that a log shows at the end from the deal on, and the equities that count them. */
export const knownCards = signal(stored(permanent, 'known-cards') !== 'hidden');
export const setKnownCards = (value: boolean): void => {
  knownCards.value = value;
  store(permanent, 'known-cards', value ? 'shown' : 'hidden');
};

export type Scheme = 'light' | 'dark';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemScheme = signal<Scheme>(systemIsDark.matches ? 'dark' : 'light');
systemIsDark.addEventListener('change', ({ matches }) => {
  systemScheme.value = matches ? 'dark' : 'light';
});

const storedScheme = stored(permanent, 'scheme');
/** The scheme that was chosen; null to follow the system. */
const chosenScheme = signal<Scheme | null>(
  storedScheme === 'light' || storedScheme === 'dark' ? storedScheme : null,
);
export const scheme = computed<Scheme>(() => chosenScheme.value ?? systemScheme.value);
/** Changes to the other scheme. One that the system has too is not stored: the page follows the system again. */
export const toggleScheme = (): void => {
  const other = scheme.peek() === 'dark' ? 'light' : 'dark';
  chosenScheme.value = other === systemScheme.peek() ? null : other;
  store(permanent, 'scheme', chosenScheme.value ?? '');
};

/** The API key, stored until the tab is closed. */
export const key = signal(stored(perTab, 'key') ?? '');
export const setKey = (value: string): void => {
  key.value = value.trim();
  store(perTab, 'key', key.value);
};

/** Whether the service refused the last request because it needs a key. */
export const needsKey = signal(false);

/** Notes whether the service refuses a request because it needs a key. */
export const noting =
  (send: Fetch): Fetch =>
  async (url, init) => {
    const response = await send(url, init);
    needsKey.value = response.status === 401;
    return response;
  };

export const client = new Client({
  key: () => key.peek(),
  language: () => language.peek(),
  fetch: noting((url, init) => fetch(url, { ...init, cache: 'no-store' })),
});

/** Changes with the language and the key. */
export const sender = computed(() => `${language.value} ${key.value}`);
