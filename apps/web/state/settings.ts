import { computed, signal } from '@preact/signals';
import { Client } from '../api/client.js';
import { type Language, languageAmong, LANGUAGES } from '../words/words.js';

export const SUIT_COLOURS = ['four', 'two'] as const;
export type SuitColours = (typeof SUIT_COLOURS)[number];

/** Browsers may refuse to keep anything: then nothing is kept. */
const kept = (storage: () => Storage, name: string): string | null => {
  try {
    return storage().getItem(`floorman.${name}`);
  } catch {
    return null;
  }
};

const keep = (storage: () => Storage, name: string, value: string): void => {
  try {
    storage().setItem(`floorman.${name}`, value);
  } catch {
    // It is a convenience.
  }
};

const forGood = (): Storage => localStorage;
const forThisTab = (): Storage => sessionStorage;

const keptLanguage = kept(forGood, 'language');
export const language = signal<Language>(
  LANGUAGES.find((each) => each === keptLanguage) ?? languageAmong(navigator.languages),
);
export const setLanguage = (value: Language): void => {
  language.value = value;
  keep(forGood, 'language', value);
};

export const suitColours = signal<SuitColours>(kept(forGood, 'suits') === 'two' ? 'two' : 'four');
export const setSuitColours = (value: SuitColours): void => {
  suitColours.value = value;
  keep(forGood, 'suits', value);
};

/** A key of the API: gone with the tab. */
export const key = signal(kept(forThisTab, 'key') ?? '');
export const setKey = (value: string): void => {
  key.value = value.trim();
  keep(forThisTab, 'key', key.value);
};

export const client = new Client(() => ({ key: key.peek(), language: language.peek() }));

/** Changes with everything that an answer's words or permission depend on. */
export const sender = computed(() => `${language.value} ${key.value}`);
