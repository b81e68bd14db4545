import type { Section } from '../rule.js';

/** Agreements before the deal, and the money that enters and leaves a table. */
export const setup: Section = {
  id: 'setup',
  title: { en: 'Setting up a game', es: 'Preparar la partida' },
  rules: [
    {
      id: 'P-SETUP-1',
      kind: ['setup'],
      source: { document: 'introduction', lines: '7' },
      title: { en: 'Two to seven players, or more', es: 'De dos a siete jugadores' },
      text: {
        en: 'Two to seven players is the classic number, and some games take more. By common practice, flop games seat up to ten, and a game whose deck could run out states its own limit. By common practice it also states what happens if the deck runs out: draw games reshuffle the discards, and stud deals one shared card on seventh street.',
        es: 'Lo clásico son de dos a siete jugadores, y algunos juegos admiten más. Por costumbre, los juegos con flop admiten hasta diez, y el juego cuya baraja podría agotarse fija su propio límite. Por costumbre también fija qué se hace entonces: en los juegos de descarte se barajan las cartas descartadas y en stud se reparte una sola carta común en séptima calle.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-SETUP-2',
      kind: ['setup'],
      source: { document: 'introduction', lines: '104, 120' },
      title: { en: 'Antes and blinds', es: 'Los antes y las ciegas' },
      text: {
        en: 'Each hand starts with an ante from every player, or with blinds from one or two positions that rotate with the deal. Each is posted in the agreed amount by the player who owes it, or all-in for less. By common practice the two are combined, and one player, on the big blind or the button, may post a single ante for the whole table.',
        es: 'Cada mano empieza con un ante de todos los jugadores, o con ciegas de una o dos posiciones que rotan con el reparto. Cada uno pone la cantidad acordada que le toca, o todo lo que le queda si es menos. Por costumbre se combinan ambas cosas, y un solo jugador, el de la ciega grande o el del botón, puede poner un único ante por toda la mesa.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-SETUP-3',
      kind: ['setup'],
      source: { document: 'introduction', lines: '105-106' },
      title: { en: 'Betting structure and raise cap', es: 'Estructura de apuestas y tope' },
      text: {
        en: 'The structure sets the smallest and largest bet and raise: fixed limit, no limit, or something in between. It also sets the number of raises in a round: three, four, or any number. By common practice, the structures in between are spread limit and pot limit.',
        es: 'La estructura fija la apuesta y la subida mínimas y máximas: límite fijo, sin límite o algo intermedio. También fija cuántas subidas admite una ronda: tres, cuatro o las que sean. Por costumbre, las estructuras intermedias son el límite con horquilla (spread limit) y el límite de bote.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-SETUP-4',
      kind: ['setup', 'table'],
      source: { document: 'introduction', lines: '112' },
      title: { en: 'Minimum buy-in for joining', es: 'Entrada mínima para sentarse' },
      text: {
        en: 'A player who joins brings at least the agreed minimum buy-in, normally 10 to 20 times the minimum bet. It does not apply to a seated player who has lost chips.',
        es: 'Quien se sienta trae al menos la entrada mínima acordada, normalmente de 10 a 20 veces la apuesta mínima. No se aplica a quien ya estaba sentado y ha perdido fichas.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SETUP-5',
      kind: ['engine', 'table'],
      source: { document: 'introduction', lines: '110, 112' },
      title: { en: 'Only table stakes play', es: 'Solo juega lo que está delante' },
      text: {
        en: 'A player bets only with the chips in front of him when the hand began. Chips may be added between hands, and may not be taken off the table until the player leaves the game.',
        es: 'Cada jugador apuesta solo con las fichas que tenía delante al empezar la mano. Se pueden añadir fichas entre manos, pero no retirarlas de la mesa hasta dejar la partida.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SETUP-6',
      kind: ['setup'],
      source: { document: 'introduction', lines: '114' },
      title: { en: 'Time charge or rake', es: 'Cuota por tiempo o rake' },
      text: {
        en: 'The house takes a time charge from each player, or a rake, which is a share of each pot. The rake is declared beforehand and checked against that schedule. By common practice it is capped, and often nothing is taken from a hand without a flop.',
        es: 'La casa cobra a cada jugador una cuota por tiempo o se queda con un rake, que es una parte de cada bote. El rake se declara de antemano y se comprueba con esa tarifa. Por costumbre tiene un tope, y a menudo no se cobra en las manos sin flop.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-SETUP-7',
      kind: ['ruling'],
      source: { document: 'introduction', lines: '118' },
      title: { en: 'Drawing for the first dealer', es: 'Sorteo del primer crupier' },
      text: {
        en: 'The first dealer is drawn: cards are dealt face up until a jack falls and its receiver deals, or each player gets one card and the highest deals. Equal high cards are settled by suit: spades, hearts, diamonds, clubs, from high to low.',
        es: 'El primer crupier se sortea: se reparten cartas boca arriba hasta que salga una jota y reparte quien la recibe, o cada jugador recibe una carta y reparte la más alta. Entre cartas altas iguales decide el palo: picas, corazones, diamantes y tréboles, de mayor a menor.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SETUP-8',
      kind: ['table'],
      source: { document: 'introduction', lines: '88-91' },
      title: { en: 'Joining accepts game and stakes', es: 'Sentarse es aceptar las condiciones' },
      text: {
        en: 'A player who joins a table accepts the game and the stakes posted there. Changes take effect with the next hand, never during a hand.',
        es: 'Quien se sienta a una mesa acepta el juego y las apuestas que allí rigen. Cualquier cambio vale desde la mano siguiente, nunca a mitad de una.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-SETUP-9',
      kind: ['table'],
      source: { document: 'introduction', lines: '11' },
      title: { en: 'The chips of a session balance', es: 'Las fichas de la sesión cuadran' },
      text: {
        en: 'Chips are bought before play and redeemed at the end. Over a session, each player’s buy-ins and winnings equal his losses and the chips he cashes out, and at the whole table the chips bought equal the chips cashed out plus rake and fees.',
        es: 'Las fichas se compran antes de jugar y se canjean al final. En una sesión, las compras y ganancias de cada jugador son iguales a sus pérdidas y a lo que canjea, y en toda la mesa las fichas compradas son iguales a las canjeadas más el rake y las tasas.',
      },
      addedFromPractice: false,
    },
  ],
};
