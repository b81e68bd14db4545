import { formats } from '#histories';
import { presetIds } from '#rules';
import { z } from 'zod';
import { LANGUAGES } from './language.js';
import type { Message } from '#cards';
import { MESSAGES } from '../messages.js';

/**
 * A text of a shape of its own in a query or a path. What does not fit is told what was expected there, in either language.
 *
 * @param shape the shape as JSON Schema says it
 */
export const written = (
  fits: (text: string) => boolean,
  expected: Message,
  shape: { readonly pattern?: string; readonly format?: string } = {},
) =>
  z
    .string()
    .refine(fits, { error: expected.en, params: { es: expected.es } })
    .meta(shape);

const matching = (pattern: RegExp, expected: Message) =>
  written((text) => pattern.test(text), expected, { pattern: pattern.source });

const asUuid = z.uuid();
const asMoment = z.iso.datetime({ offset: true });

export const lang = z
  .enum(LANGUAGES)
  .optional()
  .describe('language of messages; else that of Accept-Language, else en');

/** The query of a route that takes nothing else. */
export const LanguageQuery = z.strictObject({ lang });

/** Items at most; see send-page.ts for what there is without it. */
export const Limit = written(
  (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000,
  MESSAGES.limitExpected,
)
  .meta({ type: 'integer', minimum: 1, maximum: 1000 })
  .transform(Number);

/** Ids of hands, and cursors between them: whole numbers that a double holds exactly. */
export const HandId = matching(/^\d{1,15}$/, MESSAGES.handIdExpected).transform(Number);

export const ImportId = written((text) => asUuid.safeParse(text).success, MESSAGES.importIdExpected, {
  format: 'uuid',
});

export const EquityJobId = written((text) => asUuid.safeParse(text).success, MESSAGES.equityJobIdExpected, {
  format: 'uuid',
});

export const Moment = written((text) => asMoment.safeParse(text).success, MESSAGES.dateTimeExpected, {
  format: 'date-time',
}).transform((text) => new Date(text));

export const Decimal = matching(/^\d{1,15}(\.\d{1,8})?$/, MESSAGES.decimalExpected);

/** What a log is called in the records of its hands. */
export const LogName = matching(/^\P{Cc}{1,255}$/u, MESSAGES.logNameExpected);

/** The format to read a log in: `auto` or the id of one. */
export const LogFormat = z
  .enum(['auto', ...formats.map(({ id }) => id)])
  .default('auto')
  .describe('the format of the log; found by content with auto');

/** The house profile to judge a log by: `auto` or the id of a preset. */
export const HouseProfile = z
  .enum(['auto', ...presetIds])
  .default('auto')
  .describe('the house profile to judge by; with auto that of the site');
