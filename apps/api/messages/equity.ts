import type { Catalogue } from '#text';

/** Messages about equity, cards and catalogues. */
export const EQUITY_MESSAGES = {
  // Equity
  noEquityJob: { en: 'there is no such equity job', es: 'no existe ese trabajo de equity' },
  equityJobEnded: {
    en: 'the equity job is done or has failed',
    es: 'el trabajo de equity ya terminó o falló',
  },
  otherEquityRequest: {
    en: 'this Idempotency-Key was used for another equity request',
    es: 'esta Idempotency-Key se usó para otra solicitud de equity',
  },
  equityTooLarge: {
    en:
      'the request costs {cost}; up to {limit} is computed at once: request fewer trials, a larger error or smaller ' +
      'ranges',
    es:
      'la solicitud cuesta {cost}; al momento se calcula hasta {limit}: solicite menos simulaciones, un error mayor o ' +
      'rangos más pequeños',
  },
  equityUncountable: {
    en:
      'the request has more cases than can be counted; up to {limit} is computed at once: request fewer trials, a larger ' +
      'error or smaller ranges',
    es:
      'la solicitud tiene más casos de los que se pueden contar; al momento se calcula hasta {limit}: solicite menos ' +
      'simulaciones, un error mayor o rangos más pequeños',
  },
  equityTimeout: {
    en: 'the request took too long: request fewer trials, or write simpler ranges',
    es: 'la solicitud tardó demasiado: solicite menos simulaciones o escriba rangos más sencillos',
  },
  equityOutOfMemory: {
    en: 'the request needed too much memory: request smaller ranges',
    es: 'la solicitud necesitó demasiada memoria: solicite rangos más pequeños',
  },
  handEquityTooSlow: {
    en: 'the equities of this hand take too long',
    es: 'las equities de esta mano tardan demasiado',
  },
  tooManyBulkLines: {
    en: 'one request can have up to {lines} lines: send the rest in another request',
    es: 'una solicitud puede tener hasta {lines} líneas: envíe el resto en otra solicitud',
  },
  handOrRangeExpected: {
    en: 'either a hand or a range was expected',
    es: 'se esperaba una mano o un rango, pero no ambos',
  },
  errorOutOfRange: {
    en: 'a number above 0 and below 1 was expected',
    es: 'se esperaba un número mayor que 0 y menor que 1',
  },
  exactWithTrials: {
    en: 'the method exact has neither trials nor an error',
    es: 'el método exact no admite ni simulaciones ni error',
  },

  // Cards, games and amounts
  cardExpected: {
    en: 'a card was expected at character {at}, not "{found}"',
    es: 'se esperaba una carta en el carácter {at}, no "{found}"',
  },
  rankExpected: {
    en: 'a rank was expected at character {at}, not "{found}"',
    es: 'se esperaba un valor en el carácter {at}, no "{found}"',
  },
  suitExpected: {
    en: 'a suit was expected at character {at}, not "{found}"',
    es: 'se esperaba un palo en el carácter {at}, no "{found}"',
  },
  knownCardsExpected: {
    en: 'known cards were expected; write a partly known hand as a range',
    es: 'se esperaban cartas conocidas; escriba una mano conocida en parte como rango',
  },
  gameExpected: { en: 'a game was expected', es: 'se esperaba un juego' },
  amountExpected: {
    en: 'an amount as text such as "12.50" (up to 15 digits and 8 decimals) or a whole number was expected',
    es: 'se esperaba un importe como texto, por ejemplo "12.50" (hasta 15 cifras y 8 decimales), o un número entero',
  },
  potTooLarge: { en: 'the pot is too large', es: 'el bote es demasiado grande' },

  // Catalogues
  noRule: { en: 'there is no rule {id}', es: 'no existe la regla {id}' },
  noSchema: { en: 'there is no schema {name}', es: 'no existe el esquema {name}' },
} as const satisfies Catalogue;
