import type { FairnessReport } from '#fairness';
import type { PartnersReport } from '#partners';
import type { NamelessRecords } from '#privacy';
import type { ListedFinding } from './finding-list.js';
import type { ReportData } from './report-page.js';

/**
 * A report without names: players, files and tables have aliases, and texts that may hold a name are left out. It has no links to the
 * service, where the hands have their names.
 */
export const namelessReport = (data: ReportData, names: NamelessRecords): ReportData => {
  const { findings, fairness, partners, players, results } = data;
  return {
    ...data,
    name: null,
    import: data.import === null ? null : { ...data.import, error: null },
    findings: {
      ...findings,
      listed: findings.listed.map((entry) => namelessFinding(entry, names)),
      links: null,
    },
    ...(fairness === undefined
      ? {}
      : { fairness: fairness === null ? null : namelessFairness(fairness, names) }),
    ...(partners === undefined
      ? {}
      : { partners: partners === null ? null : namelessPartners(partners, names) }),
    players: players.map((player) => ({ ...player, name: names.player(player.name, player.site) })),
    ...(results === undefined
      ? {}
      : { results: results.map((one) => ({ ...one, name: names.player(one.name, one.site) })) }),
  };
};

const namelessFinding = (
  { record, finding, excerpt }: ListedFinding,
  names: NamelessRecords,
): ListedFinding => ({
  record: names.record(record),
  finding: finding === null ? null : names.finding(finding, record),
  excerpt:
    excerpt === null || !('players' in record)
      ? null
      : { ...excerpt, lines: names.lines(excerpt.lines, record) },
  href: null,
  command: null,
});

/** Tests of the deal without the names of tables. */
export const namelessFairness = (report: FairnessReport, names: NamelessRecords): FairnessReport => ({
  ...report,
  tests: report.tests.map((test) => ({
    ...test,
    table: test.table === null ? null : names.table(test.table),
  })),
});

/** Pairs of players without their names. */
export const namelessPartners = (report: PartnersReport, names: NamelessRecords): PartnersReport => ({
  ...report,
  pairs: report.pairs.map((pair) => ({
    ...pair,
    players: [names.player(pair.players[0], pair.site), names.player(pair.players[1], pair.site)],
    evidence: pair.evidence.map(({ hand, measure }) => ({ hand: names.id(hand), measure })),
  })),
});
