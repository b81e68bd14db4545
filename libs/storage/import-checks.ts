import type { MeasuredFairness, ScopeId } from '#fairness';
import type { MeasuredPartners } from '#partners';
import { factsOfChunks, type AuditedChunk } from './chunk-hands.js';
import type { Transaction } from './connection.js';

/** All deals together, or apart by site or by table. */
export type FairnessScope = 'all' | ScopeId;

/** The checks over many hands of an import, whose hands are added in order. */
export interface HandChecks {
  /** Adds the hands of a chunk: whether each is a copy of another one, which does not count, and what they say. */
  add(isCopy: readonly boolean[], deals: Uint8Array, partners: Uint8Array): void;
  end(): Promise<{
    readonly fairness: Readonly<Record<FairnessScope, MeasuredFairness>>;
    readonly partners: MeasuredPartners;
  }>;
}

/** Begins the checks of an import. */
export type BeginChecks = () => HandChecks;

/** Pairs that are written with one statement. */
const BATCH = 500;

/**
 * Counts the deals and the pairs of an import in the order of the log, so that hands are compared with the last ones of their tables,
 * in whichever chunk these are. Memory holds one chunk, and the counts, which are bounded.
 */
export async function addChecks(
  tx: Transaction,
  workspaceId: string,
  importId: string,
  chunks: readonly AuditedChunk[],
  beginChecks: BeginChecks,
): Promise<void> {
  // Chunks of an earlier version do not say anything: checks of the others would be those of a part of the log.
  const [earlier] = await tx.sql(CHUNK_WITHOUT_FACTS, [importId]);
  if (earlier !== undefined) return;
  const checks = beginChecks();
  const columns = ['deal_facts', 'partner_facts'] as const;
  for await (const { ids, copies, facts } of factsOfChunks(tx, chunks, columns))
    checks.add(
      ids.map((id) => copies.has(id)),
      facts.deal_facts,
      facts.partner_facts,
    );
  const { fairness, partners } = await checks.end();
  for (const [scope, measured] of Object.entries(fairness))
    await tx.sql(INSERT_FAIRNESS, [importId, workspaceId, scope, JSON.stringify(measured)]);
  const { pairs, ...measured } = partners;
  await tx.sql(INSERT_PARTNERS, [importId, workspaceId, JSON.stringify(measured)]);
  const numbers = new Map(partners.sites.map(({ site }, number) => [site, number]));
  for (let from = 0; from < pairs.length; from += BATCH) {
    const batch = pairs.slice(from, from + BATCH);
    await tx.sql(INSERT_PAIRS, [
      importId,
      batch.map((_, place) => from + place),
      batch.map(({ site }) => numbers.get(site) ?? 0),
      batch.map(({ measures }) => leastOf(measures.map(({ q }) => q))),
      batch.map((pair) => JSON.stringify(pair)),
    ]);
  }
}

const leastOf = (qs: readonly (number | null)[]): number | null => {
  const known = qs.filter((q) => q !== null);
  return known.length === 0 ? null : Math.min(...known);
};

const CHUNK_WITHOUT_FACTS = `
  select id from chunks where import_id = $1 and state = 'done' and deal_facts is null limit 1`;

const INSERT_FAIRNESS = `
  insert into import_fairness (import_id, workspace_id, scope, measured) values ($1, $2, $3, $4)`;

const INSERT_PARTNERS = 'insert into import_partners (import_id, workspace_id, measured) values ($1, $2, $3)';

const INSERT_PAIRS = `
  insert into partner_pairs (import_id, place, site, least_q, measured)
  select $1, p.place, p.site, p.least_q, p.measured::json
  from unnest($2::int[], $3::int[], $4::float8[], $5::text[]) as p (place, site, least_q, measured)`;
