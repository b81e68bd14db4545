import type { Language } from './names.js';

/** Text for users in every language. `{name}` marks a placeholder. */
export type Message = Readonly<Record<Language, string>>;

/** A message per key. */
export type Catalogue = Readonly<Record<string, Message>>;

type PlaceholdersIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** A value for each placeholder of a message. */
export type MessageValues<M extends Message> = Readonly<Record<PlaceholdersIn<M[Language]>, string>>;

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** Replaces the placeholders of a message, in both languages. */
export const fillMessage = <M extends Message>(message: M, values: MessageValues<M>): Message => ({
  en: formatMessage(message, 'en', values),
  es: formatMessage(message, 'es', values),
});

/** A message in one language, with its placeholders replaced. */
export const formatMessage = <M extends Message>(
  message: M,
  language: Language,
  values: MessageValues<M>,
): string => {
  const byName: Readonly<Record<string, string | undefined>> = values;
  return message[language].replace(PLACEHOLDER, (placeholder, name: string) => byName[name] ?? placeholder);
};

/** The names of the placeholders in a text, sorted, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort();

/** The keys of the messages whose placeholders differ between the languages. */
export const placeholderMismatches = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue)
    .filter(([, { en, es }]) => placeholdersOf(en).join() !== placeholdersOf(es).join())
    .map(([key]) => key);
