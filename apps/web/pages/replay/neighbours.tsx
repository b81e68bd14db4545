import { useEffect, useState } from 'preact/hooks';
import { client, sender } from '../../state/settings.js';
import { t } from './translate.js';

/** The import of a stored hand, and the hands before and after it in its log. */
interface Place {
  readonly id: string;
  readonly importId: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The ways from a stored hand: to the hand before, to the one after and to its import. Nothing until they are known. */
export const Neighbours = ({ id }: { readonly id: string }) => {
  const [place, setPlace] = useState<Place | null>(null);
  const by = sender.value;
  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      const reply = await client.get('/v1/hands/{id}', { path: { id }, signal: stop.signal });
      if (stop.signal.aborted || !reply.ok) return;
      const { importId, previous, next } = reply.value;
      setPlace({ id, importId, previous, next });
    };
    load().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [id, by]);
  if (place?.id !== id) return null;
  const { importId, previous, next } = place;
  return (
    <nav class="neighbours small" aria-label={t('neighbours')}>
      {previous !== null && <a href={`/hands/${previous}`}>{t('previousHand')}</a>}
      {next !== null && <a href={`/hands/${next}`}>{t('nextHand')}</a>}
      <a href={`/audit?import=${importId}`}>{t('toImport')}</a>
    </nav>
  );
};
