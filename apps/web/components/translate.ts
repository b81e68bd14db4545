import { type Catalogue, formatMessage, type PlainKeyOf, type ValuesOf } from '../messages/catalogue.js';
import { MESSAGES } from '../messages/messages.js';
import { language } from '../state/settings.js';

/**
 * A function for messages of a catalogue in the current language. A component that calls it is rendered again when the
 * language changes.
 */
export const translator =
  <const Messages extends Catalogue>(messages: Messages) =>
  <Key extends keyof Messages & string>(key: Key, ...values: ValuesOf<Messages[Key]>): string =>
    formatMessage(messages[key], language.value, ...values);

/** A message that all pages share. */
export const t = translator(MESSAGES);

/** The names of the shared messages without placeholders. */
export type PlainKey = PlainKeyOf<typeof MESSAGES>;
