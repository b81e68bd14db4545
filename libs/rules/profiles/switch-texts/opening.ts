import type { EngineSwitchText } from './text.js';

/** Switches about forced bets and the opener. */
export const openingTexts: readonly EngineSwitchText[] = [
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
    en: 'How a single ante for the whole table, posted by the big blind or the button, counts.',
    es: 'Cómo cuenta el ante único por toda la mesa que pone la ciega grande o el botón.',
    values: [
      {
        value: 'dead',
        en: 'As dead money: all of it belongs to the main pot, even if a player is all-in for less.',
        es: 'Como dinero muerto: todo pertenece al bote principal, aunque un jugador esté all-in por menos.',
      },
      {
        value: 'live',
        en: 'As the contribution of the player who posts it, like any other ante: a player who is all-in for less wins only that amount of it.',
        es: 'Como aportación de quien lo pone, igual que cualquier ante: quien está all-in por menos solo gana esa cantidad.',
      },
    ],
  },
  {
    id: 'shortBlindCall',
    rules: ['P-ALLIN-1', 'P-BLIND-1'],
    en: 'The amount to call after a blind or bring-in that is all-in for less.',
    es: 'La cantidad que hay que igualar tras una ciega o un bring-in all-in por menos.',
    values: [
      {
        value: 'full',
        en: 'The full amount of the blind or bring-in.',
        es: 'La cantidad completa de la ciega o del bring-in.',
      },
      { value: 'posted', en: 'Only the posted amount.', es: 'Solo la cantidad puesta.' },
    ],
  },
  {
    id: 'studOpens',
    rules: ['P-VAR-7CS', 'P-VAR-7CSHL', 'P-VAR-RAZZ'],
    en: 'Which upcard of seven-card stud owes the bring-in. In razz it is always the highest.',
    es: 'Qué carta descubierta del stud de siete cartas obliga a poner el bring-in. En razz es siempre la más alta.',
    values: [
      { value: 'low-card', en: 'The lowest.', es: 'La más baja.' },
      { value: 'high-card', en: 'The highest, by the old rule.', es: 'La más alta, según la regla antigua.' },
    ],
  },
  {
    id: 'fiveStudOpens',
    rules: ['P-VAR-5CS'],
    en: 'Which upcard of five-card stud opens the first round, and owes the bring-in if there is one.',
    es: 'Qué carta descubierta del stud de cinco cartas abre la primera ronda y, si lo hay, debe el bring-in.',
    values: [
      { value: 'high-card', en: 'The highest.', es: 'La más alta.' },
      {
        value: 'low-card',
        en: 'The lowest, as in seven-card stud and online.',
        es: 'La más baja, como en el stud de siete cartas y en línea.',
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
        es: 'El primero de ellos a la izquierda del crupier.',
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
      { value: 'double-bet', en: 'The small or the big bet.', es: 'La apuesta pequeña o la grande.' },
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
    en: 'Who opens the round after a single draw.',
    es: 'Quién abre la ronda tras un único descarte.',
    values: [
      {
        value: 'opener',
        en: 'The opener of the first round, or the next player to his left.',
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
    en: 'What happens to a draw hand that no player opens.',
    es: 'Qué ocurre con una mano de un juego de descarte que nadie abre.',
    values: [
      {
        value: 'thrown-in',
        en: 'It ends, and the antes stay in the pot for the next hand.',
        es: 'Termina, y los antes quedan en el bote para la mano siguiente.',
      },
      {
        value: 'played-on',
        en: 'It continues with the draw, as if all players had checked.',
        es: 'Sigue con el descarte, como si todos hubieran pasado.',
      },
    ],
  },
  {
    id: 'openersProof',
    rules: ['P-VAR-5CD'],
    en: 'Whether a player who opened and wins without a showdown proves openers.',
    es: 'Si quien abrió y gana sin que se enseñen las manos debe probar su mano para abrir.',
    values: [
      {
        value: 'shown',
        en: 'He shows openers before he takes the pot.',
        es: 'Enseña su mano para abrir antes de llevarse el bote.',
      },
      {
        value: 'on-request',
        en: 'He shows them only if a player asks, so a log need not have them.',
        es: 'La enseña solo si un jugador lo pide, así que no tiene por qué constar en el historial.',
      },
    ],
  },
  {
    id: 'ownDiscard',
    rules: ['P-VAR-5CD', 'P-SETUP-1'],
    en: 'Whether discards that are shuffled into the deck during a draw may come back to their player.',
    es: 'Si los descartes que se barajan en el mazo durante un cambio pueden volver a su jugador.',
    values: [
      {
        value: 'kept-out',
        en: 'No: they are kept out until he has drawn.',
        es: 'No: se apartan hasta que ha recibido sus cartas.',
      },
      { value: 'may-return', en: 'Yes, as in PokerKit.', es: 'Sí, como en PokerKit.' },
    ],
  },
  {
    id: 'smallestChip',
    rules: ['R-BET-1', 'R-TIE-2'],
    en: 'The smallest chip that plays: every bet is a multiple of it, an all-in excludes smaller chips, and a pot is split down to it.',
    es: 'La ficha más pequeña que juega: toda apuesta es un múltiplo de ella, un all-in excluye las menores y los botes se reparten hasta ella.',
    values: [
      {
        value: 'of-the-stakes',
        rules: ['R-BET-1', 'R-TIE-2'],
        en: 'The smallest chip that blinds, antes, bets, stacks and the rake are made of. If the stakes are whole units, fractions in the stacks do not count.',
        es: 'La más pequeña de la que se componen ciegas, antes, apuestas, stacks y rake. Si las apuestas son unidades enteras, las fracciones de los stacks no cuentan.',
      },
      {
        value: 'not-of-the-rake',
        en: 'The same, but chips that only the rake needs do not play.',
        es: 'La misma, pero las fichas que solo necesita el rake no juegan.',
      },
      {
        value: 'least-unit',
        en: 'The smallest unit of money, as online.',
        es: 'La unidad mínima de dinero, como en línea.',
      },
    ],
  },
  {
    id: 'firstToAct',
    rules: ['P-BET-1'],
    en: 'Who opens the first round after blinds or straddles.',
    es: 'Quién abre la primera ronda después de ciegas o straddles.',
    values: [
      {
        value: 'after-last-blind',
        en: 'The player left of the last blind or straddle, even if it is short.',
        es: 'El jugador a la izquierda de la última ciega o straddle, aunque sea corta.',
      },
      {
        value: 'after-largest-bet',
        en: 'The player left of the largest posted bet; of equal bets, the last one.',
        es: 'El jugador a la izquierda de la mayor apuesta puesta; entre iguales, de la última.',
      },
    ],
  },
  {
    id: 'lateStraddle',
    rules: ['P-BET-1'],
    en: 'Who opens the first round after a straddle of a player who is not left of the blinds.',
    es: 'Quién abre la primera ronda tras un straddle de un jugador que no está a la izquierda de las ciegas.',
    values: [
      {
        value: 'opens',
        en: 'The player left of the straddle.',
        es: 'El jugador a la izquierda del straddle.',
      },
      {
        value: 'acts-last',
        en: 'The player left of the big blind; the player of the straddle acts last.',
        es: 'El jugador a la izquierda de la ciega grande; el del straddle actúa el último.',
      },
    ],
  },
  {
    id: 'straddle',
    rules: ['P-SETUP-2', 'P-BLIND-1'],
    en: 'Who may straddle. No player straddles over his own big blind or straddle.',
    es: 'Quién puede poner un straddle. Nadie lo pone sobre su propia ciega grande o su propio straddle.',
    values: [
      {
        value: 'left-of-big-blind',
        en: 'The player left of the big blind, then the player left of the last straddle.',
        es: 'El jugador a la izquierda de la ciega grande y, después, el que está a la izquierda del último straddle.',
      },
      { value: 'button-too', en: 'These, and the button.', es: 'Esos y el botón.' },
      { value: 'any-seat', en: 'Any other player.', es: 'Cualquier otro jugador.' },
      { value: 'not-played', en: 'No player, as in tournaments.', es: 'Nadie, como en los torneos.' },
    ],
  },
  {
    id: 'deadBlind',
    rules: ['P-BLIND-1', 'P-SETUP-2'],
    en: 'Which missed blind is dead when a player comes back.',
    es: 'Qué ciega omitida es dinero muerto cuando un jugador vuelve.',
    values: [
      { value: 'small', en: 'The small blind only.', es: 'Solo la ciega pequeña.' },
      { value: 'any', en: 'The small blind, the big blind or both.', es: 'La pequeña, la grande o ambas.' },
    ],
  },
  {
    id: 'missedBlind',
    rules: ['P-BLIND-1', 'P-SETUP-2'],
    en: 'Whether players post blinds that they missed.',
    es: 'Si los jugadores ponen las ciegas que omitieron.',
    values: [
      { value: 'posted', en: 'They post them when they come back.', es: 'Las ponen al volver.' },
      {
        value: 'not-owed',
        en: 'They owe none, as in tournaments: only the seats of the blinds post.',
        es: 'No deben ninguna, como en los torneos: solo ponen ciegas los asientos que toca.',
      },
    ],
  },
  {
    id: 'kill',
    rules: ['P-SETUP-2'],
    en: 'Whether a player may post a kill, which raises the stakes of the hand and is its small bet.',
    es: 'Si un jugador puede poner un kill, que sube las apuestas de la mano y es su apuesta pequeña.',
    values: [
      {
        value: 'small-bet',
        en: 'It may be posted; the stakes of the log are those of the hand.',
        es: 'Puede ponerse; las apuestas del historial son las de la mano.',
      },
      {
        value: 'half',
        en: 'A half kill: one and a half big blinds, and all bets are larger by half.',
        es: 'Medio kill: una ciega grande y media, y todas las apuestas suben en la mitad.',
      },
      {
        value: 'full',
        en: 'A full kill: two big blinds, and all bets are twice as large.',
        es: 'Kill completo: dos ciegas grandes, y todas las apuestas se doblan.',
      },
      { value: 'not-played', en: 'Kills are not played.', es: 'No se juega con kill.' },
    ],
  },
  {
    id: 'burn',
    rules: ['P-DEAL-1', 'R-IRR-14'],
    en: 'Before which deals a card is burned. Logs with burn cards are checked by it.',
    es: 'Antes de qué repartos se quema una carta. Con ello se comprueban los historiales que tienen cartas quemadas.',
    values: [
      {
        value: 'every-stage',
        rules: ['P-DEAL-1'],
        en: 'Before every stage, the first deal included.',
        es: 'Antes de cada fase, incluido el primer reparto.',
      },
      {
        value: 'after-first-deal',
        en: 'Before every stage but the first deal, as card rooms do.',
        es: 'Antes de cada fase salvo el primer reparto, como en las salas.',
      },
      { value: 'none', en: 'No card is burned, as online.', es: 'No se quema ninguna, como en línea.' },
    ],
  },
  {
    id: 'runs',
    rules: ['P-VAR-MORE', 'R-TIE-2'],
    en: 'How often the rest of the board may be dealt when all betting is over. Odd chips go to the first run.',
    es: 'Cuántas veces puede repartirse el resto de las comunitarias al terminar las apuestas. Las fichas impares son para la primera vez.',
    values: [
      { value: 'once', en: 'Once.', es: 'Una vez.' },
      { value: 'twice', en: 'Once or twice.', es: 'Una o dos veces.' },
      { value: 'thrice', en: 'Up to three times.', es: 'Hasta tres veces.' },
      { value: 'any', en: 'As often as the players agree.', es: 'Las veces que acuerden los jugadores.' },
    ],
  },
  {
    id: 'potBehindShortBlind',
    rules: ['P-BET-4', 'P-ALLIN-1'],
    en: 'The pot that limits the first round of pot limit if the big blind is all-in for less.',
    es: 'El bote que limita la primera ronda con límite de bote si la ciega grande está all-in por menos.',
    values: [
      { value: 'posted', en: 'It holds the posted chips.', es: 'Tiene las fichas puestas.' },
      {
        value: 'full',
        en: 'It counts as if the blind were full.',
        es: 'Se cuenta como si la ciega estuviera completa.',
      },
    ],
  },
];
