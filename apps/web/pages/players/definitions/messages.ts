import type { Catalogue } from '../../../messages/catalogue.js';

/** The names and the definitions of statistics and results. */
export const MESSAGES = {
  vpip: { en: 'Put chips in voluntarily', es: 'Pone fichas voluntariamente' },
  vpipAbout: {
    en: 'Called, bet or raised in the first round; of the hands dealt in, without walks. Posts do not count.',
    es: 'Igualó, apostó o subió en la primera ronda; de las manos repartidas, sin las ganadas porque todos se retiraron ante la ciega. Poner ciegas no cuenta.',
  },
  pfr: { en: 'Raised in the first round', es: 'Sube en la primera ronda' },
  pfrAbout: {
    en: 'Raised in the first round; of the hands dealt in, without walks.',
    es: 'Subió en la primera ronda; de las manos repartidas, sin las ganadas porque todos se retiraron ante la ciega.',
  },
  threeBet: { en: '3-bet', es: 'Hace 3-bet' },
  threeBetAbout: {
    en: 'Made the second raise of the first round; of the hands in which the player faced exactly one raise of another and could raise.',
    es: 'Hizo la segunda subida de la primera ronda; de las manos en que el jugador se enfrentó a una sola subida de otro y podía subir.',
  },
  foldToThreeBet: { en: 'Fold to a 3-bet', es: 'Se retira ante un 3-bet' },
  foldToThreeBetAbout: {
    en: 'Folded at once to the second raise; of the hands in which the player made the first raise and acted facing the second.',
    es: 'Se retiró de inmediato ante la segunda subida; de las manos en que el jugador hizo la primera y actuó ante la segunda.',
  },
  fourBet: { en: '4-bet', es: 'Hace 4-bet' },
  fourBetAbout: {
    en: 'Made the third raise of the first round; of the hands in which the player faced exactly two raises and could raise.',
    es: 'Hizo la tercera subida de la primera ronda; de las manos en que el jugador se enfrentó a dos subidas y podía subir.',
  },
  steal: { en: 'Steal of the blinds', es: 'Roba las ciegas' },
  stealAbout: {
    en: 'Raised first in; of the hands in which everybody before cutoff, button or small blind had folded.',
    es: 'Subió el primero; de las manos en que todos se habían retirado antes del cutoff, el botón o la ciega pequeña.',
  },
  foldBigBlindToSteal: { en: 'Big blind fold to a steal', es: 'Se retira en ciega grande ante un robo' },
  foldBigBlindToStealAbout: {
    en: 'Folded the big blind; of the hands in which the big blind faced a steal and no call or raise of another.',
    es: 'Se retiró en la ciega grande; de las manos en que esta se enfrentó a un robo sin que otro igualara o subiera.',
  },
  cbetFlop: { en: 'Continuation bet on the flop', es: 'Apuesta de continuación en el flop' },
  cbetFlopAbout: {
    en: 'Bet the flop; of the hands in which the last raiser of the first round acts on the flop before anybody has bet.',
    es: 'Apostó en el flop; de las manos en que el último en subir en la primera ronda actúa en el flop antes de que nadie apueste.',
  },
  foldToCbetFlop: { en: 'Fold to a continuation bet', es: 'Se retira ante la apuesta de continuación' },
  foldToCbetFlopAbout: {
    en: 'Folded at once; of the hands in which the player faced a continuation bet on the flop, with no raise between.',
    es: 'Se retiró de inmediato; de las manos en que el jugador se enfrentó a una apuesta de continuación en el flop, sin subidas entre medias.',
  },
  cbetTurn: { en: 'Continuation bet on the turn', es: 'Apuesta de continuación en el turn' },
  cbetTurnAbout: {
    en: 'Bet the turn; of the hands in which the player made the continuation bet on the flop and acts on the turn before anybody has bet.',
    es: 'Apostó en el turn; de las manos en que el jugador hizo la apuesta de continuación en el flop y actúa en el turn antes de que nadie apueste.',
  },
  wentToShowdown: { en: 'Went to showdown', es: 'Llega al showdown' },
  wentToShowdownAbout: {
    en: 'Was in the hand at a showdown of two or more players; of the hands in which the player saw the flop, also all-in.',
    es: 'Seguía en la mano en un showdown de dos o más jugadores; de las manos en que el jugador vio el flop, también all-in.',
  },
  wonAtShowdown: { en: 'Won at showdown', es: 'Gana en el showdown' },
  wonAtShowdownAbout: {
    en: 'Collected anything; of the hands in which the player went to showdown after the flop.',
    es: 'Cobró algo; de las manos en que el jugador llegó al showdown tras el flop.',
  },
  wonWhenSawFlop: { en: 'Won when saw the flop', es: 'Gana cuando ve el flop' },
  wonWhenSawFlopAbout: {
    en: 'Collected anything; of the hands in which the player saw the flop.',
    es: 'Cobró algo; de las manos en que el jugador vio el flop.',
  },
  aggressionFrequency: { en: 'Aggression frequency', es: 'Frecuencia de agresión' },
  aggressionFrequencyAbout: {
    en: 'Bets and raises; of all bets, raises, calls and folds after the first round.',
    es: 'Apuestas y subidas; de todas las apuestas, subidas, igualadas y retiradas tras la primera ronda.',
  },
  aggressionFactor: { en: 'Aggression factor', es: 'Factor de agresión' },
  aggressionFactorAbout: {
    en: 'Bets and raises for each call, after the first round.',
    es: 'Apuestas y subidas por cada vez que iguala, tras la primera ronda.',
  },
  net: { en: 'Net', es: 'Neto' },
  netAbout: {
    en: 'Collected less put into the pots, in the hands whose result is known. Cash-outs are not a part of it.',
    es: 'Lo cobrado menos lo puesto en los botes, en las manos cuyo resultado se conoce. Los cash-outs no forman parte.',
  },
  perHundred: { en: 'Big blinds for 100 hands', es: 'Ciegas grandes por 100 manos' },
  perHundredAbout: {
    en: 'The net in big blinds of each hand, for 100 hands. The 95% interval supposes that hands are independent; with fewer than some thousand hands it says little.',
    es: 'El neto en ciegas grandes de cada mano, por 100 manos. El intervalo del 95 % supone que las manos son independientes; con menos de unos miles de manos dice poco.',
  },
  deviation: { en: 'Standard deviation', es: 'Desviación típica' },
  deviationAbout: {
    en: 'Of the result of 100 hands, in big blinds.',
    es: 'Del resultado de 100 manos, en ciegas grandes.',
  },
  allInAdjusted: { en: 'All-in adjusted', es: 'Ajustado por all-in' },
  allInAdjustedAbout: {
    en: 'The net with the expected result of all-ins in place of the actual one, where the betting ended before the last card and all live hands are known.',
    es: 'El neto con el resultado esperado de los all-in en lugar del real, cuando las apuestas acabaron antes de la última carta y se conocen todas las manos vivas.',
  },
  luckAdjusted: { en: 'Luck-adjusted', es: 'Ajustado por suerte' },
  luckAdjustedAbout: {
    en: 'The all-in adjusted net less what the deals were worth, in hands of which all cards are known. In other hands it is the all-in adjusted net.',
    es: 'El neto ajustado por all-in menos lo que valió el reparto, en las manos de las que se conocen todas las cartas. En las demás es el neto ajustado por all-in.',
  },
  rakePaid: { en: 'Rake paid', es: 'Rake pagado' },
  rakePaidAbout: {
    en: 'The part of rake and fees of this player, in proportion to what each player collected.',
    es: 'La parte del rake y las comisiones de este jugador, en proporción a lo que cobró cada uno.',
  },
  cashOuts: { en: 'Cash-outs', es: 'Cash-outs y seguros' },
  cashOutsAbout: {
    en: 'What cash-outs and insurance paid, less their price.',
    es: 'Lo que pagaron los cash-outs y los seguros, menos su precio.',
  },
} as const satisfies Catalogue;
