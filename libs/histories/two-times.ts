/** A moment that a log states in a zone; without a known zone the moment is null. */
export interface ZonedTime {
  readonly zone: string | null;
  /** ISO 8601. */
  readonly utc: string | null;
}

/** Zones whose clocks have changed by the same rules for as long as there are logs. */
const knownZones: ReadonlySet<string> = new Set([
  'UTC',
  'GMT',
  'ET',
  'EST',
  'EDT',
  'CT',
  'MT',
  'PT',
  'WET',
  'CET',
  'CEST',
  'EET',
  'EEST',
]);

/** Zones of which some countries have no summer time: Mexico, Saskatchewan, Arizona, Turkey, Iceland and others. */
const partlyWithoutSummer: ReadonlySet<string> = new Set(['CT', 'MT', 'WET', 'CET', 'EET']);

const HOUR_LENGTH = 3_600_000;

/**
 * Whether two times of a header are the same moment, as far as that is known: countries have changed their clocks by other rules
 * and on other days, and in autumn an hour occurs twice. `local` is the time that is printed first, `site` that of the site.
 */
export const areSameMoment = (local: ZonedTime, site: ZonedTime): boolean => {
  if (local.utc === site.utc || local.utc === null || site.utc === null) return true;
  const later = Date.parse(site.utc) - Date.parse(local.utc);
  const apart = Math.abs(later);
  const isKnown = knownZones.has(local.zone ?? '') && knownZones.has(site.zone ?? '');
  // `toUtc` takes summer time for granted: without it, the moment in summer is an hour later.
  const isStanding = partlyWithoutSummer.has(local.zone ?? '') && isSummer(local.utc);
  if (isStanding && later === HOUR_LENGTH) return true;
  // Run It Once prints a CET that has no summer time.
  const isRunItOnce = local.zone === 'UTC' && site.zone === 'CET';
  if (isKnown && !isRunItOnce && !isChangeOfClocks(local.utc)) return false;
  return apart % (HOUR_LENGTH / 2) === 0 && apart <= 2 * HOUR_LENGTH;
};

/** From March to November, when clocks may show summer time. */
const isSummer = (utc: string): boolean => {
  const month = new Date(Date.parse(utc)).getUTCMonth();
  return month >= 2 && month <= 10;
};

/** A Sunday of the months in which Europe and North America change their clocks, or the Monday after it. */
const isChangeOfClocks = (utc: string): boolean => {
  const day = new Date(Date.parse(utc));
  return day.getUTCDay() < 2 && [2, 3, 9, 10].includes(day.getUTCMonth());
};
