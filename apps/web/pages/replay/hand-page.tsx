import { useEffect, useState } from 'preact/hooks';
import { loadGames } from '../../games/games.js';
import type { PageProps } from '../../router/page.js';
import { useTitle } from '../../router/title.js';
import { sender } from '../../state/settings.js';
import { visible } from '../../text/visible.js';
import { loadEquity, loadStored, type LoadResult, type UnplayedHand } from './hand/load.js';
import type { HandEquity } from './hand/record.js';
import { Neighbours } from './neighbours.js';
import { HandFacts, Replayer } from './replayer.js';
import { t } from './translate.js';
import { Unplayed } from './unplayed.js';

loadGames();

/** What was loaded of a hand. */
interface Found {
  readonly id: string;
  readonly result: LoadResult;
  /** Null until it is known, or if there is none. */
  readonly equity: HandEquity | null;
}

const NOTHING_FOUND = { result: null, equity: null } as const;

/** The replayer of a stored hand. */
export const HandPage = ({ parameters: { id = '' } }: PageProps) => {
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  const by = sender.value;
  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      const result = await loadStored(id, stop.signal);
      if (stop.signal.aborted) return;
      setFound({ id, result, equity: null });
      if (!result.ok) return;
      const equities = await loadEquity(id, stop.signal);
      if (equities.ok) setFound({ id, result, equity: equities.value });
    };
    load().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [id, by, attempt]);
  // Back and Forward lead from hand to hand: the one before is not shown under the address of another.
  const { result, equity } = found?.id === id ? found : NOTHING_FOUND;
  const loaded = result?.ok === true ? result.loaded : null;
  const unplayed = result?.ok === false ? result : null;
  const title = t('handNumber', { id: visible(loaded?.hand.handId ?? unplayed?.record?.handId ?? id) });
  useTitle(title);
  return (
    <main id="main" class="replay">
      <div class="intro">
        <h1>{title}</h1>
        {loaded !== null && <HandFacts hand={loaded.hand} />}
        <Neighbours id={id} />
      </div>
      {result === null && <p class="small">{t('loadingHand')}</p>}
      {loaded !== null && <Replayer key={id} loaded={loaded} equity={equity} address={`/hands/${id}`} />}
      {unplayed !== null && (
        <Unplayed {...unplayed} firstCopy={pageOfCopied(unplayed)} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </main>
  );
};

/** The page of the hand that a duplicate is a copy of. */
const pageOfCopied = ({ record }: UnplayedHand): string | undefined =>
  record?.copyOf === undefined ? undefined : `/hands/${record.copyOf.id}`;
