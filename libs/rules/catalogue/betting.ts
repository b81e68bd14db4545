import type { Section } from '../rule.js';

/** Betting and raising in card rooms. */
export const betting: Section = {
  id: 'betting',
  title: { en: 'Betting and raising', es: 'Apuestas y subidas' },
  rules: [
    {
      id: 'R-BET-1',
      kind: ['engine'],
      source: { document: 'general', lines: '44' },
      title: { en: 'The smallest chip that plays', es: 'La ficha mínima que juega' },
      text: {
        en: 'The smallest chip that plays is the smallest used in blinds, antes, rake or collection; a house may rule out chips used for its own revenue only. Smaller chips do not play even in quantity and are changed between hands, and where bets are in whole units a fraction does not count. An all-in puts in every chip that plays.',
        es: 'La ficha más pequeña que juega es la más pequeña usada en ciegas, antes, rake o cuota de la casa; la casa puede excluir las que solo sirven para sus ingresos. Las menores no juegan ni en cantidad y se cambian entre manos, y si se apuesta en unidades enteras una fracción no cuenta. Un all-in incluye todas las fichas que juegan.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-2',
      kind: ['engine'],
      source: { document: 'general', lines: '45' },
      title: { en: 'Check-raising is allowed', es: 'Se puede pasar y subir' },
      text: {
        en: 'A player who has checked may raise later in the round in every game, except in certain forms of lowball.',
        es: 'Quien ha pasado puede subir más tarde en la misma ronda en todos los juegos, salvo en ciertas formas de lowball.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-3',
      kind: ['engine'],
      source: { document: 'general', lines: '46' },
      title: { en: 'No raise cap without fixed limit', es: 'Sin tope fuera del límite fijo' },
      text: {
        en: 'In no limit and pot limit the number of raises in a round has no cap.',
        es: 'En los juegos sin límite y con límite de bote no hay tope al número de subidas de una ronda.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-4',
      kind: ['engine'],
      source: { document: 'general', lines: '47-49' },
      title: { en: 'Raise cap in limit games', es: 'Tope de subidas con límite' },
      text: {
        en: 'In limit, while three or more players in the pot are not all-in, raises are capped. A game with three or more betting rounds allows a bet and three raises in each; a game with two rounds allows a bet and four raises.',
        es: 'En los juegos con límite, mientras haya en el bote tres o más jugadores que no estén all-in, las subidas tienen tope. Un juego con tres o más rondas de apuestas permite en cada una una apuesta y tres subidas; uno con dos rondas, una apuesta y cuatro subidas.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-5',
      kind: ['engine'],
      source: { document: 'general', lines: '50' },
      title: { en: 'No cap heads-up, except tournaments', es: 'Sin tope mano a mano' },
      text: {
        en: 'Heads-up there is no cap if play became heads-up before the cap was reached; a cap once reached stays for that round, even if players then fold. In limit tournaments raises stay capped, also heads-up, until two players remain in the event.',
        es: 'Mano a mano no hay tope si se llegó a esa situación antes de alcanzarlo; el tope ya alcanzado se mantiene en esa ronda aunque después se retiren jugadores. En los torneos con límite el tope rige también mano a mano hasta que queden dos jugadores en el torneo.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-6',
      kind: ['engine'],
      source: { document: 'general', lines: '51' },
      title: { en: 'Minimum size of a raise', es: 'Tamaño mínimo de la subida' },
      text: {
        en: 'A bet or raise that is not all-in is at least as large as the last bet or raise of that round.',
        es: 'Una apuesta o subida que no sea all-in es al menos igual a la última apuesta o subida de esa ronda.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-7',
      kind: ['engine'],
      source: { document: 'general', lines: '52' },
      title: { en: 'Short all-ins in fixed limit', es: 'All-in corto con límite fijo' },
      text: {
        en: 'In limit an all-in of less than half a bet does not reopen the betting to those who have acted and matched all earlier bets; a player who has not acted, or to whom it was reopened, may fold, call or complete the bet. An all-in of half a bet or more counts as a full bet and may be raised in full: in a round of 20, a bet of 15 all-in is raised to 35. Several smaller all-ins reopen the betting for a player once they add up to half a bet since he last acted; the house profile decides whether an all-in of 12 in a round of 20 is completed to 20 or raised by a full bet to 32.',
        es: 'Con límite, un all-in de menos de media apuesta no reabre las apuestas a quienes ya actuaron e igualaron todo lo anterior; quien no ha actuado, o a quien se le reabrieron, puede retirarse, igualar o completar la apuesta. Un all-in de media apuesta o más cuenta como apuesta completa y admite una subida completa: en una ronda de 20, una apuesta de 15 all-in se sube a 35. Varios all-in menores reabren las apuestas para un jugador cuando suman media apuesta desde que actuó por última vez; el perfil de la casa decide si un all-in de 12 en una ronda de 20 se completa a 20 o se sube una apuesta entera, a 32.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-7N',
      kind: ['engine'],
      source: { document: 'floorman', lines: null },
      title: { en: 'Short all-ins in big-bet games', es: 'All-in corto sin límite fijo' },
      text: {
        en: 'In no limit and pot limit an all-in short of a full raise does not reopen the betting to those who have already acted. By default several short all-ins reopen it for a player once they add up to a full raise since he last acted; a house may count each all-in singly instead.',
        es: 'En los juegos sin límite y con límite de bote, un all-in menor que una subida completa no reabre las apuestas a quienes ya han actuado. De forma predeterminada, varios all-in cortos las reabren para un jugador cuando suman una subida completa desde que actuó por última vez; la casa puede contar en cambio cada all-in por separado.',
      },
      addedFromPractice: true,
    },
    {
      id: 'R-BET-8',
      kind: ['ruling'],
      source: { document: 'general', lines: '53' },
      title: { en: 'Forward motion with chips', es: 'Adelantar fichas puede obligar' },
      text: {
        en: 'In limit, a player who moves chips forward and thereby induces another player to act may be required to complete the action.',
        es: 'Con límite, a quien adelanta fichas y con ello hace actuar a otro se le puede obligar a completar la acción.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-9',
      kind: ['ruling'],
      source: { document: 'general', lines: '54' },
      title: { en: 'Spoken action in turn binds', es: 'Lo dicho en turno obliga' },
      text: {
        en: 'An action spoken in turn is binding and prevails over a different physical action.',
        es: 'La acción declarada de palabra en el turno propio obliga y prevalece sobre un gesto o movimiento distinto.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-10',
      kind: ['ruling'],
      source: { document: 'general', lines: '55' },
      title: { en: 'A tap is a check', es: 'Golpear la mesa es pasar' },
      text: {
        en: 'Tapping the table with the hand is a check.',
        es: 'Golpear la mesa con la mano equivale a pasar.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-11',
      kind: ['ruling'],
      source: { document: 'general', lines: '56' },
      title: { en: 'Action out of turn', es: 'Acción fuera de turno' },
      text: {
        en: 'Acting out of turn on purpose is not tolerated, and an action or word out of turn binds unless a bet or raise then changes the action to that player. On his next turn, a player who checked out of turn may not bet or raise, and a player who called out of turn may not raise. If the only action in between was a call, the floor may still hold the player to his action.',
        es: 'No se tolera actuar fuera de turno a propósito, y la acción o palabra fuera de turno obliga salvo que una apuesta o subida cambie después la acción para ese jugador. En su siguiente turno, quien pasó fuera de turno no puede apostar ni subir, y quien igualó no puede subir. Si en medio solo hubo una igualada, el floor puede considerar igualmente obligatoria la acción.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-12',
      kind: ['ruling'],
      source: { document: 'general', lines: '57' },
      title: { en: 'Call time to keep your turn', es: 'Pedir tiempo para no perder turno' },
      text: {
        en: 'A player who was skipped keeps the right to act if he calls time before three or more players have acted after him; otherwise he may lose it. He cannot lose it while a player before him has not acted.',
        es: 'El jugador saltado conserva el derecho a actuar si pide tiempo antes de que tres o más jugadores hayan actuado detrás de él; si no, puede perderlo. No puede perderlo mientras alguien anterior a él no haya actuado.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-13',
      kind: ['ruling'],
      source: { document: 'general', lines: '58' },
      title: { en: 'Chips released are committed', es: 'Las fichas soltadas comprometen' },
      text: {
        en: 'A player who bets or calls by releasing chips into the pot is bound and must complete the amount, also after a short call that makes an opponent show his hand. If he did not know of a raise, he may take those chips back and reconsider until a player after him has acted.',
        es: 'Quien apuesta o iguala soltando fichas en el bote queda obligado y debe completar la cantidad, también tras una igualada corta que hace enseñar al rival. Si no sabía que hubo una subida, puede recuperar esas fichas y reconsiderar mientras nadie haya actuado después.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-14',
      kind: ['ruling'],
      source: { document: 'general', lines: '59' },
      title: { en: 'No raise in two motions', es: 'Sin subidas en dos tiempos' },
      text: {
        en: 'A raise may not be made in two motions (a string raise or string bet), and the dealer enforces this without being asked. A player protects his raise by announcing it or by putting in the exact chips. Putting in a full bet plus half a bet or more counts as announcing a raise, which must be completed, except with a single chip of higher value.',
        es: 'No se puede subir en dos tiempos, y el crupier lo hace cumplir sin que se lo pidan. El jugador protege su subida anunciándola o poniendo las fichas exactas. Poner una apuesta completa más media o más equivale a anunciar una subida, que debe completarse, salvo con una sola ficha de valor superior.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-15',
      kind: ['ruling'],
      source: { document: 'general', lines: '60' },
      title: { en: 'One oversized chip calls', es: 'Una ficha grande solo iguala' },
      text: {
        en: 'A single chip larger than the bet, put in without announcing a raise, is a call. Facing a bet of 6, one chip of 25 put in without a word calls 6.',
        es: 'Una sola ficha mayor que la apuesta, puesta sin anunciar subida, es una igualada. Ante una apuesta de 6, una ficha de 25 puesta en silencio iguala los 6.',
      },
      addedFromPractice: false,
    },
    {
      id: 'R-BET-16',
      kind: ['engine', 'ruling'],
      source: { document: 'general', lines: '61' },
      title: { en: 'Wrong amounts are corrected', es: 'Las cantidades erróneas se corrigen' },
      text: {
        en: 'A bet or call that is too small is completed if it is noticed before the end of the round; this includes a short bring-in that is not all-in and a small bet in a round with big bets. A wrongly rounded amount changes to the nearest correct one. A player who has acted may not change his call into a raise because of the correction.',
        es: 'La apuesta o igualada demasiado pequeña se completa si se advierte antes de terminar la ronda; incluye el bring-in corto que no sea all-in y la apuesta pequeña en una ronda de apuesta grande. La cantidad mal redondeada pasa a la correcta más cercana. Nadie que ya haya actuado puede convertir su igualada en subida por la corrección.',
      },
      addedFromPractice: false,
    },
  ],
};
