import type { Section } from '../rule.js';

/** Misdeals: their causes, and until when they can be called. */
export const misdeals: Section = {
  id: 'misdeals',
  title: { en: 'Misdeals', es: 'Repartos nulos' },
  rules: [
    {
      id: 'R-MIS-1',
      kind: ['ruling'],
      source: { document: 'general', lines: '3' },
      title: { en: 'No misdeal once action begins', es: 'Con acción no hay reparto nulo' },
      text: {
        en: 'Once action has begun, the hand is played, and a player whose hand is fouled gets no refund. In button games action begins when two players after the blinds have acted, in stud when two have acted after the forced bet. A misdeal must be called before the second of them acts; by common practice, heads-up action begins when both players have acted.',
        es: 'Cuando la acción ha comenzado, la mano se juega y a quien tenga una mano irregular no se le devuelve nada. En los juegos con botón la acción comienza cuando han actuado dos jugadores después de las ciegas; en stud, cuando han actuado dos después de la apuesta forzada. El reparto nulo debe avisarse antes de que actúe el segundo; por costumbre, mano a mano la acción comienza cuando han actuado ambos.',
      },
      addedFromPractice: true,
    },
    {
      id: 'R-MIS-2',
      kind: ['ruling'],
      source: { document: 'general', lines: '4-14' },
      title: { en: 'The ten causes of a misdeal', es: 'Las diez causas de reparto nulo' },
      text: {
        en: 'If noticed in time, ten faults are a misdeal: the first or second card of the hand exposed by the dealer’s error; two or more cards exposed by the dealer; two or more boxed cards; two or more extra cards dealt to starting hands; a wrong number of cards to a player; a card out of sequence; the button out of position; the first card dealt to the wrong place; cards to an empty seat or to someone not entitled; a player who is entitled left out. A player short of a card may still be dealt the top card if it is his in sequence, and an exposed card may be replaced by the burn. A player left out must have been at the table or have posted a blind or ante.',
        es: 'Advertidos a tiempo, diez fallos anulan el reparto: la primera o la segunda carta de la mano expuesta por error del crupier; dos o más cartas expuestas por el crupier; dos o más cartas boca arriba en el mazo (boxed cards); dos o más cartas de más en las manos iniciales; un número incorrecto de cartas a un jugador; una carta fuera de orden; el botón fuera de su posición; la primera carta repartida en el lugar equivocado; cartas a un asiento vacío o a quien no tiene derecho; omitir a un jugador con derecho. Al jugador al que le falta una carta aún se le puede dar la primera del mazo si es la suya en el orden, y una carta expuesta puede sustituirse por la quemada. El jugador omitido debe haber estado en la mesa o haber puesto una ciega o un ante.',
      },
      addedFromPractice: false,
    },
  ],
};
