import type { Section } from '../rule.js';

/** Decks, and the order of hands. */
export const cardsAndHands: Section = {
  id: 'cards-and-hands',
  title: { en: 'Cards and hands', es: 'Cartas y manos' },
  rules: [
    {
      id: 'P-DECK-1',
      kind: ['setup'],
      source: { document: 'introduction', lines: '9, 81, 83, 212' },
      title: { en: 'The deck of 52 cards', es: 'La baraja de 52 cartas' },
      text: {
        en: 'Poker is played with 52 cards: ranks A K Q J 10 9 8 7 6 5 4 3 2 in four suits, usually without wild cards. A deck may be stripped of its lowest ranks or carry one joker, which makes 53 cards. By common practice, stripped decks have 48, 44, 40, 36 or 32 cards, and 36 are used for short-deck hold’em.',
        es: 'El póker se juega con 52 cartas: los valores A K Q J 10 9 8 7 6 5 4 3 2 en cuatro palos, normalmente sin comodines. La baraja puede recortarse quitando los valores más bajos o llevar un comodín, y entonces tiene 53 cartas. Por costumbre, las barajas recortadas tienen 48, 44, 40, 36 o 32 cartas, y el hold’em de baraja corta usa 36.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-DECK-2',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '9, 37, 49' },
      title: { en: 'The ace, high or low', es: 'El as, alto o bajo' },
      text: {
        en: 'The ace is the highest card and, where the game says so, may count below the 2. It is the end of the straights A-K-Q-J-10 and 5-4-3-2-A but never in the middle: 2-A-K-Q-J and 4-3-2-A-K are not straights. By common practice, in a stripped deck the ace is the low end of the lowest straight, such as 9-8-7-6-A with 36 cards.',
        es: 'El as es la carta más alta y, cuando el juego lo admite, puede contar por debajo del 2. Cierra las escaleras A-K-Q-J-10 y 5-4-3-2-A, pero nunca va en el interior: 2-A-K-Q-J y 4-3-2-A-K no son escaleras. Por costumbre, en una baraja recortada el as es el extremo inferior de la escalera más baja, como 9-8-7-6-A con 36 cartas.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-DECK-3',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '9, 68' },
      title: { en: 'Suits are equal', es: 'Los palos valen igual' },
      text: {
        en: 'No suit outranks another when hands are compared: two hands that differ only in suits are tied.',
        es: 'Ningún palo vale más que otro al comparar manos: dos manos que solo se distinguen por los palos empatan.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-RANK-1',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '33-65' },
      title: { en: 'Order of the high hands', es: 'Orden de las manos altas' },
      text: {
        en: 'From best to worst: straight flush (the royal on top), four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card. Any hand of a better category beats any hand of a worse one. By common practice, five of a kind beats all others in games with wild cards, and in short deck a flush beats a full house and, as an option, three of a kind beats a straight.',
        es: 'De mejor a peor: escalera de color (la real es la máxima), póker, full, color, escalera, trío, doble pareja, pareja y carta alta. Cualquier mano de una categoría mejor gana a cualquiera de una peor. Por costumbre, el repóker las supera a todas si hay comodines, y en baraja corta el color gana al full y, como opción, el trío gana a la escalera.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-RANK-2',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '66, 70-77' },
      title: { en: 'Comparing hands of one category', es: 'Comparar manos de igual categoría' },
      text: {
        en: 'Within a category the rank that appears most often is compared first, then the less frequent ones, the higher first among equally frequent ones. For example, 44477 beats 222KK, 44432 beats 222AK, 55599 beats 55566, KK22A beats 7733Q, 7733Q beats 7722A, and AK832 beats AK765. A straight counts by its top card: 65432 beats 5432A.',
        es: 'Dentro de una categoría se compara primero el valor más repetido y después los menos repetidos, empezando por el más alto entre los que se repiten por igual. Así, 44477 gana a 222KK, 44432 a 222AK, 55599 a 55566, KK22A a 7733Q, 7733Q a 7722A y AK832 a AK765. La escalera vale por su carta más alta: 65432 gana a 5432A.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-RANK-3',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '31, 68' },
      title: { en: 'Best five cards, no others', es: 'Las cinco mejores, ninguna más' },
      text: {
        en: 'A hand is the best five cards that the composition of the game allows; a sixth card never breaks a tie. Players with equal five-card hands split the pot. By common practice, badugi and Kuhn poker count fewer cards.',
        es: 'La mano son las cinco mejores cartas que permite la composición del juego; una sexta carta nunca deshace un empate. Los jugadores con manos iguales de cinco cartas se reparten el bote. Por costumbre, el badugi y el póker de Kuhn cuentan menos cartas.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-WILD-1',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '81, 212' },
      title: { en: 'Wild card and bug', es: 'Comodín libre y bug' },
      text: {
        en: 'A wild card stands for any card its holder needs. A bug stands only for an ace, or for the card that completes a straight or a flush. By common practice there may be several wild cards, such as all the deuces.',
        es: 'Un comodín libre vale por cualquier carta que necesite su dueño. Un bug solo vale por un as o por la carta que completa una escalera o un color. Por costumbre puede haber varios comodines, como todos los doses.',
      },
      addedFromPractice: true,
    },
    {
      id: 'P-LOW-1',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '82, 214' },
      title: { en: 'The three low scales', es: 'Las tres escalas de mano baja' },
      text: {
        en: 'Ace-to-five: aces are low, straights and flushes do not count, best 5-4-3-2-A; ace-to-six: aces are low, straights and flushes count against the hand, best 6-4-3-2-A; deuce-to-seven: aces are high, straights and flushes count against it, best 7-5-4-3-2. Low hands are compared from their highest card down, so 86543 beats 87432. In deuce-to-seven A-5-4-3-2 is ace high, not a straight.',
        es: 'As a cinco: el as es bajo, escaleras y colores no cuentan y la mejor es 5-4-3-2-A; as a seis: el as es bajo, escaleras y colores perjudican y la mejor es 6-4-3-2-A; dos a siete: el as es alto, escaleras y colores perjudican y la mejor es 7-5-4-3-2. Las manos bajas se comparan desde la carta más alta, así que 86543 gana a 87432. En dos a siete, A-5-4-3-2 es carta alta de as y no una escalera.',
      },
      addedFromPractice: false,
    },
    {
      id: 'P-LOW-2',
      kind: ['showdown'],
      source: { document: 'introduction', lines: '228, 240' },
      title: { en: 'Eight or better for low', es: 'Ocho o mejor para la baja' },
      text: {
        en: 'An eight-or-better low is five cards of different ranks, none above 8, with aces low and straights and flushes ignored. If no player has one, the high hand wins the whole pot.',
        es: 'Una baja de ocho o mejor son cinco cartas de valores distintos, ninguna superior al 8, con el as bajo y sin contar escaleras ni colores. Si nadie la tiene, la mano alta se lleva todo el bote.',
      },
      addedFromPractice: false,
    },
  ],
};
