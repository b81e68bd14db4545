import type { SwitchText } from './text.js';

/** What is posted, and who opens. */
export const openingTexts: readonly SwitchText[] = [
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
        en: 'Dead money: all of it belongs to the main pot, also when a player is all-in for less.',
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
];
