import type { HandAnalysis } from '#audit';

/** The analyses of audited hands by name. Each thread starts one of its own. */
export const ANALYSES = {
  fairness: async () => new (await import('#fairness')).FairnessAnalysis(),
  statistics: async () => {
    const [{ StatisticsAnalysis }, { allInAdjustment }] = await Promise.all([
      import('#statistics'),
      import('#luck'),
    ]);
    return new StatisticsAnalysis(allInAdjustment);
  },
  export: async () => new (await import('#export')).ExportAnalysis(),
  report: async () => new (await import('./report-analysis.js')).ReportAnalysis(),
  luck: async () => new (await import('#luck')).LuckAnalysis(),
  partners: async () => new (await import('#partners')).PartnersAnalysis(),
} satisfies Record<string, () => Promise<HandAnalysis>>;

export type AnalysisName = keyof typeof ANALYSES;

/** The facts that an analysis has about a hand. */
export type FactsOf<Name extends AnalysisName> =
  Awaited<ReturnType<(typeof ANALYSES)[Name]>> extends HandAnalysis<infer Facts> ? Facts : never;
