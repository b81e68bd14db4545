import { computed, signal } from '@preact/signals';
import { Client } from '../api/client.js';
import { type Language, preferredLanguage, LANGUAGES } from '../messages/messages.js';

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

/** The API key, stored until the tab is closed. */
export const key = signal(stored(perTab, 'key') ?? '');
export const setKey = (value: string): void => {
  key.value = value.trim();
  store(perTab, 'key', key.value);
};

export const client = new Client(() => ({ key: key.peek(), language: language.peek() }));

/** Changes with the language and the key. */
export const sender = computed(() => `${language.value} ${key.value}`);
