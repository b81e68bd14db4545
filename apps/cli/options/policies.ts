import { readFile } from 'node:fs/promises';
import type { Language } from '#cards';
import { BEST_POLICIES, type DiscardPolicy } from '#equity';
import { fillMessage } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { parseJson, UsageError } from './errors.js';

/** The discard policy of an option: a best policy, or a table of rules in a JSON file (docs/policies.md). */
export const readPolicy = async (text: string, language: Language): Promise<DiscardPolicy> =>
  BEST_POLICIES.find((policy) => policy === text) ?? readTable(text, language);

const readTable = async (path: string, language: Language): Promise<DiscardPolicy> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    throw new UsageError(fillMessage(OPTION_MESSAGES.noPolicy, { policies: BEST_POLICIES.join(', '), path }));
  const { parsePolicyTable } = await import('#rules');
  const result = parsePolicyTable(await parseJson(text, path), language);
  if (!result.ok)
    throw new UsageError(
      result.errors.map(({ pointer, message }) => `${path}: ${pointer}: ${message}`).join('\n'),
    );
  return result.table;
};
