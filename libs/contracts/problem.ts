import { z } from 'zod';
import type { Language, Message } from '#cards';

/** One issue of a request, and its place. */
export const ProblemDetail = z
  .object({
    in: z
      .enum(['body', 'query', 'path', 'header'])
      .optional()
      .describe('the part of the request; the body if absent'),
    pointer: z.string().optional().describe('JSON Pointer (RFC 6901) into that part'),
    line: z.int().positive().optional().describe('1-based line of the text'),
    member: z.string().optional().describe('the member of the zip'),
    at: z.int().positive().optional().describe('1-based character in the text at the pointer'),
    length: z.int().nonnegative().optional().describe('number of characters from there'),
    code: z.string().optional().describe('stable name of the issue, if it has one'),
    message: z.string(),
  })
  .meta({ id: 'ProblemDetail' });
export type ProblemDetail = z.infer<typeof ProblemDetail>;

/** An issue before the language of the request is known. */
export interface ProblemIssue extends Omit<ProblemDetail, 'message'> {
  readonly message: Message;
}

interface ProblemKind {
  readonly status: number;
  readonly title: Readonly<Record<Language, string>>;
}

/** Every kind of problem. Codes are stable: clients depend on them. */
export const PROBLEM_KINDS = {
  'malformed-request': {
    status: 400,
    title: { en: 'The request is malformed', es: 'La solicitud está mal formada' },
  },
  'malformed-json': {
    status: 400,
    title: { en: 'The body is not valid JSON', es: 'El cuerpo no es JSON válido' },
  },
  'invalid-request': {
    status: 400,
    title: { en: 'The request does not match the schema', es: 'La solicitud no cumple el esquema' },
  },
  'unreadable-source': {
    status: 400,
    title: { en: 'The log cannot be read', es: 'No se puede leer el historial' },
  },
  unauthorized: { status: 401, title: { en: 'An API key is required', es: 'Se requiere una clave' } },
  forbidden: {
    status: 403,
    title: { en: 'The request is not allowed', es: 'La solicitud no está permitida' },
  },
  'not-found': { status: 404, title: { en: 'Not found', es: 'No encontrado' } },
  'method-not-allowed': {
    status: 405,
    title: { en: 'The method is not allowed here', es: 'El método no está permitido aquí' },
  },
  'request-timeout': {
    status: 408,
    title: { en: 'The request took too long to arrive', es: 'La solicitud tardó demasiado en llegar' },
  },
  conflict: {
    status: 409,
    title: {
      en: 'The request conflicts with the present state',
      es: 'La solicitud no es compatible con el estado actual',
    },
  },
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
    title: { en: 'Too many hands', es: 'Hay demasiadas manos' },
  },
  'too-many-questions': {
    status: 413,
    title: { en: 'Too many equity requests', es: 'Demasiadas solicitudes de equity' },
  },
  'uri-too-long': {
    status: 414,
    title: { en: 'The address is too long', es: 'La dirección es demasiado larga' },
  },
  'unsupported-media-type': {
    status: 415,
    title: { en: 'The content type is not supported', es: 'El tipo de contenido no se admite' },
  },
  'unmet-expectation': {
    status: 417,
    title: { en: 'The Expect header is not supported', es: 'La cabecera Expect no se admite' },
  },
  unprocessable: {
    status: 422,
    title: { en: 'The request cannot be processed', es: 'La solicitud no se puede procesar' },
  },
  'needs-policy': {
    status: 422,
    title: {
      en: 'The answer depends on what players choose',
      es: 'La respuesta depende de lo que elijan los jugadores',
    },
  },
  'too-large': {
    status: 422,
    title: { en: 'The equity request is too large', es: 'La solicitud de equity es demasiado grande' },
  },
  'unknown-format': {
    status: 422,
    title: { en: 'The format of the log is unknown', es: 'El formato del historial es desconocido' },
  },
  'no-hands': {
    status: 422,
    title: { en: 'No hand could be read', es: 'No se pudo leer ninguna mano' },
  },
  'too-many-requests': {
    status: 429,
    title: { en: 'Too many requests', es: 'Demasiadas solicitudes' },
  },
  'headers-too-large': {
    status: 431,
    title: { en: 'The headers are too large', es: 'Las cabeceras son demasiado grandes' },
  },
  'internal-error': {
    status: 500,
    title: { en: 'Internal error', es: 'Error interno' },
  },
  'insufficient-storage': {
    status: 507,
    title: { en: 'No space left', es: 'No queda espacio' },
  },
  unavailable: {
    status: 503,
    title: { en: 'The service is not available', es: 'El servicio no está disponible' },
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEM_KINDS;

const codes = Object.keys(PROBLEM_KINDS) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457 problem details: the body of every error response. */
export const Problem = z
  .object({
    type: z.string().describe('URI of the kind of problem: urn:floorman:problem:<code>'),
    title: z.string().describe('the kind of problem, in the language of the request'),
    status: z.int(),
    detail: z
      .string()
      .optional()
      .describe(
        'this occurrence of the problem; by default the message of the first error, with the name of its parameter',
      ),
    code: z.enum(codes).describe('stable name of the kind of problem'),
    errors: z.array(ProblemDetail).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** The HTTP status of a kind of problem. */
export function statusOf(code: ProblemCode): number {
  return PROBLEM_KINDS[code].status;
}

/** This occurrence of a problem. */
export interface ProblemOccurrence {
  /** By default the message of the first error, with the name of its parameter. */
  readonly detail?: Message;
  readonly errors?: readonly ProblemIssue[];
}

/** The problem details as JSON. */
export const makeProblem = (
  code: ProblemCode,
  { errors, detail = detailOf(errors?.[0]) }: ProblemOccurrence,
  language: Language,
): Problem => ({
  type: `urn:floorman:problem:${code}`,
  title: PROBLEM_KINDS[code].title[language],
  status: statusOf(code),
  ...(detail === undefined ? {} : { detail: detail[language] }),
  code,
  ...(errors === undefined
    ? {}
    : { errors: errors.map((issue) => ({ ...issue, message: issue.message[language] })) }),
});

/** The message of an error in the query or the path says which parameter is meant. */
const detailOf = (error: ProblemIssue | undefined): Message | undefined => {
  const name = error?.in === 'query' || error?.in === 'path' ? error.pointer?.slice(1) : undefined;
  if (error === undefined || name === undefined || name === '') return error?.message;
  return { en: `${name}: ${error.message.en}`, es: `${name}: ${error.message.es}` };
};
