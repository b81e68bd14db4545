import type { Language } from '#cards';
import { formatMessage } from '#text';
import { formatNumber } from './elements.js';
import { VERDICTS } from './messages.js';

/** What the verdict is about. */
export interface VerdictCounts {
  readonly hands: number;
  /** Hands with a fault: of a rule, or of the log. */
  readonly faulty: number;
  /** Hands in which a rule is broken. */
  readonly illegal: number;
  readonly rejected: number;
}

/** The result of an audit in a sentence or two, such as "117 of 4,669 hands have a fault; 3 break a rule." */
export const verdict = (counts: VerdictCounts, language: Language): string => {
  const { rejected } = counts;
  const sentences = [mainSentence(counts, language)];
  if (rejected > 0)
    sentences.push(sentence(rejected === 1 ? 'rejectedOne' : 'rejected', counts, rejected, language));
  return `<p class="verdict ${kindOf(counts)}">${sentences.join(' ')}</p>\n`;
};

/** The colour of the verdict: a log that was not read, or only in part, is not shown as good. */
const kindOf = ({ hands, faulty, rejected }: VerdictCounts): 'bad' | 'partial' | 'good' => {
  if (faulty > 0) return 'bad';
  return hands === 0 || rejected > 0 ? 'partial' : 'good';
};

const mainSentence = (counts: VerdictCounts, language: Language): string => {
  const { hands, faulty, illegal } = counts;
  if (hands === 0) return VERDICTS.empty[language];
  if (hands === 1)
    return VERDICTS[illegal > 0 ? 'onlyIllegal' : faulty > 0 ? 'onlyFaulty' : 'onlyClean'][language];
  if (faulty === 0) return sentence('clean', counts, 0, language);
  const first = sentence(faulty === 1 ? 'faultyOne' : 'faulty', counts, faulty, language);
  const second =
    illegal === 0
      ? VERDICTS.noneIllegal[language]
      : sentence(illegal === 1 ? 'illegalOne' : 'illegal', counts, illegal, language);
  return `${first}; ${second}.`;
};

const sentence = (
  id: keyof typeof VERDICTS,
  { hands }: VerdictCounts,
  count: number,
  language: Language,
): string =>
  formatMessage(VERDICTS[id], language, {
    hands: formatNumber(hands, language),
    count: formatNumber(count, language),
  });
