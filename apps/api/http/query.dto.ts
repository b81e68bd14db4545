import { formats } from '#histories';
import { presetIds } from '#rules';
import { isName, MAX_NAME_LENGTH } from '#storage';
import { z } from 'zod';
import { LANGUAGES } from './language.js';
import type { Message } from '#cards';
import { MESSAGES } from '../messages.js';

/**
 * A text in a query or a path that is checked by a function.
 *
 * @param expected the message for any other text
 * @param shape the check as JSON Schema
 */
export const textSchema = (
  fits: (text: string) => boolean,
  expected: Message,
  shape: { readonly pattern?: string; readonly format?: string } = {},
) =>
  z
    .string()
    .refine(fits, { error: expected.en, params: { es: expected.es } })
    .meta(shape);

const patternSchema = (pattern: RegExp, expected: Message) =>
  textSchema((text) => pattern.test(text), expected, { pattern: pattern.source });

const uuid = z.uuid();
const dateTime = z.iso.datetime({ offset: true });

export const lang = z
  .enum(LANGUAGES)
  .optional()
  .describe('language of messages; by default that of Accept-Language, otherwise English');

/** The query of a route without other parameters. */
export const LanguageQuery = z.strictObject({ lang });

/** The number of items; send-page.ts has the default. */
export const Limit = textSchema(
  (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000,
  MESSAGES.limitExpected,
)
  .meta({ type: 'integer', minimum: 1, maximum: 1000 })
  .transform(Number);

/** A number of items before another one. */
export const Ordinal = patternSchema(/^\d{1,9}$/, MESSAGES.ordinalExpected)
  .meta({ type: 'integer', minimum: 0 })
  .transform(Number);

/** Ids of hands, also as cursors: whole numbers that a double represents exactly. */
export const HandId = patternSchema(/^\d{1,15}$/, MESSAGES.handIdExpected).transform(Number);

export const ImportId = textSchema((text) => uuid.safeParse(text).success, MESSAGES.importIdExpected, {
  format: 'uuid',
});

export const EquityJobId = textSchema((text) => uuid.safeParse(text).success, MESSAGES.equityJobIdExpected, {
  format: 'uuid',
});

export const WebhookId = textSchema((text) => uuid.safeParse(text).success, MESSAGES.webhookIdExpected, {
  format: 'uuid',
});

export const KeyId = patternSchema(/^[0-9a-f]{16}$/, MESSAGES.keyIdExpected);

export const WorkspaceIdText = textSchema(
  (text) => uuid.safeParse(text).success,
  MESSAGES.workspaceIdExpected,
  {
    format: 'uuid',
  },
);

/** Ids of deliveries, as cursors. */
export const DeliveryId = textSchema((text) => uuid.safeParse(text).success, MESSAGES.cursorExpected, {
  format: 'uuid',
});

export const DateTime = textSchema((text) => dateTime.safeParse(text).success, MESSAGES.dateTimeExpected, {
  format: 'date-time',
}).transform((text) => new Date(text));

export const Decimal = patternSchema(/^\d{1,15}(\.\d{1,8})?$/, MESSAGES.decimalExpected);

/** The name of a key or a workspace, without blanks around it. */
export const Name = z
  .string()
  .transform((text) => text.trim())
  .refine(isName, { error: MESSAGES.nameExpected.en, params: { es: MESSAGES.nameExpected.es } })
  .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH });

/** The name of a log in the records of its hands. */
export const LogName = patternSchema(/^\P{Cc}{1,255}$/u, MESSAGES.logNameExpected);

/** The format of a log: `auto` or an id. */
export const LogFormat = z
  .enum(['auto', ...formats.map(({ id }) => id)])
  .default('auto')
  .describe('format of the log; auto detects it');

/** The house profile of an audit: `auto` or the id of a preset. */
export const HouseProfile = z
  .enum(['auto', ...presetIds])
  .default('auto')
  .describe('house profile; auto takes that of the site');

/** Whether a response has aliases in place of names. */
export const anonymize = z
  .enum(['true', 'false'])
  .default('false')
  .describe('replace the names of players, files and tables, and leave out other texts');
