import { language } from '../state/settings.js';

/** The form that the browser prefers for the language: English dates differ from country to country. */
export const localeOf = (language: string): string =>
  navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;

/** A moment in UTC, as everywhere in the service, such as `26 Nov 2026, 19:05 UTC`. */
export const timeText = (at: string): string =>
  `${new Intl.DateTimeFormat(localeOf(language.value), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at))} UTC`;

export const Time = ({ at }: { readonly at: string }) => <time dateTime={at}>{timeText(at)}</time>;
