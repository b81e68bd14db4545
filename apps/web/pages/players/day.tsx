import { localeOf } from '../../components/time.js';
import { language } from '../../state/settings.js';

/** A day such as `26 Nov 2026`, in UTC as the ranges of dates are. */
export const dayText = (at: string): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(at),
  );

export const Day = ({ at }: { readonly at: string }) => <time dateTime={at}>{dayText(at)}</time>;
