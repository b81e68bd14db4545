import type { Message } from '#cards';
import { codeOfStatus, ProblemError, type ProblemCode } from './problem.js';

/** What Fastify and Nest refuse by themselves, by the names of their errors, in words of ours: theirs are English only. */
const REFUSALS: Readonly<Record<string, readonly [code: ProblemCode, detail: Message]>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    'malformed-json',
    { en: 'the body is empty: JSON was expected', es: 'el cuerpo está vacío: se esperaba JSON' },
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: [
    'malformed-json',
    { en: 'the body cannot be read as JSON', es: 'el cuerpo no se puede leer como JSON' },
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported-media-type',
    {
      en: 'the content type is not one: type/subtype was expected',
      es: 'el tipo de contenido no lo es: se esperaba tipo/subtipo',
    },
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed-request',
    {
      en: 'the body is not as long as Content-Length says',
      es: 'el cuerpo no mide lo que dice Content-Length',
    },
  ],
  FST_ERR_BAD_URL: [
    'malformed-request',
    {
      en: 'the address cannot be read: a % is followed by two hexadecimal digits, which make up UTF-8',
      es: 'la dirección no se puede leer: a un % le siguen dos cifras hexadecimales, que forman UTF-8',
    },
  ],
  FST_ERR_MAX_PARAM_LENGTH: [
    'uri-too-long',
    {
      en: 'a part of the path is longer than any name or id here',
      es: 'una parte de la ruta es más larga que cualquier nombre o id de aquí',
    },
  ],
  // Nest throws it for requests that pages of other sites have browsers send; our own refusals are no exceptions of Nest.
  ForbiddenException: [
    'forbidden',
    {
      en: 'a page of another site may not send this: the browser says that it comes from one',
      es: 'una página de otro sitio no puede enviar esto: el navegador dice que viene de una',
    },
  ],
};

/**
 * The problem for a refusal of the framework's. What it says itself is not passed on: of errors of the server it may tell what
 * it should not, of others it is in one language.
 *
 * @param name the error's code or name
 */
export const frameworkProblem = (name: string, status: number): ProblemError => {
  const known = Object.hasOwn(REFUSALS, name) ? REFUSALS[name] : undefined;
  if (known !== undefined) return new ProblemError(known[0], { detail: known[1] });
  if (status >= 400 && status < 500) return new ProblemError(codeOfStatus(status));
  return new ProblemError(status === 503 ? 'unavailable' : 'internal-error');
};
