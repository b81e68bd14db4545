import type { Contradiction } from '#histories';
import { isFault, type FindingCode } from '../findings/codes.js';
import { isSetupSubject } from '../findings/messages.js';
import type { Replay } from '../replay/replay.js';

/** The code and the rules of each kind of contradiction. */
const findingsOf: Readonly<
  Record<Contradiction['about'], { readonly code: FindingCode; readonly rules: readonly string[] }>
> = {
  button: { code: 'impossible-setup', rules: ['P-SETUP-1'] },
  seat: { code: 'impossible-setup', rules: ['P-SETUP-1'] },
  currency: { code: 'amount', rules: ['L-LINE-1'] },
  time: { code: 'amount', rules: ['L-LINE-1', 'L-ID-1'] },
  players: { code: 'impossible-setup', rules: ['L-CLAIM-1'] },
  tournament: { code: 'impossible-setup', rules: ['L-ID-1'] },
  hand: { code: 'impossible-setup', rules: ['L-ID-1'] },
  rake: { code: 'rake', rules: ['L-SUM-1', 'L-CLAIM-1'] },
  pot: { code: 'total-pot', rules: ['L-SUM-1', 'L-CLAIM-1'] },
  'side-pot': { code: 'side-pot', rules: ['L-SUM-1', 'L-CLAIM-1'] },
  cards: { code: 'wrong-card-count', rules: ['L-CARD-1', 'L-CLAIM-1'] },
  figures: { code: 'amount', rules: ['L-LINE-1', 'L-CLAIM-1'] },
  summary: { code: 'wrong-summary', rules: ['L-CLAIM-1'] },
  order: { code: 'wrong-turn', rules: ['P-DEAL-1'] },
  'repeated-line': { code: 'wrong-turn', rules: ['P-DEAL-1'] },
  'repeated-claim': { code: 'wrong-summary', rules: ['L-CLAIM-1'] },
};

/** What is said twice in the same words. */
const REPEATED: ReadonlySet<Contradiction['about']> = new Set(['repeated-line', 'repeated-claim']);

/** L-LINE-1, L-ID-1: reports what the text of the hand says in two ways; an empty value is none. */
export const checkContradictions = ({ hand, collector }: Replay): void => {
  for (const { about, expected, actual, line } of hand.contradictions ?? []) {
    const { code, rules } = findingsOf[about];
    const seat = about === 'seat' ? Number(actual) : null;
    if (REPEATED.has(about)) {
      // Nothing else may show that the line is one too many.
      if (collector.list.some((finding) => finding.line === line && isFault(finding.code))) continue;
      collector.addDetailed(code, rules, line, null, null, { about: 'repeated-line' });
    } else {
      const detail = isSetupSubject(about) ? ({ about: 'contradiction', subject: about } as const) : null;
      collector.add(code, rules, line, seat, expected || null, actual || null, null, detail);
    }
  }
};
