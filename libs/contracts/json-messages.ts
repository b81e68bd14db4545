import type { Catalogue } from '#cards';

/** Errors in a text that was expected to be JSON: the body of a request, or a line of it. */
export const JSON_MESSAGES = {
  notUtf8: { en: 'the request is not UTF-8', es: 'la solicitud no es UTF-8' },
  emptyJson: {
    en: 'the request is empty: JSON was expected',
    es: 'la solicitud está vacía: se esperaba JSON',
  },
  invalidJson: { en: 'the request is not valid JSON', es: 'la solicitud no es JSON válido' },
  jsonSyntax: {
    en: 'column {column}: {expected} was expected',
    es: 'columna {column}: se esperaba {expected}',
  },
  forbiddenKey: {
    en: 'the keys __proto__ and constructor.prototype are not accepted',
    es: 'no se admiten las claves __proto__ y constructor.prototype',
  },
  tooDeep: {
    en: 'objects and lists are nested more than {most} deep',
    es: 'hay más de {most} objetos y listas unos dentro de otros',
  },
  requestTooLong: {
    en: 'a request can have up to {bytes} bytes',
    es: 'una solicitud puede tener hasta {bytes} bytes',
  },
  lineTooLong: {
    en: 'a line can have up to {bytes} bytes here',
    es: 'una línea puede tener aquí hasta {bytes} bytes',
  },
} as const satisfies Catalogue;
