import { formats } from '#histories';
import { presetIds } from '#rules';
import { z } from 'zod';
import { LANGUAGES } from './language.js';
import type { Message } from '#cards';

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
export const Limit = written((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000, {
  en: 'a whole number from 1 to 1000 was expected',
  es: 'se esperaba un número entero de 1 a 1000',
})
  .meta({ type: 'integer', minimum: 1, maximum: 1000 })
  .transform(Number);

/** Ids of hands, and cursors between them: whole numbers that a double holds exactly. */
export const HandId = matching(/^\d{1,15}$/, {
  en: 'the id of a hand was expected: a whole number of 15 digits at most',
  es: 'se esperaba el id de una mano: un número entero de 15 cifras como mucho',
}).transform(Number);

export const ImportId = written(
  (text) => asUuid.safeParse(text).success,
  { en: 'the id of an import was expected: a UUID', es: 'se esperaba el id de una importación: un UUID' },
  { format: 'uuid' },
);

export const EquityJobId = written(
  (text) => asUuid.safeParse(text).success,
  {
    en: 'the id of a question of equity was expected: a UUID',
    es: 'se esperaba el id de una pregunta de equidad: un UUID',
  },
  { format: 'uuid' },
);

export const Moment = written(
  (text) => asMoment.safeParse(text).success,
  {
    en: 'a moment such as 2024-03-02T18:15:00Z was expected',
    es: 'se esperaba un momento, por ejemplo 2024-03-02T18:15:00Z',
  },
  { format: 'date-time' },
).transform((text) => new Date(text));

export const Decimal = matching(/^\d{1,15}(\.\d{1,8})?$/, {
  en: 'an amount such as 12.50 was expected: 15 digits and 8 decimals at most',
  es: 'se esperaba un importe, por ejemplo 12.50: 15 cifras y 8 decimales como mucho',
});

/** What a log is called in the records of its hands. */
export const LogName = matching(/^\P{Cc}{1,255}$/u, {
  en: 'a name of 1 to 255 characters was expected, without control characters',
  es: 'se esperaba un nombre de 1 a 255 caracteres, sin caracteres de control',
});

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

/** What is said of a cursor that no page of the list has named. */
export const NO_CURSOR = {
  en: 'the cursor of a page of this list was expected: what its "next" says',
  es: 'se esperaba el cursor de una página de esta lista: lo que dice su "next"',
} as const;
