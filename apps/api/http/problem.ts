import { z } from 'zod';
import type { Message } from '#cards';
import type { Language } from './language.js';

/** One thing that is wrong with a request, and where. */
export const ProblemDetail = z
  .object({
    in: z
      .enum(['body', 'query', 'path', 'header'])
      .optional()
      .describe('the part of the request; absent means the body'),
    pointer: z.string().optional().describe('JSON Pointer (RFC 6901) into that part'),
    line: z.int().positive().optional().describe('1-based line of the text sent'),
    member: z.string().optional().describe('the member of the zip sent that it is about'),
    at: z.int().positive().optional().describe('1-based character of the text that the pointer leads to'),
    length: z.int().nonnegative().optional().describe('characters from there on that it is about'),
    code: z.string().optional().describe('stable name of what is wrong, where there is one'),
    message: z.string(),
  })
  .meta({ id: 'ProblemDetail' });
export type ProblemDetail = z.infer<typeof ProblemDetail>;

/** A text that is in the language of the request already: of a record that was written in it. */
export const alreadyWorded = (text: string): Message => ({ en: text, es: text });

/** The same before the language of the request is known. */
export interface ProblemIssue extends Omit<ProblemDetail, 'message'> {
  /** In every language: a plain string would reach somebody who cannot read it. */
  readonly message: Message;
}

/** RFC 9457 problem details, as every error of this service is answered. */
export const Problem = z
  .object({
    type: z.string().describe('URI of the kind of problem: urn:floorman:problem:<code>'),
    title: z.string().describe('the kind of problem in words, in the language of the request'),
    status: z.int(),
    detail: z
      .string()
      .optional()
      .describe('what happened this time: where nothing else is said, the first of the errors'),
    code: z.string().describe('stable name of the kind of problem'),
    errors: z.array(ProblemDetail).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

interface ProblemKind {
  readonly status: number;
  readonly title: Readonly<Record<Language, string>>;
}

/** Every kind of problem the service answers with. Codes are stable: clients switch on them. */
const KINDS = {
  'malformed-request': {
    status: 400,
    title: { en: 'The request is malformed', es: 'La petición está mal formada' },
  },
  'malformed-json': {
    status: 400,
    title: { en: 'The body is not valid JSON', es: 'El cuerpo no es JSON válido' },
  },
  'invalid-request': {
    status: 400,
    title: { en: 'The request does not fit the schema', es: 'La petición no cumple el esquema' },
  },
  'unreadable-source': {
    status: 400,
    title: { en: 'The log cannot be read', es: 'No se puede leer el historial' },
  },
  unauthorized: { status: 401, title: { en: 'A key is needed', es: 'Se necesita una clave' } },
  forbidden: {
    status: 403,
    title: { en: 'This is not allowed', es: 'Esta operación no está permitida' },
  },
  'not-found': { status: 404, title: { en: 'There is nothing here', es: 'Aquí no hay nada' } },
  'method-not-allowed': {
    status: 405,
    title: { en: 'The method is not allowed here', es: 'El método no está permitido aquí' },
  },
  'request-timeout': {
    status: 408,
    title: { en: 'The request took too long to arrive', es: 'La petición tardó demasiado en llegar' },
  },
  conflict: { status: 409, title: { en: 'The request is in conflict', es: 'La petición está en conflicto' } },
  'body-too-large': {
    status: 413,
    title: { en: 'The body is too large', es: 'El cuerpo es demasiado grande' },
  },
  'archive-bomb': {
    status: 413,
    title: { en: 'The archive expands too far', es: 'El archivo comprimido se expande demasiado' },
  },
  'too-many-hands': {
    status: 413,
    title: { en: 'There are too many hands', es: 'Hay demasiadas manos' },
  },
  'too-many-questions': {
    status: 413,
    title: { en: 'There are too many questions', es: 'Hay demasiadas preguntas' },
  },
  'uri-too-long': {
    status: 414,
    title: { en: 'The address is too long', es: 'La dirección es demasiado larga' },
  },
  'unsupported-media-type': {
    status: 415,
    title: { en: 'The content type is not supported', es: 'El tipo de contenido no se admite' },
  },
  unprocessable: {
    status: 422,
    title: { en: 'The request cannot be carried out', es: 'La petición no se puede llevar a cabo' },
  },
  'needs-policy': {
    status: 422,
    title: { en: 'A discard policy is needed', es: 'Se necesita una política de descartes' },
  },
  'too-large': {
    status: 422,
    title: { en: 'The question is too large', es: 'La pregunta es demasiado grande' },
  },
  'unknown-format': {
    status: 422,
    title: { en: 'The format of the log is not known', es: 'No se conoce el formato del historial' },
  },
  'no-hands': {
    status: 422,
    title: { en: 'No hand could be read', es: 'No se pudo leer ninguna mano' },
  },
  'too-many-requests': {
    status: 429,
    title: { en: 'Too many requests', es: 'Demasiadas peticiones' },
  },
  'headers-too-large': {
    status: 431,
    title: { en: 'The headers are too large', es: 'Las cabeceras son demasiado grandes' },
  },
  'internal-error': {
    status: 500,
    title: { en: 'Something went wrong here', es: 'Algo ha fallado aquí' },
  },
  'insufficient-storage': {
    status: 507,
    title: { en: 'There is no room left', es: 'No queda espacio' },
  },
  unavailable: {
    status: 503,
    title: { en: 'The service is not available', es: 'El servicio no está disponible' },
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof KINDS;

/** The status of every kind of problem, for the OpenAPI document. */
export function statusOf(code: ProblemCode): number {
  return KINDS[code].status;
}

const CODE_BY_STATUS: ReadonlyMap<number, ProblemCode> = new Map(
  // Where kinds share a status, the first is the general one.
  Object.entries(KINDS)
    .reverse()
    .map(([code, kind]) => [kind.status, code as ProblemCode]),
);

/** The kind of problem that a bare HTTP status stands for. */
export function codeOfStatus(status: number): ProblemCode {
  return CODE_BY_STATUS.get(status) ?? (status >= 500 ? 'internal-error' : 'malformed-request');
}

export interface ProblemOptions {
  readonly detail?: Message;
  readonly errors?: readonly ProblemIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere in a request to end it with problem details. */
export class ProblemError extends Error {
  /** Read by Fastify where it sets a status before the filter has seen the error. */
  readonly statusCode: number;

  constructor(
    readonly code: ProblemCode,
    readonly options: ProblemOptions = {},
  ) {
    super(options.detail?.en ?? code);
    this.name = 'ProblemError';
    this.statusCode = statusOf(code);
  }

  /** The document to send. */
  toProblem(language: Language): Problem {
    const { errors, detail = errors?.[0]?.message } = this.options;
    return {
      type: `urn:floorman:problem:${this.code}`,
      title: KINDS[this.code].title[language],
      status: this.statusCode,
      ...(detail === undefined ? {} : { detail: detail[language] }),
      code: this.code,
      ...(errors === undefined
        ? {}
        : { errors: errors.map((issue) => ({ ...issue, message: issue.message[language] })) }),
    };
  }
}
