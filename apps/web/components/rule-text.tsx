import type { Rule } from '#client';
import { useEffect, useState } from 'preact/hooks';
import { client, language } from '../state/settings.js';

/** Rules that were loaded, by id. */
const known = new Map<string, Promise<Rule | null>>();

const ruleOf = (id: string): Promise<Rule | null> => {
  const found =
    known.get(id) ??
    client.get('/v1/rules/{id}', { path: { id } }).then((reply) => {
      if (reply.ok) return reply.value;
      // The next finding tries again.
      known.delete(id);
      return null;
    });
  known.set(id, found);
  return found;
};

/** A rule in words. */
export const RuleText = ({ id }: { readonly id: string }) => {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    void ruleOf(id).then(setRule);
  }, [id]);
  return (
    <p class="rule-text">
      <span class="rule-id">{id}</span>{' '}
      {rule !== null && (
        <>
          <strong>{rule.title[language.value]}.</strong> {rule.text[language.value]}
        </>
      )}
    </p>
  );
};
