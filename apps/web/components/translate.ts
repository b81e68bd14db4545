import { language } from '../state/settings.js';
import { formatMessage, type MessageKey, type ValuesOf } from '../messages/messages.js';

/** A message in the current language. A component that calls it is rendered again when the language changes. */
export const t = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string =>
  formatMessage(key, language.value, ...values);
