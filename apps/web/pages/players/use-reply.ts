import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../api/client.js';
import { client, sender } from '../../state/settings.js';

interface Received<T> {
  /** The last reply, also while a later one is awaited; null before the first. */
  readonly reply: Reply<T> | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The reply of the service to a GET request; null for no request. Asks again when the path, the language or the key changes. */
export const useReply = <T>(path: string | null): Received<T> => {
  const [turn, setTurn] = useState(0);
  const [received, setReceived] = useState<{ readonly request: string; readonly reply: Reply<T> } | null>(
    null,
  );
  const request = `${path ?? ''} ${sender.value} ${turn}`;
  useEffect(() => {
    if (path === null) return undefined;
    const stop = new AbortController();
    client.send<T>('GET', path, { signal: stop.signal }).then(
      (reply) => setReceived({ request, reply }),
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [request]);
  return {
    reply: received?.reply ?? null,
    isLoading: path !== null && received?.request !== request,
    retry: () => setTurn((last) => last + 1),
  };
};
