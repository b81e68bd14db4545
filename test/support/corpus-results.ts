import type { CorpusResult } from '../../libs/histories/formats/support-tier.js';
import { faultsOf } from './audit.js';
import type { CorpusHand } from './corpus-audit.js';

/** Whether docs/corpus.md explains a fault; a fault is written as `file hand line code`. */
type IsKnown = (hand: CorpusHand) => boolean;

/** The results of hands by format, site and variant, in the order of these names. */
export const resultsOf = (hands: readonly CorpusHand[], isExplained: IsKnown): CorpusResult[] => {
  const groups = new Map<string, { -readonly [Key in keyof CorpusResult]: CorpusResult[Key] }>();
  for (const each of hands) {
    const { format, hand, audited } = each;
    const site = each.site ?? 'unknown';
    const variant = hand?.game.variant ?? null;
    const key = [format, site, variant ?? '~'].join('\0');
    let group = groups.get(key);
    if (group === undefined) {
      group = { format, site, variant, hands: 0, read: 0, reconciled: 0 };
      groups.set(key, group);
    }
    group.hands++;
    if (audited === null && hand?.cancelled !== true) continue;
    group.read++;
    if (audited === null || faultsOf(audited).length === 0 || isExplained(each)) group.reconciled++;
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
};

/** The module libs/histories/formats/corpus-results.ts. */
export const resultsModule = (results: readonly CorpusResult[]): string => {
  const rows = results.map(
    ({ format, site, variant, hands, read, reconciled }) =>
      `  { format: '${format}', site: ${quoted(site)}, variant: ${variant === null ? 'null' : `'${variant}'`}, hands: ${String(hands)}, read: ${String(read)}, reconciled: ${String(reconciled)} },\n`,
  );
  return `import type { CorpusResult } from './support-tier.js';

/** What the corpus of real logs shows. Written by \`npm run corpus\`; test/corpus compares it with the corpus. */
export const corpusResults: readonly CorpusResult[] = [
${rows.join('')}];
`;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
