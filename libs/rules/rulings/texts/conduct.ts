import type { Catalogue } from '#cards';

/** Sentences about the conduct of players, draws of cards by suit, and what no rule covers. */
export const CONDUCT_TEXTS = {
  playerAdvised: {
    en: '{someone} gave advice on a hand in play.',
    es: '{someone} ha dado consejos sobre una mano en juego.',
  },
  bystanderAdvised: {
    en: 'A bystander gave advice on a hand in play.',
    es: 'Un espectador ha dado consejos sobre una mano en juego.',
  },
  adviceGiven: {
    en: 'Advice was given on a hand in play.',
    es: 'Se han dado consejos sobre una mano en juego.',
  },
  actedTogether: {
    en: 'Players acted together to help one another.',
    es: 'Varios jugadores han actuado de acuerdo para ayudarse.',
  },
  playerColluded: {
    en: '{someone} played to help another player.',
    es: '{someone} ha jugado para ayudar a otro jugador.',
  },
  bystanderColluded: {
    en: 'A bystander acted together with a player.',
    es: 'Un espectador ha actuado de acuerdo con un jugador.',
  },
  playAlone: {
    en: 'Each player plays alone and for himself, and bystanders may not help.',
    es: 'Cada jugador juega solo y para sí mismo, y los espectadores no pueden ayudar.',
  },
  warned: {
    en: 'There is a warning, and the hand goes on.',
    es: 'Se hace una advertencia y la mano sigue.',
  },
  mayExpel: {
    en: 'In a formal game that is a reason for expulsion.',
    es: 'En una partida formal eso es motivo de expulsión.',
  },
  managementDecides: { en: 'The management decides.', es: 'Decide la dirección.' },
  whyExpelled: {
    en: 'To help another player is cheating.',
    es: 'Ayudar a otro jugador es hacer trampa.',
  },
  whyWarned: {
    en: 'It was a first offence without intent, or it had no effect on the hand.',
    es: 'Fue la primera falta, sin intención, o no influyó en la mano.',
  },
  somethingElse: {
    en: 'Something happened that no rule covers.',
    es: 'Ha ocurrido algo que ninguna regla prevé.',
  },
  somethingStated: {
    en: 'This happened, and no rule covers it: {text}.',
    es: 'Ha ocurrido esto, y ninguna regla lo prevé: {text}.',
  },
  somethingEnded: {
    en: 'This happened, and no rule covers it: {text}',
    es: 'Ha ocurrido esto, y ninguna regla lo prevé: {text}',
  },
  settledFairly: {
    en: 'It is settled as fairly as possible, with the least disruption of the game.',
    es: 'Se resuelve de la forma más justa posible, con la mínima interrupción del juego.',
  },
  whyFair: {
    en: 'The settlement is fair to the players of the hand and disturbs the game as little as possible.',
    es: 'La solución es justa para los jugadores de la mano e interrumpe el juego lo menos posible.',
  },
  whyPlayOn: {
    en: 'Nothing in the hand has to be put right, so it goes on as it is.',
    es: 'No hay nada que corregir en la mano, así que sigue como está.',
  },
  jackFell: {
    en: 'The first jack is {card} and falls to {player}.',
    es: 'La primera jota es {card} y le toca a {player}.',
  },
  jackDeals: {
    en: 'Cards are dealt face up, and the first jack decides the first dealer.',
    es: 'Se reparten cartas boca arriba, y la primera jota decide quién reparte primero.',
  },
  takesButton: { en: '{player} takes the button.', es: '{player} recibe el botón.' },
  noJack: {
    en: 'There is no jack among the cards so far.',
    es: 'Todavía no ha salido ninguna jota.',
  },
  dealtOn: {
    en: 'The dealing goes on until one comes.',
    es: 'Se sigue repartiendo hasta que salga una.',
  },
  drawnCards: {
    en: 'The cards from high to low are {order}.',
    es: 'Las cartas, de mayor a menor, son {order}.',
  },
  cardOfSeat: { en: '{card} in seat {seat}', es: '{card} en el asiento {seat}' },
  highDecides: {
    en: 'The highest card wins, and cards of the same rank go by suit: spades, hearts, diamonds, clubs.',
    es: 'Gana la carta más alta, y las del mismo valor se ordenan por palo: picas, corazones, diamantes, tréboles.',
  },
  seatsInOrder: {
    en: 'The seats are taken in the order of the cards, and cards of the same rank go by suit: spades, hearts, diamonds, clubs.',
    es: 'Los asientos se ocupan en el orden de las cartas, y las del mismo valor se ordenan por palo: picas, corazones, diamantes, tréboles.',
  },
  seatsFirst: {
    en: '{player} comes first, and there is no second draw.',
    es: '{player} va primero, y no se vuelve a sacar.',
  },
} as const satisfies Catalogue;
