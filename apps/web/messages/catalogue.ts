export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Messages by name, each in both languages; `{name}` is a placeholder. */
export type Catalogue = Readonly<Record<string, Words>>;

/** The names of the placeholders in a text: `'n'` for `Player {n}`. */
type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** The values of a message: an argument that exists only if the message has placeholders. */
export type ValuesOf<Message extends Words> = [PlaceholdersIn<Message[Language]>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersIn<Message[Language]>, string | number>>];

/** The names of the messages without placeholders. */
export type PlainKeyOf<Messages extends Catalogue> = {
  [Key in keyof Messages & string]: [PlaceholdersIn<Messages[Key][Language]>] extends [never] ? Key : never;
}[keyof Messages & string];

/** A message with its placeholders filled in. One without a value stays visible. */
export const formatMessage = <Message extends Words>(
  message: Message,
  language: Language,
  ...values: ValuesOf<Message> | []
): string => {
  return fillIn(message[language], values[0] ?? {});
};

/** A text with its placeholders filled in. One without a value stays visible. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The first of the browser's languages that the page has; English if there is none. */
export const preferredLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
};
