import type { Language } from '#cards';
import type { Measure, PairReport, PartnersReport } from '#partners';
import { alignColumns, formatCount, formatMessage, sanitize } from '#text';
import { PARTNERS_MESSAGES } from '../messages/partners.js';

const MISSING = '–';

/** The report as text: the base rates of each site, the pairs as a table, and the hands of suspect pairs. */
export const formatPartners = (
  { sites, pairs, alpha, minHands, leftOut }: PartnersReport,
  language: Language,
): string => {
  const lines = sites.flatMap((site) => [
    formatMessage(PARTNERS_MESSAGES.site, language, {
      site: sanitize(site.site),
      hands: formatCount(site.hands, 'hands', language),
      players: String(site.players),
      pairs: String(site.pairs),
      shared: String(site.shared),
      tested: String(site.tested),
      suspect: String(site.suspect),
    }),
    ...(site.betPercent === null
      ? []
      : [
          formatMessage(PARTNERS_MESSAGES.base, language, {
            bets: figure(site.betPercent),
            checked: figure(site.checkedDownPercent),
          }),
        ]),
  ]);
  if (leftOut > 0)
    lines.push(
      formatMessage(PARTNERS_MESSAGES.leftOut, language, { hands: formatCount(leftOut, 'hands', language) }),
    );
  const suspects = pairs.filter(({ verdict }) => verdict === 'suspect');
  const values = { alpha: String(alpha), hands: String(minHands) };
  lines.push('', formatMessage(headingOf(sites, suspects.length), language, values));
  if (pairs.length > 0)
    lines.push('', ...alignColumns([headsIn(language), ...pairs.map((pair) => rowOf(pair, language))]));
  if (suspects.length > 0) lines.push('', ...suspects.map((pair) => evidenceOf(pair, alpha, language)));
  return `${lines.join('\n')}\n`;
};

const headingOf = (sites: PartnersReport['sites'], suspects: number) => {
  if (sites.every(({ tested }) => tested === 0)) return PARTNERS_MESSAGES.nobodyCompared;
  return suspects === 0 ? PARTNERS_MESSAGES.nobody : PARTNERS_MESSAGES.heading;
};

const figure = (value: number | null): string => (value === null ? MISSING : value.toFixed(1));

/** Without the sign of a zero. */
const fixed = (value: number, decimals: number): string => {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
};

const headsIn = (language: Language): string[] => {
  const { pair, siteHead, hands, score, net, bets, multiway, worth, tables, verdict } = PARTNERS_MESSAGES;
  const heads = [pair, siteHead, hands, score, net, bets, multiway, worth, tables];
  return [...heads.map((message) => message[language]), 'q', verdict[language]];
};

const rowOf = (pair: PairReport, language: Language): string[] => {
  const cell = (measure: Measure, decimals: number): string => {
    const found = pair.measures.find((each) => each.measure === measure);
    if (found === undefined) return MISSING;
    return `${fixed(found.actual, decimals)} (${fixed(found.expected, decimals)})`;
  };
  const qs = pair.measures.flatMap(({ q }) => q ?? []);
  return [
    nameOf(pair),
    sanitize(pair.site),
    String(pair.hands),
    pair.score.toFixed(1),
    cell('chip-flow', 0),
    cell('soft-play', 0),
    cell('whipsawing', 0),
    cell('collusion-table', 1),
    `${String(pair.tables.together)} (${pair.tables.expected.toFixed(1)})`,
    qs.length === 0 ? MISSING : Math.min(...qs).toPrecision(2),
    PARTNERS_MESSAGES[pair.verdict][language],
  ];
};

/** The player who gave more chips first. */
const nameOf = ({ players: [from, to] }: PairReport): string => `${sanitize(from)} > ${sanitize(to)}`;

const evidenceOf = (pair: PairReport, alpha: number, language: Language): string => {
  const measures = pair.measures
    .filter(({ q }) => q !== null && q <= alpha)
    .map(({ measure }) => PARTNERS_MESSAGES[measure][language]);
  return formatMessage(PARTNERS_MESSAGES.evidence, language, {
    pair: nameOf(pair),
    measures: measures.join(', '),
    list: pair.evidence.map(({ hand }) => sanitize(hand)).join(', '),
  });
};
