import type { Switches } from '#engine';
import type { Words } from '../rule.js';

export type SwitchId = keyof Switches;

/** One value of a switch, explained. */
export interface SwitchValue<V> extends Words {
  readonly value: V;
}

interface TextOf<K extends SwitchId> extends Words {
  readonly id: K;
  /** The rules between which the switch decides. */
  readonly rules: readonly string[];
  /** Every value, except for a count, where the usual ones are explained and the range is said in the text. */
  readonly values: readonly SwitchValue<Switches[K]>[];
}

/** What a switch decides, in which rules, and what each of its values means. */
export type SwitchText = { readonly [K in SwitchId]: TextOf<K> }[SwitchId];

/** The least and the most that `betsPerRound` takes; beyond that a house means "no cap". */
export const BETS_PER_ROUND = { min: 1, max: 20 } as const;

/** Every switch of the engine, in the order in which a hand meets them. */
export const switchTexts: readonly SwitchText[] = [
  {
    id: 'headsUpBlinds',
    rules: ['P-BLIND-1'],
    en: 'Who posts the small blind when two players are dealt in.',
    es: 'Quién pone la ciega pequeña cuando juegan dos.',
    values: [
      { value: 'button-small', en: 'The button.', es: 'El botón.' },
      {
        value: 'left-of-button-small',
        en: 'The player left of the button, as with more players.',
        es: 'El jugador a la izquierda del botón, como con más jugadores.',
      },
      { value: 'either', en: 'Either of them is accepted.', es: 'Se acepta cualquiera de los dos.' },
    ],
  },
  {
    id: 'tableAnte',
    rules: ['P-SETUP-2'],
    en: 'What a single ante for the whole table, posted by the big blind or the button, is.',
    es: 'Qué es el ante único por toda la mesa que pone la ciega grande o el botón.',
    values: [
      {
        value: 'dead',
        en: 'Dead money: all of it belongs to the main pot, whoever is all-in for less.',
        es: 'Dinero muerto: todo pertenece al bote principal, aunque alguien esté all-in por menos.',
      },
      {
        value: 'live',
        en: 'The poster’s own contribution, like any other ante: a player who is all-in for less wins only as much of it.',
        es: 'Una aportación de quien lo pone, como cualquier ante: quien está all-in por menos no gana más que eso.',
      },
    ],
  },
  {
    id: 'shortBlindCall',
    rules: ['P-ALLIN-1', 'P-BLIND-1'],
    en: 'What is to be called behind a blind or bring-in that took its player’s last chips.',
    es: 'Qué hay que igualar tras una ciega o una apertura obligada que se llevó las últimas fichas de su jugador.',
    values: [
      { value: 'full', en: 'The full amount that was due.', es: 'La cantidad completa que correspondía.' },
      { value: 'posted', en: 'Only what was posted.', es: 'Solo lo que se puso.' },
    ],
  },
  {
    id: 'studOpens',
    rules: ['P-VAR-7CS', 'P-VAR-5CS', 'P-VAR-RAZZ'],
    en: 'Whose exposed card brings it in.',
    es: 'La carta descubierta de quién abre obligada.',
    values: [
      {
        value: 'low-card',
        en: 'The worst one for the game: the lowest in stud, the highest in razz.',
        es: 'La peor para el juego: la más baja en stud, la más alta en razz.',
      },
      {
        value: 'high-card',
        en: 'The best one for the game, by the old rule.',
        es: 'La mejor para el juego, según la regla antigua.',
      },
    ],
  },
  {
    id: 'exposedTie',
    rules: ['P-BET-1', 'R-TIE-1'],
    en: 'Who opens when the best exposed hands are equal.',
    es: 'Quién abre cuando las mejores manos descubiertas son iguales.',
    values: [
      {
        value: 'position',
        en: 'The first of them left of the dealer.',
        es: 'El primero de ellos a la izquierda del repartidor.',
      },
      { value: 'suit', en: 'The one with the highest suit.', es: 'El del palo más alto.' },
    ],
  },
  {
    id: 'openPair',
    rules: ['P-VAR-7CS', 'P-SETUP-3'],
    en: 'What an open pair on the fourth street of fixed-limit stud allows.',
    es: 'Qué permite una pareja descubierta en la cuarta calle del stud con límite fijo.',
    values: [
      { value: 'double-bet', en: 'The small bet or the big one.', es: 'La apuesta pequeña o la grande.' },
      {
        value: 'small-bet',
        en: 'Only the small bet, as online.',
        es: 'Solo la apuesta pequeña, como en línea.',
      },
    ],
  },
  {
    id: 'drawSecondRound',
    rules: ['P-VAR-5CD'],
    en: 'Who opens the round behind a single draw.',
    es: 'Quién abre la ronda tras un único descarte.',
    values: [
      {
        value: 'opener',
        en: 'Who opened the first round, or the next one to his left.',
        es: 'Quien abrió la primera ronda, o el siguiente a su izquierda.',
      },
      {
        value: 'left-of-button',
        en: 'The first player left of the button.',
        es: 'El primero a la izquierda del botón.',
      },
    ],
  },
  {
    id: 'unopened',
    rules: ['P-VAR-5CD'],
    en: 'What becomes of a draw hand that nobody opens.',
    es: 'Qué pasa con una mano de draw que nadie abre.',
    values: [
      {
        value: 'thrown-in',
        en: 'It is thrown in, and the antes stay for the next one.',
        es: 'Se anula, y los antes quedan para la siguiente.',
      },
      {
        value: 'played-on',
        en: 'It goes on with the draw, as where all have checked.',
        es: 'Sigue con el descarte, como si todos hubieran pasado.',
      },
    ],
  },
  {
    id: 'smallestChip',
    rules: ['R-BET-1'],
    en: 'The smallest chip that plays: what no bet is a fraction of. An all-in leaves smaller chips out.',
    es: 'La ficha más pequeña que juega: ninguna apuesta es una fracción de ella. Un all-in deja fuera las menores.',
    values: [
      {
        value: 'of-the-stakes',
        en: 'The chip in which blinds, antes and bets are agreed.',
        es: 'La ficha en que se acuerdan ciegas, antes y apuestas.',
      },
      {
        value: 'least-unit',
        en: 'The least unit of money, as online.',
        es: 'La unidad mínima de dinero, como en línea.',
      },
    ],
  },
  {
    id: 'firstToAct',
    rules: ['P-BET-1'],
    en: 'Who opens the first round where blinds or straddles were posted.',
    es: 'Quién abre la primera ronda donde se pusieron ciegas o straddles.',
    values: [
      {
        value: 'after-last-blind',
        en: 'The player left of the last blind or straddle, be it short.',
        es: 'El jugador a la izquierda de la última ciega o straddle, aunque sea corta.',
      },
      {
        value: 'after-largest-bet',
        en: 'The player left of the largest bet that was posted; of equal ones, of the last.',
        es: 'El jugador a la izquierda de la mayor apuesta puesta; entre iguales, de la última.',
      },
    ],
  },
  {
    id: 'firstRaise',
    rules: ['R-BET-6', 'P-BET-4'],
    en: 'What the first raise of a no-limit or pot-limit hand adds at least.',
    es: 'Cuánto añade al menos la primera subida sin límite o con límite de bote.',
    values: [
      {
        value: 'largest-blind',
        en: 'The largest blind or straddle: a straddle of 4 is raised to 8.',
        es: 'La mayor ciega o straddle: un straddle de 4 se sube a 8.',
      },
      {
        value: 'minimum-bet',
        en: 'The minimum bet: where that is 2, a straddle of 4 is raised to 6.',
        es: 'La apuesta mínima: si es de 2, un straddle de 4 se sube a 6.',
      },
    ],
  },
  {
    id: 'coveringBet',
    rules: ['P-BET-4', 'P-ALLIN-2'],
    en: 'What a bet below the minimum is that puts every opponent all-in.',
    es: 'Qué es una apuesta menor que el mínimo que deja all-in a todos los rivales.',
    values: [
      { value: 'too-small', en: 'Too small, like any other.', es: 'Demasiado pequeña, como cualquier otra.' },
      { value: 'allowed', en: 'Allowed: nobody could call more.', es: 'Válida: nadie podría pagar más.' },
    ],
  },
  {
    id: 'limitOmaha8',
    rules: ['P-VAR-OMAHA8', 'P-SETUP-3'],
    en: 'How large the bets of fixed-limit Omaha hi-lo are.',
    es: 'De cuánto son las apuestas de Omaha hi-lo con límite fijo.',
    values: [
      {
        value: 'fixed-limit',
        en: 'Of the fixed sizes, as its name says.',
        es: 'De importe fijo, como dice su nombre.',
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
      { value: 'allowed', en: 'In every game.', es: 'En todos los juegos.' },
      {
        value: 'not-in-lowball',
        en: 'Not in draw games that the lowest hand alone wins.',
        es: 'No en los juegos de descarte que gana solo la mano más baja.',
      },
    ],
  },
  {
    id: 'foldUnfaced',
    rules: ['P-BET-2', 'R-DEAD-1'],
    en: 'Folding when there is nothing to call.',
    es: 'Retirarse cuando no hay nada que igualar.',
    values: [
      { value: 'allowed', en: 'It is allowed.', es: 'Está permitido.' },
      {
        value: 'not-offered',
        en: 'It is not offered: the fold stands and is noted.',
        es: 'No se ofrece: la retirada vale y queda anotada.',
      },
    ],
  },
  {
    id: 'betsPerRound',
    rules: ['P-SETUP-3', 'R-BET-4'],
    en: `How many bets a fixed-limit round may have, the first one counted: from ${BETS_PER_ROUND.min} to ${BETS_PER_ROUND.max}, or no cap.`,
    es: `Cuántas apuestas admite una ronda con límite fijo, contada la primera: de ${BETS_PER_ROUND.min} a ${BETS_PER_ROUND.max}, o sin tope.`,
    values: [
      { value: 4, en: 'A bet and three raises.', es: 'Una apuesta y tres subidas.' },
      { value: 5, en: 'A bet and four raises.', es: 'Una apuesta y cuatro subidas.' },
      {
        value: 'by-rounds',
        en: 'Four bets, or five in games of two betting rounds.',
        es: 'Cuatro apuestas, o cinco en juegos de dos rondas.',
      },
      { value: null, en: 'No cap.', es: 'Sin tope.' },
    ],
  },
  {
    id: 'capHeadsUp',
    rules: ['R-BET-5'],
    en: 'Whether the cap also holds when two players were left before it was reached.',
    es: 'Si el tope rige también cuando quedaban dos jugadores antes de alcanzarlo.',
    values: [
      {
        value: true,
        en: 'It holds heads-up too, as in tournaments.',
        es: 'Rige también mano a mano, como en los torneos.',
      },
      { value: false, en: 'Heads-up there is no cap.', es: 'Mano a mano no hay tope.' },
    ],
  },
  {
    id: 'capCounts',
    rules: ['R-BET-4'],
    en: 'Whether the blinds are the first bet that a cap counts.',
    es: 'Si las ciegas son la primera apuesta que cuenta el tope.',
    values: [
      { value: 'blinds-too', en: 'They are.', es: 'Lo son.' },
      {
        value: 'raises-only',
        en: 'They are not: only bets and raises that a player chose count.',
        es: 'No lo son: solo cuentan las apuestas y subidas que un jugador eligió.',
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
        en: 'When it is half a bet or more, or when several add up to a bet since he acted.',
        es: 'Cuando es de media apuesta o más, o cuando varios suman una apuesta desde que actuó.',
      },
      {
        value: 'single',
        en: 'Only when one all-in alone is half a bet or more.',
        es: 'Solo cuando un all-in por sí mismo es de media apuesta o más.',
      },
      {
        value: 'never',
        en: 'Never: an all-in short of a full bet does not reopen it, whatever its size.',
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
    en: 'When all-ins short of a full raise reopen a no-limit or pot-limit round to a player who has already acted.',
    es: 'Cuándo los all-in menores que una subida completa reabren una ronda sin límite o con límite de bote a quien ya ha actuado.',
    values: [
      {
        value: 'cumulative',
        en: 'When together they add up to a full raise since he acted.',
        es: 'Cuando juntos suman una subida completa desde que actuó.',
      },
      {
        value: 'single',
        en: 'Not at all: one all-in alone must be a full raise.',
        es: 'Nunca: un solo all-in debe ser una subida completa.',
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
        en: 'It is completed to the next full bet: 12 in a 20 round to 20.',
        es: 'Se completa hasta la siguiente apuesta entera: 12 en una ronda de 20, a 20.',
      },
      {
        value: 'on-top',
        en: 'A full bet goes on top of it: 12 in a 20 round to 32.',
        es: 'Se le añade una apuesta entera: 12 en una ronda de 20, a 32.',
      },
      { value: 'either', en: 'Either is accepted.', es: 'Se acepta cualquiera de las dos formas.' },
    ],
  },
  {
    id: 'unclaimedLow',
    rules: ['P-LOW-2', 'R-TIE-7'],
    en: 'Who gets the low half of a side pot for which no contender has a low, while another player in the hand has one.',
    es: 'Quién recibe la mitad baja de un bote lateral para la que ningún aspirante tiene baja, si otro jugador de la mano la tiene.',
    values: [
      {
        value: 'to-high',
        en: 'The high hand: each pot is settled on its own.',
        es: 'La mano alta: cada bote se reparte por separado.',
      },
      {
        value: 'shared',
        en: 'All contenders whose hands win anything, in equal parts, as PokerKit pays it.',
        es: 'Todos los aspirantes cuya mano gana algo, a partes iguales, como lo paga PokerKit.',
      },
    ],
  },
  {
    id: 'oddChip',
    rules: ['R-TIE-2', 'R-TIE-3', 'R-TIE-4'],
    en: 'Who gets the chips of a shared pot that do not divide.',
    es: 'Quién recibe las fichas de un bote compartido que no se pueden dividir.',
    values: [
      {
        value: 'by-button',
        en: 'One each, clockwise from the button, the button last.',
        es: 'Una cada uno, en sentido horario desde el botón y este el último.',
      },
      {
        value: 'all-to-first',
        en: 'All of them the first winner in that order.',
        es: 'Todas el primer ganador en ese orden.',
      },
    ],
  },
];
