import type { Catalogue } from '#text';

/** `floorman partners`. */
export const PARTNERS_MESSAGES = {
  alpha: {
    en: '--alpha is a number above 0 and below 1, not {text}',
    es: '--alpha es un número mayor que 0 y menor que 1, no {text}',
  },
  noHands: {
    en: 'there is no hand to compare: none was read, or none has two players with names and a bet',
    es: 'no hay manos que comparar: no se leyó ninguna, o ninguna tiene dos jugadores con nombre y una apuesta',
  },
  site: {
    en: '{site}: {hands}, {players} players, {pairs} pairs; {shared} shared a hand, {tested} were compared, {suspect} suspect',
    es: '{site}: {hands}, {players} jugadores, {pairs} parejas; {shared} coincidieron en una mano, {tested} se compararon, {suspect} sospechosas',
  },
  base: {
    en: 'Usual at this site: against one opponent players bet or raise {bets} % of the time; the last two players check a hand down {checked} % of the time.',
    es: 'Lo habitual en esta sala: contra un solo rival se apuesta o se sube el {bets} % de las veces; los dos últimos jugadores pasan hasta el final el {checked} % de las veces.',
  },
  leftOut: {
    en: 'Left out, because there are too many sites: {hands}.',
    es: 'Sin comparar, por haber demasiadas salas: {hands}.',
  },
  nobody: {
    en: 'No pair is suspect (q up to {alpha}, pairs with {hands} hands or more).',
    es: 'Ninguna pareja es sospechosa (q hasta {alpha}, parejas con {hands} manos o más).',
  },
  nobodyCompared: {
    en: 'No pair could be compared: that needs pairs with {hands} hands or more, whose players also have as many with others.',
    es: 'Ninguna pareja se pudo comparar: hacen falta parejas con {hands} manos o más, cuyos jugadores tengan otras tantas con otros.',
  },
  heading: {
    en: 'Suspect (q up to {alpha}): each may have an honest reason. In brackets: what is expected from how the two play against others.',
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
