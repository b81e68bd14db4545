import type { Catalogue } from '#text';

/** `floorman partners`. */
export const PARTNERS_MESSAGES = {
  alpha: {
    en: '--alpha is a number above 0 and below 1, not {text}',
    es: '--alpha es un número mayor que 0 y menor que 1, no {text}',
  },
  noHands: {
    en: 'there is no hand to compare: none was read, or none has two players and a bet',
    es: 'no hay manos que comparar: no se leyó ninguna, o ninguna tiene dos jugadores y una apuesta',
  },
  rejected: {
    en: '{hands} could not be read and do not count; floorman audit says why',
    es: '{hands} no se pudieron leer y no cuentan; floorman audit dice por qué',
  },
  site: {
    en: '{site}: {hands} hands, {players} players, {pairs} pairs; {shared} shared a hand, {tested} were compared, {suspect} suspect',
    es: '{site}: {hands} manos, {players} jugadores, {pairs} parejas; {shared} coincidieron en una mano, {tested} se compararon, {suspect} sospechosas',
  },
  base: {
    en: 'Usual: {bets} % bets and raises when facing one player; {checked} % of the hands of the last two without a bet',
    es: 'Habitual: {bets} % de apuestas y subidas ante un solo jugador; {checked} % de manos sin apuestas entre los dos últimos',
  },
  nobody: {
    en: 'No pair is suspect (q up to {alpha}, pairs with {hands} hands or more).',
    es: 'Ninguna pareja es sospechosa (q hasta {alpha}, parejas con {hands} manos o más).',
  },
  heading: {
    en: 'Suspect (q up to {alpha}): each may have an honest reason. In brackets, what the play of both against others lets one expect.',
    es: 'Sospechosas (q hasta {alpha}): todas pueden tener una razón honrada. Entre paréntesis, lo que cabe esperar de su juego contra otros.',
  },
  pair: { en: 'Pair', es: 'Pareja' },
  siteHead: { en: 'Site', es: 'Sala' },
  hands: { en: 'Hands', es: 'Manos' },
  score: { en: 'Score', es: 'Índice' },
  net: { en: 'Net bb', es: 'Neto bb' },
  bets: { en: 'Bets', es: 'Apuestas' },
  multiway: { en: 'With a third', es: 'Con un tercero' },
  worth: { en: 'Worth', es: 'Valor' },
  tables: { en: 'Tables', es: 'Mesas' },
  verdict: { en: 'Verdict', es: 'Dictamen' },
  suspect: { en: 'suspect', es: 'sospecha' },
  ok: { en: 'nothing found', es: 'sin indicios' },
  'too-few': { en: 'too few hands', es: 'pocas manos' },
  evidence: { en: '{pair}: {measures}. Hands: {list}', es: '{pair}: {measures}. Manos: {list}' },
  'chip-flow': { en: 'chip flow', es: 'flujo de fichas' },
  'soft-play': { en: 'soft play', es: 'juego blando' },
  whipsawing: { en: 'raises around a third player', es: 'subidas con un tercero en medio' },
  'collusion-table': { en: 'decisions worth a lot to each other', es: 'decisiones que benefician al otro' },
} as const satisfies Catalogue;
