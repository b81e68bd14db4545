import type { Catalogue } from '../../messages/catalogue.js';

/** The messages of the page of rulings. */
export const MESSAGES = {
  rulingsLead: {
    en: 'What the floor decides about an incident at the table, with its rule.',
    es: 'Lo que decide el director de sala ante una incidencia en la mesa, con su regla.',
  },
  cardRooms: { en: 'Card rooms', es: 'Salas de juego' },
  sites: { en: 'Sites and log formats', es: 'Sitios y formatos de historial' },
  house: { en: 'House', es: 'Casa' },
  limit: { en: 'Limit', es: 'Límite' },
  'no-limit': { en: 'No limit', es: 'Sin límite' },
  'pot-limit': { en: 'Pot limit', es: 'Límite del bote' },
  'fixed-limit': { en: 'Fixed limit', es: 'Límite fijo' },
  'spread-limit': { en: 'Spread limit', es: 'Límite variable' },
  whatHappened: { en: 'What happened?', es: '¿Qué pasó?' },
  searchIncident: { en: 'Search', es: 'Buscar' },
  noIncident: {
    en: 'No incident has these words.',
    es: 'Ninguna incidencia contiene esas palabras.',
  },
  deal: { en: 'The deal', es: 'El reparto' },
  hands: { en: 'A player or a hand', es: 'Un jugador o una mano' },
  betting: { en: 'Betting', es: 'Apuestas' },
  showdown: { en: 'Showdown and after', es: 'Al mostrar las cartas y después' },
  otherIncident: { en: 'Another incident', es: 'Otra incidencia' },
  unknownIncident: {
    en: 'This server does not know this incident: choose another one.',
    es: 'Este servidor no conoce esta incidencia: elija otra.',
  },
  loadingIncidents: { en: 'Loading the incidents …', es: 'Cargando las incidencias …' },
  facts: { en: 'What is known', es: 'Lo que se sabe' },
  change: { en: 'Change', es: 'Cambiar' },
  changeFact: { en: 'Change: {question}', es: 'Cambiar: {question}' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  ok: { en: 'Continue', es: 'Continuar' },
  wrongChoice: { en: 'Choose one of the answers.', es: 'Elija una de las respuestas.' },
  wrongNumber: { en: 'Write a whole number, such as 3.', es: 'Escriba un número entero, como 3.' },
  wrongRange: {
    en: 'Write a whole number from {min} to {max}.',
    es: 'Escriba un número entero del {min} al {max}.',
  },
  wrongAmount: { en: 'Write an amount, such as 25 or 2.50.', es: 'Escriba un importe, como 25 o 2,50.' },
  wrongThousands: {
    en: 'Write thousands without a comma or a point, such as 1000.',
    es: 'Escriba los miles sin punto ni coma, como 1000.',
  },
  wrongNumbers: {
    en: 'Write two whole numbers, such as 4 48.',
    es: 'Escriba dos números enteros, como 4 48.',
  },
  wrongDraw: {
    en: 'Write seats with their cards in the order of the deal, such as 1 Jh, 4 Ks.',
    es: 'Escriba los asientos con sus cartas en el orden del reparto, como 1 Jh, 4 Ks.',
  },
  wrongTwice: { en: 'A card is there twice.', es: 'Una carta está dos veces.' },
  theSame: { en: 'The same ruling.', es: 'La misma decisión.' },
  elsewhereNeeds: { en: 'Here it also depends on this:', es: 'Aquí depende también de esto:' },
  details: { en: 'More about what happened', es: 'Más sobre lo que pasó' },
  detailsNote: {
    en: 'Circumstances without an answer count as not happened.',
    es: 'Las circunstancias sin respuesta cuentan como no ocurridas.',
  },
  ruling: { en: 'Ruling', es: 'Decisión' },
  elsewhere: { en: 'Elsewhere', es: 'En otra casa' },
  needsFact: {
    en: 'This depends on an answer above.',
    es: 'Esto depende de una respuesta de arriba.',
  },
  mayChoose: { en: 'The management may choose:', es: 'La dirección puede elegir:' },
  rules: { en: 'Rules', es: 'Reglas' },
} as const satisfies Catalogue;
