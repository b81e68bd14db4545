import { BETS_PER_ROUND, type EngineSwitchText } from './text.js';

/** Switches about bets and raises. */
export const bettingTexts: readonly EngineSwitchText[] = [
  {
    id: 'firstRaise',
    rules: ['R-BET-6', 'P-BET-4'],
    en: 'The minimum first raise in no limit and pot limit.',
    es: 'La primera subida mínima sin límite y con límite de bote.',
    values: [
      {
        value: 'largest-blind',
        en: 'The largest blind or straddle: a straddle of 4 is raised to 8.',
        es: 'La mayor ciega o straddle: un straddle de 4 se sube a 8.',
      },
      {
        value: 'minimum-bet',
        en: 'The minimum bet: if it is 2, a straddle of 4 is raised to 6.',
        es: 'La apuesta mínima: si es de 2, un straddle de 4 se sube a 6.',
      },
    ],
  },
  {
    id: 'coveringBet',
    rules: ['P-BET-4', 'P-ALLIN-2'],
    en: 'Whether a bet below the minimum is legal if it puts every opponent all-in.',
    es: 'Si se admite una apuesta menor que el mínimo que deja all-in a todos los rivales.',
    values: [
      {
        value: 'too-small',
        en: 'It is too small, like any other.',
        es: 'Es demasiado pequeña, como cualquier otra.',
      },
      {
        value: 'allowed',
        en: 'It is legal, because no opponent could call more.',
        es: 'Es válida, porque ningún rival podría pagar más.',
      },
    ],
  },
  {
    id: 'raiseOverAllIn',
    rules: ['P-ALLIN-2'],
    en: 'Whether a player may raise if no opponent has chips left to call.',
    es: 'Si se puede subir cuando a ningún rival le quedan fichas para igualar.',
    values: [
      {
        value: 'not-offered',
        en: 'It is not offered: the player calls or folds.',
        es: 'No se ofrece: el jugador iguala o se retira.',
      },
      {
        value: 'allowed',
        en: 'It is legal, and what the opponents cannot call is returned.',
        es: 'Es válido, y se devuelve lo que los rivales no pueden igualar.',
      },
    ],
  },
  {
    id: 'fixedLimitAs',
    rules: ['P-SETUP-3', 'P-VAR-OMAHA8'],
    en: 'The bet sizes of fixed-limit Omaha hi-lo, which some programs play with other sizes.',
    es: 'Las apuestas del Omaha hi-lo con límite fijo, que algunos programas juegan con otras cantidades.',
    values: [
      {
        value: 'fixed-limit',
        en: 'Fixed sizes, as the name says.',
        es: 'Cantidades fijas, como dice su nombre.',
      },
      {
        value: 'pot-limit',
        en: 'Up to the pot and without a cap, as PokerKit plays its code FO/8.',
        es: 'Hasta el bote y sin tope, como juega PokerKit su código FO/8.',
      },
    ],
  },
  {
    id: 'checkRaise',
    rules: ['R-BET-2', 'P-VAR-LOW'],
    en: 'Whether a player who has checked may raise in the same round.',
    es: 'Si quien ha pasado puede subir en la misma ronda.',
    values: [
      { value: 'allowed', rules: ['R-BET-2'], en: 'In every game.', es: 'En todos los juegos.' },
      {
        value: 'not-in-ace-to-five',
        rules: ['R-BET-2', 'P-VAR-LOW'],
        en: 'In every game except ace-to-five lowball.',
        es: 'En todos los juegos, salvo el lowball A-5.',
      },
      {
        value: 'not-in-lowball',
        en: 'In every game except draw games that only the lowest hand wins.',
        es: 'En todos los juegos, salvo los de descarte que gana solo la mano más baja.',
      },
    ],
  },
  {
    id: 'foldUnfaced',
    rules: ['P-BET-2', 'R-DEAD-1'],
    en: 'Folding when there is nothing to call.',
    es: 'Retirarse cuando no hay nada que igualar.',
    values: [
      { value: 'allowed', rules: ['R-DEAD-1'], en: 'It is allowed.', es: 'Está permitido.' },
      {
        value: 'noted',
        en: 'It is allowed, and the audit reports a notice: on sites such a fold is mostly a mistake.',
        es: 'Está permitido, y la auditoría lo señala con un aviso: en los sitios suele ser un error.',
      },
      {
        value: 'not-offered',
        rules: ['P-BET-2'],
        en: 'It is not offered: the fold stands, and the audit reports a notice.',
        es: 'No se ofrece: la retirada vale, y la auditoría la señala con un aviso.',
      },
    ],
  },
  {
    id: 'betsPerRound',
    rules: ['P-SETUP-3', 'R-BET-4'],
    en: `The maximum number of bets in a fixed-limit round, including the first: from ${BETS_PER_ROUND.min} to ${BETS_PER_ROUND.max}, or no cap.`,
    es: `El número máximo de apuestas de una ronda con límite fijo, incluida la primera: de ${BETS_PER_ROUND.min} a ${BETS_PER_ROUND.max}, o sin tope.`,
    values: [
      { value: 4, rules: ['P-SETUP-3'], en: 'A bet and three raises.', es: 'Una apuesta y tres subidas.' },
      { value: 5, rules: ['P-SETUP-3'], en: 'A bet and four raises.', es: 'Una apuesta y cuatro subidas.' },
      {
        value: 'by-rounds',
        rules: ['R-BET-4'],
        en: 'Four bets, or five in games of two betting rounds.',
        es: 'Cuatro apuestas, o cinco en juegos de dos rondas.',
      },
      { value: null, rules: ['P-SETUP-3'], en: 'No cap.', es: 'Sin tope.' },
    ],
  },
  {
    id: 'capHeadsUp',
    rules: ['R-BET-5'],
    en: 'Whether the cap also applies if two players were left before it was reached.',
    es: 'Si el tope rige también cuando quedaban dos jugadores antes de alcanzarlo.',
    values: [
      { value: true, en: 'It also applies heads-up.', es: 'Rige también mano a mano.' },
      { value: false, en: 'Heads-up there is no cap.', es: 'Mano a mano no hay tope.' },
      {
        value: 'in-tournaments',
        en: 'Heads-up it applies in tournaments only, until two players are left in the event.',
        es: 'Mano a mano rige solo en los torneos, hasta que quedan dos jugadores en el evento.',
      },
      {
        value: 'until-two-left',
        en: 'The same, in a house that plays tournaments only.',
        es: 'Lo mismo, en una casa que solo juega torneos.',
      },
    ],
  },
  {
    id: 'capCounts',
    rules: ['R-BET-4'],
    en: 'Whether the cap counts the blinds as the first bet.',
    es: 'Si el tope cuenta las ciegas como la primera apuesta.',
    values: [
      { value: 'blinds-too', en: 'Yes.', es: 'Sí.' },
      {
        value: 'raises-only',
        en: 'No, only voluntary bets and raises count.',
        es: 'No, solo cuentan las apuestas y subidas voluntarias.',
      },
    ],
  },
  {
    id: 'reopenLimit',
    rules: ['R-BET-7'],
    en: 'When a short all-in reopens a fixed-limit round to a player who has already acted.',
    es: 'Cuándo un all-in corto reabre una ronda con límite fijo a quien ya ha actuado.',
    values: [
      {
        value: 'cumulative',
        en: 'When it is half a bet or more, or when several add up to half a bet since he acted.',
        es: 'Cuando es de media apuesta o más, o cuando varios suman media apuesta desde que actuó.',
      },
      {
        value: 'single',
        en: 'Only when one all-in alone is half a bet or more.',
        es: 'Solo cuando un all-in por sí mismo es de media apuesta o más.',
      },
      {
        value: 'never',
        en: 'Never: an all-in below a full bet does not reopen it, regardless of its size.',
        es: 'Nunca: un all-in menor que una apuesta completa no la reabre, sea cual sea su tamaño.',
      },
      {
        value: 'always',
        en: 'Always: any all-in raise counts as a raise.',
        es: 'Siempre: cualquier subida all-in cuenta como subida.',
      },
    ],
  },
  {
    id: 'reopenNoLimit',
    rules: ['R-BET-7N'],
    en: 'When all-ins below a full raise reopen a no-limit or pot-limit round to a player who has already acted.',
    es: 'Cuándo los all-in menores que una subida completa reabren una ronda sin límite o con límite de bote a quien ya ha actuado.',
    values: [
      {
        value: 'cumulative',
        en: 'When they add up to a full raise since he acted.',
        es: 'Cuando juntos suman una subida completa desde que actuó.',
      },
      {
        value: 'single',
        en: 'Only when a single all-in is a full raise.',
        es: 'Solo cuando un único all-in es una subida completa.',
      },
      {
        value: 'always',
        en: 'Always: any all-in raise counts as a raise.',
        es: 'Siempre: cualquier subida all-in cuenta como subida.',
      },
    ],
  },
  {
    id: 'shortAllInRaise',
    rules: ['R-BET-7'],
    en: 'How a short all-in is raised in fixed limit.',
    es: 'Cómo se sube un all-in corto con límite fijo.',
    values: [
      {
        value: 'complete',
        en: 'It is completed to the next full bet: 12 in a round of 20 to 20.',
        es: 'Se completa hasta la siguiente apuesta entera: 12 en una ronda de 20, a 20.',
      },
      {
        value: 'on-top',
        en: 'A full bet is added to it: 12 in a round of 20 to 32.',
        es: 'Se le añade una apuesta entera: 12 en una ronda de 20, a 32.',
      },
      { value: 'either', en: 'Either is accepted.', es: 'Se acepta cualquiera de las dos formas.' },
      {
        value: 'by-size',
        en: 'Less than half a bet is completed: 8 in a round of 20 to 20. A full bet is added to half a bet or more: 15 to 35.',
        es: 'Si es menor que media apuesta, se completa: 8 en una ronda de 20, a 20. Si es de media o más, se le añade una apuesta entera: 15, a 35.',
      },
      {
        value: 'as-full-bet',
        en: 'Half a bet or more is raised like a full bet: 12 in a round of 20 to 40. Less is completed.',
        es: 'Si es de media apuesta o más, se sube como una apuesta entera: 12 en una ronda de 20, a 40. Si es menor, se completa.',
      },
    ],
  },
];
