import type { Section } from '../rule.js';

/** The deal and the betting rounds. */
export const dealAndRounds: Section = {
  id: 'deal-and-rounds',
  title: { en: 'The deal and the rounds', es: 'El reparto y las rondas' },
  rules: [
    {
      id: 'P-DEAL-1',
      kind: ['engine'],
      source: { document: 'introduction', lines: '7, 124, 128' },
      title: { en: 'Clockwise, with a moving button', es: 'En sentido horario y con botón' },
      text: {
        en: 'Cards are dealt and players act clockwise, and the button moves one seat on with each hand. In formal games a card is burnt before each stage of dealing.',
        es: 'Se reparte y se actúa en el sentido de las agujas del reloj, y el botón avanza un asiento en cada mano. En las partidas formales se quema una carta antes de cada fase del reparto.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-DEAL-2',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '122' },
      title: { en: 'Who cuts, and how', es: 'Quién corta y cómo' },
      text: {
        en: 'The cut is offered to the player on the dealer’s right; if he declines, any other player may cut. Each part of the deck must hold at least five cards.',
        es: 'El corte se ofrece al jugador de la derecha del crupier; si lo rechaza, puede cortar cualquier otro. Cada parte de la baraja debe tener al menos cinco cartas.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-DEAL-3',
      kind: ['setup'],
      source: { document: 'introduction', lines: '124, 126' },
      title: { en: 'The dealer has the button', es: 'Crupier es quien tiene el botón' },
      text: {
        en: 'A house dealer or a server may deal, often without a cut. Wherever a rule of position says dealer, it means the player who has the button.',
        es: 'Puede repartir un crupier de la casa o un servidor, a menudo sin corte. Cuando una regla de posición dice crupier, se refiere al jugador que tiene el botón.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-DEAL-4',
      kind: ['engine'],
      source: { document: 'introduction', lines: '130' },
      title: { en: 'No cards during a betting round', es: 'Sin cartas durante la ronda' },
      text: {
        en: 'While a betting round is open, no card is dealt, exchanged or shown. The deal continues after the end of the round.',
        es: 'Mientras una ronda de apuestas está abierta no se reparte, cambia ni enseña ninguna carta. El reparto sigue cuando la ronda ha terminado.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-1',
      kind: ['engine'],
      source: { document: 'introduction', lines: '132, 134' },
      title: { en: 'Who opens a betting round', es: 'Quién abre la ronda de apuestas' },
      text: {
        en: 'The first round is opened by the player left of the dealer when all have anted, and by the player left of the last blind when only some have posted. Later rounds are opened by the nearest active player left of the dealer, or by the player whom the variant names: the best or worst exposed hand, or the opener of the round before. From there the action passes clockwise, skipping those who have folded or are all-in.',
        es: 'Abre la primera ronda el jugador a la izquierda del crupier si todos han puesto ante, y el que está a la izquierda de la última ciega si solo han puesto algunos. Las rondas siguientes las abre el jugador activo más cercano a la izquierda del crupier, o el que señale la variante: la mejor o peor mano descubierta, o quien abrió la ronda anterior. Desde ahí el turno pasa en sentido horario, saltando a quienes se han retirado o están all-in.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-2',
      kind: ['engine'],
      source: { document: 'introduction', lines: '138-159, 234' },
      title: { en: 'What a player may do', es: 'Qué puede hacer un jugador' },
      text: {
        en: 'A player who faces no bet may check or bet; one who faces a bet may fold, call or raise. Blinds are live bets: they must be called, and the big blind may still raise when all others have only called. After equal antes a check in the first round is also called a pass, which is the same action.',
        es: 'Quien no tiene una apuesta delante puede pasar o apostar; quien la tiene puede retirarse, igualar o subir. Las ciegas son apuestas vivas: hay que igualarlas, y la ciega grande aún puede subir cuando los demás solo han igualado. Tras antes iguales, pasar en la primera ronda recibe a veces otro nombre, pero es la misma acción.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-3',
      kind: ['engine'],
      source: { document: 'introduction', lines: '19, 136, 160-163' },
      title: { en: 'When a betting round ends', es: 'Cuándo termina la ronda' },
      text: {
        en: 'A round ends when every active player has acted and all bets match or are all-in, or when one player remains. A sole remaining player wins the pot at once without showing, except in variants that require a qualifying hand to win.',
        es: 'La ronda termina cuando todos los jugadores activos han actuado y sus apuestas son iguales o están all-in, o cuando queda uno solo. El único que queda gana el bote en el acto sin enseñar, salvo en las variantes que exigen una mano mínima para ganar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-4',
      kind: ['engine'],
      source: { document: 'introduction', lines: '105, 146, 159' },
      title: { en: 'Bets between minimum and maximum', es: 'Apuestas entre mínimo y máximo' },
      text: {
        en: 'Every bet and raise is between the smallest and the largest amount that the betting structure allows at that moment. Only an all-in may be smaller.',
        es: 'Toda apuesta y toda subida está entre la cantidad mínima y la máxima que la estructura permite en ese momento. Solo un all-in puede ser menor.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-5',
      kind: ['engine'],
      source: { document: 'introduction', lines: '165-169' },
      title: { en: 'The model betting round', es: 'La ronda de apuestas modelo' },
      text: {
        en: 'Six players A to F ante 1; A checks, B bets 2, C folds, D raises by 4 and puts in 6, E calls 6, F raises by 4 and puts in 10, A folds, B calls 8 more, D folds, E calls 4 more. The pot is 42, and B, E and F remain with 10 each in the round.',
        es: 'Seis jugadores de A a F ponen un ante de 1; A pasa, B apuesta 2, C se retira, D sube 4 y pone 6, E iguala 6, F sube 4 y pone 10, A se retira, B iguala con 8 más, D se retira y E iguala con 4 más. El bote es de 42 y quedan B, E y F, con 10 cada uno en la ronda.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-6',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '173' },
      title: { en: 'A declared action stands', es: 'Lo declarado se mantiene' },
      text: {
        en: 'An action made clear in turn, by word or gesture, cannot be changed. Calling first, waiting for reactions and then adding a raise is a string raise: only the call stands.',
        es: 'La acción indicada con claridad en el turno propio, de palabra o con un gesto, no puede cambiarse. Igualar, observar las reacciones y añadir luego una subida es una subida en dos tiempos: solo vale la igualada.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BET-7',
      kind: ['engine'],
      source: { document: 'introduction', lines: '151' },
      title: { en: 'A fold is final', es: 'Retirarse es definitivo' },
      text: {
        en: 'Folded cards go face down to the muck and are not shown. The player is out until the next deal, and his chips stay in the pot.',
        es: 'Las cartas de quien se retira van boca abajo al muck y nadie las ve. El jugador no participa hasta el siguiente reparto, y lo que puso en el bote se queda allí.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-BLIND-1',
      kind: ['engine'],
      source: { document: 'introduction', lines: '234' },
      title: { en: 'Small blind and big blind', es: 'Ciega pequeña y ciega grande' },
      text: {
        en: 'The player next to the button posts the small blind and the following one the big blind, which is normally double the small. By common practice, heads-up the button posts the small blind.',
        es: 'El jugador que sigue al botón pone la ciega pequeña y el siguiente la grande, que normalmente es el doble. Por costumbre, mano a mano el botón pone la ciega pequeña.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-ALLIN-1',
      kind: ['engine'],
      source: { document: 'introduction', lines: '175' },
      title: { en: 'All-in for less', es: 'All-in por menos' },
      text: {
        en: 'A player without enough chips to call may put in all he has. He is then all-in: he stays to the showdown without betting more, and wins from each opponent no more than he put in himself.',
        es: 'Quien no tiene fichas suficientes para igualar puede poner todas las que le quedan. Está entonces all-in: llega al showdown sin apostar más y gana de cada rival como mucho lo que él mismo puso.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-ALLIN-2',
      kind: ['engine'],
      source: { document: 'introduction', lines: '175' },
      title: { en: 'Main pot and side pots', es: 'Bote principal y botes paralelos' },
      text: {
        en: 'Chips beyond what an all-in player matched form a side pot that excludes him, and each further all-in for a different amount forms another. Betting continues in the newest pot only while two or more players still have chips. By common practice, an uncalled bet is returned to the player who made it.',
        es: 'Las fichas que superan lo puesto por un jugador all-in forman un bote paralelo del que queda excluido, y cada nuevo all-in por otra cantidad forma otro. Se sigue apostando en el bote más reciente solo mientras dos o más jugadores tengan fichas. Por costumbre, el exceso que nadie puede igualar vuelve a quien lo apostó.',
      },
      addedFromPractice: true,
    },
  ],
};
