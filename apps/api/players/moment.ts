import { z } from 'zod';

const day = z.iso.date();
const dateTime = z.iso.datetime({ offset: true });

/** A day, which begins at midnight UTC, or a date and time with an offset; null for any other text. */
export const momentOf = (text: string): Date | null => {
  if (day.safeParse(text).success) return new Date(`${text}T00:00:00Z`);
  return dateTime.safeParse(text).success ? new Date(text) : null;
};
