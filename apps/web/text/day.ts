const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar: `2024-02-30` is none. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Whether a text in an address is neither a day nor a moment such as `2024-03-02T18:15:00Z`. */
export const isNoTime = (text: string): boolean =>
  DAY.test(text) ? !isDay(text) : text !== '' && Number.isNaN(Date.parse(text));
