import type { Language } from '#cards';
import type { InferredProfile } from '#inference';
import type { RakeRow } from '#rules';
import { formatMessage, LIMIT_NAMES, sanitize, type Message, type MessageValues } from '#text';
import { PROFILE_MESSAGES, ROUNDING_NAMES } from '../messages/profiles.js';

type Evidence = NonNullable<RakeRow['evidence']>;

/** The largest number of hands that are called too few. */
const FEW = 20;

/** An inferred profile as lines of text: the rake by stakes and players with its evidence, then the odd chips. */
export const formatInferred = (
  { document, oddChip, presets }: InferredProfile,
  language: Language,
): string[] => {
  const format = <M extends Message>(message: M, values: MessageValues<M>): string =>
    formatMessage(message, language, values);
  const lines: string[] = [];
  let title = '';
  for (const row of document.rake ?? []) {
    const own = titleOf(row, language);
    if (own !== title) lines.push(...(lines.length === 0 ? [] : ['']), own);
    title = own;
    lines.push(...rowLines(row, language));
  }
  const { evidence } = document;
  if (lines.length > 0) lines.push('');
  if (oddChip.hands > 0) {
    const usual = document.switches?.oddChip ?? oddChip.usual;
    const values = { hands: String(oddChip.hands), agreeing: String(oddChip.agreeing), rule: usual };
    const message = oddChip.value === null ? PROFILE_MESSAGES.fewForOddChip : PROFILE_MESSAGES.oddChip;
    lines.push(format(message, values));
  }
  if (evidence !== undefined) {
    const { hands, faulty, unused, rejected, uncounted } = evidence;
    lines.push(
      format(PROFILE_MESSAGES.total, {
        hands: String(hands),
        faulty: String(faulty),
        unused: String(unused),
        rejected: String(rejected),
        uncounted: String(uncounted),
      }),
    );
  }
  if (presets.length > 1)
    lines.push(format(PROFILE_MESSAGES.severalPresets, { presets: presets.join(', ') }));
  return lines;
};

const titleOf = ({ site = '', currency = '', limit, stakes = {} }: RakeRow, language: Language): string => {
  const { smallBlind, bigBlind, smallBet, bigBet } = stakes;
  const figures = [smallBlind, bigBlind, smallBet, bigBet].filter((figure) => figure !== undefined);
  const name = limit === undefined ? '' : LIMIT_NAMES[limit][language];
  return sanitize([site, currency, name, figures.join('/')].filter((part) => part !== '').join(', '));
};

const rowLines = (row: RakeRow, language: Language): string[] => {
  const format = <M extends Message>(message: M, values: MessageValues<M>): string =>
    formatMessage(message, language, values);
  const { players, evidence } = row;
  const [from, to] = players ?? [2, 2];
  const who = format(from === to ? PROFILE_MESSAGES.players : PROFILE_MESSAGES.playersFromTo, {
    from: String(from),
    to: String(to),
  });
  const terms = termsOf(row, language);
  const lines = [`  ${who}: ${terms === '' ? '?' : terms}`];
  if (evidence === undefined) return lines;
  const counts = {
    hands: String(evidence.hands),
    raked: String(evidence.raked),
    capped: String(evidence.capped),
    departing: String(evidence.departing),
  };
  lines.push(`    ${format(PROFILE_MESSAGES.counts, counts)}`);
  for (const note of notesOf(evidence, language)) lines.push(`    ${note}`);
  return lines;
};

const termsOf = ({ rates, unit, roundings = [], by, withoutFlop }: RakeRow, language: Language): string => {
  if (rates.length === 0) return '';
  if (rates.every(({ percent }) => percent === '0')) return PROFILE_MESSAGES.noRake[language];
  const named = rates.map(({ percent, cap, capAtLeast }) => {
    if (typeof cap === 'string') return formatMessage(PROFILE_MESSAGES.rateUpTo, language, { percent, cap });
    if (capAtLeast === undefined) return formatMessage(PROFILE_MESSAGES.rate, language, { percent });
    return formatMessage(PROFILE_MESSAGES.rateFrom, language, { percent, least: capAtLeast });
  });
  const all = named.reduce((first, second) =>
    formatMessage(PROFILE_MESSAGES.or, language, { first, second }),
  );
  const parts = [all];
  if (by === 'pot') parts.push(PROFILE_MESSAGES.byPot[language]);
  if (by === 'winner') parts.push(PROFILE_MESSAGES.byWinner[language]);
  if (roundings.length === 1) parts.push(ROUNDING_NAMES[roundings[0]][language]);
  if (unit !== undefined) parts.push(formatMessage(PROFILE_MESSAGES.units, language, { unit }));
  if (withoutFlop !== undefined) parts.push(PROFILE_MESSAGES[withoutFlop][language]);
  return parts.join('; ');
};

const notesOf = (evidence: Evidence, language: Language): string[] => {
  const { hands, raked, withoutFlop, rakedWithoutFlop, uncounted, percentRange, unknown } = evidence;
  const notes = unknown.map((what) => {
    switch (what) {
      case 'rate':
        return formatMessage(
          hands - withoutFlop < FEW ? PROFILE_MESSAGES.fewForRate : PROFILE_MESSAGES.noRate,
          language,
          { hands: String(hands) },
        );
      case 'cap':
        return formatMessage(raked < FEW ? PROFILE_MESSAGES.fewForCap : PROFILE_MESSAGES.noCap, language, {
          hands: String(raked),
        });
      case 'rounding':
        return PROFILE_MESSAGES.fewForRounding[language];
      case 'without-flop':
        return formatMessage(PROFILE_MESSAGES.fewForFlop, language, {
          hands: String(withoutFlop),
          raked: String(rakedWithoutFlop),
        });
      case 'by':
        return PROFILE_MESSAGES.fewForBy[language];
    }
  });
  if (percentRange !== undefined && percentRange[0] !== percentRange[1])
    notes.unshift(
      formatMessage(PROFILE_MESSAGES.rateRange, language, { from: percentRange[0], to: percentRange[1] }),
    );
  if (uncounted !== undefined)
    notes.push(formatMessage(PROFILE_MESSAGES.uncounted, language, { hands: String(uncounted) }));
  return notes;
};
