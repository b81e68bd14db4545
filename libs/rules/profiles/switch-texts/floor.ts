import type { SwitchText } from './text.js';

/** Switches about irregularities at a live table. */
export const floorTexts: readonly SwitchText[] = [
  {
    id: 'misdealExposed',
    rules: ['P-IRR-2', 'R-MIS-2'],
    en: 'Which cards that the dealer exposes in the initial deal make it a misdeal.',
    es: 'Qué cartas expuestas por el crupier en el reparto inicial lo anulan.',
    values: [
      { value: 'any', rules: ['P-IRR-2'], en: 'Any exposed card.', es: 'Cualquier carta expuesta.' },
      {
        value: 'first-two-or-several',
        rules: ['R-MIS-2', 'R-IRR-12'],
        en: 'The first or second card of the hand, or two or more cards; one later card is replaced.',
        es: 'La primera o la segunda carta de la mano, o dos o más; una carta posterior se reemplaza.',
      },
    ],
  },
  {
    id: 'misdealOneExtra',
    rules: ['P-IRR-2', 'R-IRR-11'],
    en: 'What happens if exactly one card too many is dealt.',
    es: 'Qué pasa si se reparte exactamente una carta de más.',
    values: [
      { value: 'misdeal', rules: ['P-IRR-2'], en: 'It is a misdeal.', es: 'El reparto es nulo.' },
      {
        value: 'becomes-burn',
        rules: ['R-IRR-11'],
        en: 'The card goes back to the deck and becomes the burn card.',
        es: 'La carta vuelve al mazo y será la carta quemada.',
      },
    ],
  },
  {
    id: 'misdealMissingCard',
    rules: ['P-IRR-2', 'R-MIS-2'],
    en: 'What happens if a player is short of a card in the initial deal.',
    es: 'Qué pasa si a un jugador le falta una carta en el reparto inicial.',
    values: [
      { value: 'misdeal', rules: ['P-IRR-2'], en: 'It is a misdeal.', es: 'El reparto es nulo.' },
      {
        value: 'dealt-on',
        rules: ['R-MIS-2'],
        en: 'The player receives the top card if it is his in sequence; otherwise it is a misdeal.',
        es: 'El jugador recibe la primera carta del mazo si es la suya en el orden; si no, el reparto es nulo.',
      },
    ],
  },
  {
    id: 'misdealNoShuffleOrCut',
    rules: ['P-IRR-2', 'R-MIS-2'],
    en: 'Whether a deal without a shuffle or a cut is a misdeal.',
    es: 'Si un reparto sin barajar o sin cortar es nulo.',
    values: [
      { value: 'misdeal', rules: ['P-IRR-2'], en: 'It is a misdeal.', es: 'El reparto es nulo.' },
      {
        value: 'not-a-cause',
        rules: ['R-MIS-2'],
        en: 'It is not among the causes of a misdeal: the hand goes on.',
        es: 'No figura entre las causas de reparto nulo: la mano sigue.',
      },
    ],
  },
  {
    id: 'misdealRepair',
    rules: ['P-IRR-2', 'P-IRR-3'],
    en: 'Whether a faulty deal is dealt again or repaired.',
    es: 'Si un reparto defectuoso se repite o se corrige.',
    values: [
      {
        value: 'redeal',
        rules: ['P-IRR-2', 'R-MIS-2'],
        en: 'The cards are shuffled and dealt again.',
        es: 'Se baraja y se reparte de nuevo.',
      },
      {
        value: 'repair',
        rules: ['P-IRR-3'],
        en: 'The deal is repaired if that is fair: a short hand draws a card, and a card too many is taken at random.',
        es: 'El reparto se corrige si es justo: a quien le falta una carta se le da otra, y la que sobra se quita al azar.',
      },
    ],
  },
  {
    id: 'wrongCount',
    rules: ['P-IRR-2', 'R-DEAD-1'],
    en: 'Whether a hand with a wrong number of cards can ever win.',
    es: 'Si una mano con un número incorrecto de cartas puede ganar alguna vez.',
    values: [
      { value: 'never-wins', rules: ['P-IRR-2'], en: 'It never wins.', es: 'Nunca gana.' },
      {
        value: 'exceptions',
        rules: ['R-DEAD-1'],
        en: 'It is dead, but a stud hand without its last card may live, and so does a draw hand that is short before the draw.',
        es: 'Está muerta, pero en stud una mano sin la última carta puede vivir, y en los juegos de descarte vive la que tiene pocas cartas antes del cambio.',
      },
    ],
  },
  {
    id: 'muckTouch',
    rules: ['P-IRR-4', 'R-DEAD-2'],
    en: 'Whether a hand that touched the muck may be retrieved.',
    es: 'Si se puede recuperar una mano que ha tocado el montón de descartes.',
    values: [
      { value: 'dead', rules: ['P-IRR-4'], en: 'No: it is dead.', es: 'No: está muerta.' },
      {
        value: 'retrievable',
        rules: ['R-DEAD-2'],
        en: 'Yes, if it is clearly identifiable and the management decides so.',
        es: 'Sí, si se identifica con claridad y la dirección lo decide.',
      },
    ],
  },
  {
    id: 'shownCard',
    rules: ['P-IRR-5', 'R-SHOW-6'],
    en: 'When a card that one player saw is shown to all.',
    es: 'Cuándo se enseña a todos una carta que ha visto un jugador.',
    values: [
      { value: 'at-once', rules: ['P-IRR-5'], en: 'At once.', es: 'De inmediato.' },
      {
        value: 'timed',
        rules: ['R-SHOW-6'],
        en: 'At once if the player who saw it can still act in this round; otherwise after the round.',
        es: 'De inmediato si quien la vio aún puede actuar en esta ronda; si no, al terminar la ronda.',
      },
    ],
  },
  {
    id: 'outOfTurn',
    rules: ['P-IRR-6', 'R-BET-11'],
    en: 'Whether an action out of turn binds.',
    es: 'Si obliga una acción fuera de turno.',
    values: [
      { value: 'always-binds', rules: ['P-IRR-6'], en: 'Always.', es: 'Siempre.' },
      {
        value: 'unless-raised',
        rules: ['R-BET-11'],
        en: 'Unless a bet or raise changes the action to the player; after a call the management decides.',
        es: 'Salvo que una apuesta o subida cambie la acción para el jugador; tras una igualada decide la dirección.',
      },
      {
        value: 'not-possible',
        en: 'The software does not allow it.',
        es: 'El programa no lo permite.',
      },
    ],
  },
  {
    id: 'askToSeeWinner',
    rules: ['P-SHOW-7', 'R-SHOW-5'],
    en: 'Whether a mucked hand that the winner asks to see is live again.',
    es: 'Si vuelve a estar viva la mano descartada que el ganador pide ver.',
    values: [
      {
        value: 'discouraged',
        rules: ['P-SHOW-7'],
        en: 'No: the winner should not ask, and the hand stays dead.',
        es: 'No: el ganador no debería pedirlo, y la mano sigue muerta.',
      },
      {
        value: 'both-live',
        rules: ['R-SHOW-5'],
        en: 'Yes: both hands are live, and the better one wins.',
        es: 'Sí: ambas manos están vivas y gana la mejor.',
      },
    ],
  },
  {
    id: 'showCheckedThrough',
    rules: ['P-SHOW-4', 'R-SHOW-8'],
    en: 'Who shows first if the last round had no bet. The values differ only in games in which upcards decide who opens.',
    es: 'Quién enseña primero si en la última ronda no hubo apuestas. Los valores solo difieren en los juegos en los que abren las cartas descubiertas.',
    values: [
      {
        value: 'left-of-dealer',
        rules: ['P-SHOW-4'],
        en: 'The first active player left of the dealer. Not checked if the log does not name the dealer.',
        es: 'El primer jugador activo a la izquierda del crupier. No se comprueba si el historial no lo nombra.',
      },
      {
        value: 'first-to-act',
        rules: ['R-SHOW-8'],
        en: 'The player who acted first in that round.',
        es: 'El jugador que actuó primero en esa ronda.',
      },
      {
        value: 'left-of-button',
        en: 'The first active player left of the button; in games without a button sites differ, and any player may.',
        es: 'El primer jugador activo a la izquierda del botón; en los juegos sin botón los sitios difieren y puede hacerlo cualquiera.',
      },
    ],
  },
  {
    id: 'showAllIn',
    rules: ['P-SHOW-4', 'R-SHOW-8'],
    en: 'Whether players show in order if an all-in ended the betting before the last round.',
    es: 'Si se enseña por orden cuando un all-in terminó las apuestas antes de la última ronda.',
    values: [
      {
        value: 'in-order',
        rules: ['P-SHOW-4', 'R-SHOW-8'],
        en: 'In order, as after a round without a bet.',
        es: 'Por orden, como tras una ronda sin apuestas.',
      },
      {
        value: 'tabled-at-once',
        en: 'All hands are tabled at once, so any order is right.',
        es: 'Todas las manos se muestran a la vez, así que cualquier orden es correcto.',
      },
    ],
  },
  {
    id: 'sidePotsOrder',
    rules: ['P-SHOW-3', 'R-SHOW-7'],
    en: 'The order in which side pots are settled. Each side pot has some of the players of the one before, so both rules give the same order.',
    es: 'El orden en que se resuelven los botes paralelos. Cada bote paralelo tiene a parte de los jugadores del anterior, así que ambas reglas dan el mismo orden.',
    values: [
      {
        value: 'newest-first',
        rules: ['P-SHOW-3'],
        en: 'The side pot that was formed last is settled first, and the main pot last.',
        es: 'Primero el bote paralelo que se formó el último y al final el principal.',
      },
      {
        value: 'deepest-first',
        rules: ['R-SHOW-7'],
        en: 'The side pot of the players who began with the most chips is settled first, and the main pot last.',
        es: 'Primero el bote paralelo de quienes empezaron con más fichas y al final el principal.',
      },
      {
        value: 'any',
        en: 'In any order, as logs of sites have it.',
        es: 'En cualquier orden, como en los historiales de los sitios.',
      },
    ],
  },
  {
    id: 'handReading',
    rules: ['P-SHOW-6', 'R-SHOW-2'],
    en: 'Whether cards speak, or a player is held to the hand that he declares.',
    es: 'Si las cartas hablan por sí solas o cada jugador queda sujeto a la mano que declara.',
    values: [
      {
        value: 'cards-speak',
        rules: ['P-SHOW-6', 'R-SHOW-2'],
        en: 'Cards speak: the best hand of the shown cards counts.',
        es: 'Las cartas hablan: cuenta la mejor mano de las cartas enseñadas.',
      },
      {
        value: 'declared',
        rules: ['P-SHOW-6'],
        en: 'The declared hand counts, if the shown cards can make it. Logs have it as a `declare` event with its `reading`, in PokerStars’ layout as `Ana: declares two pair, Kings and Fours`.',
        es: 'Cuenta la mano declarada, si las cartas enseñadas pueden formarla. Los historiales la tienen como evento `declare` con su `reading`, y en el formato de PokerStars como `Ana: declares two pair, Kings and Fours`.',
      },
    ],
  },
];
