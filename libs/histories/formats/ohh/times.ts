/** `2021-05-21T07:53:30Z`: zone and fractions are optional, and real files lack the zone, which is UTC. */
const TIME =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|([+-])(\d{2}):?(\d{2}))?$/;

const MINUTE = 60_000;
const MAX_OFFSET = 14 * 60;

/** A time as canonical hands have it, in whole seconds of UTC; null for any other text. */
export const readTime = (text: string): string | null => {
  const [matched, year, month, day, hour, minute, second, sign, hours, minutes] = TIME.exec(text) ?? [];
  if (matched === undefined) return null;
  const fields = [year, month, day, hour, minute, second].map(Number);
  const wall = Date.UTC(fields[0], fields[1] - 1, fields[2], fields[3], fields[4], fields[5]);
  // Other fields would be carried over into the next month or hour.
  if (!new Date(wall).toISOString().startsWith(`${year}-${month}-${day}T${hour}:${minute}:${second}`))
    return null;
  const offset = Number(hours ?? '0') * 60 + Number(minutes ?? '0');
  if (offset > MAX_OFFSET) return null;
  const utc = new Date(wall - (sign === '-' ? -offset : offset) * MINUTE);
  return utc.toISOString().replace('.000Z', 'Z');
};
