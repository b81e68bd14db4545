import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadGames } from '../../games/games.js';
import type { PageProps } from '../../router/page.js';
import { useTitle } from '../../router/title.js';
import { sender } from '../../state/settings.js';
import { visible } from '../../text/visible.js';
import { inOneFormat } from './hand/amounts.js';
import { loadEquity, loadStored, type LoadResult } from './hand/load.js';
import type { HandEquity } from './hand/record.js';
import { HandFacts, Replayer } from './replayer.js';
import { t } from './translate.js';
import { Unplayed } from './unplayed.js';

loadGames();

/** The replayer of a stored hand. */
export const HandPage = ({ parameters: { id = '' } }: PageProps) => {
  const [result, setResult] = useState<LoadResult | null>(null);
  const [equity, setEquity] = useState<HandEquity | null>(null);
  const by = sender.value;
  useEffect(() => {
    const stop = new AbortController();
    setEquity(null);
    const load = async (): Promise<void> => {
      const found = await loadStored(id, stop.signal);
      if (stop.signal.aborted) return;
      setResult(found);
      if (!found.ok) return;
      const equities = await loadEquity(id, stop.signal);
      if (equities.ok) setEquity(equities.value);
    };
    load().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [id, by]);
  const loaded = useMemo(
    () => (result?.ok === true ? { ...result.loaded, hand: inOneFormat(result.loaded.hand) } : null),
    [result],
  );
  const title = t('handNumber', { id: visible(loaded?.hand.handId ?? id) });
  useTitle(title);
  return (
    <main id="main" class="replay">
      <div class="intro">
        <h1>{title}</h1>
        {loaded !== null && <HandFacts hand={loaded.hand} />}
      </div>
      {result === null && <p class="small">{t('loadingHand')}</p>}
      {loaded !== null && <Replayer key={id} loaded={loaded} equity={equity} />}
      {result?.ok === false && (
        <Unplayed problem={result.problem} lines={result.lines} firstLine={result.firstLine} />
      )}
    </main>
  );
};
