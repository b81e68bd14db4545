import type { JsonPath, Operation, Reply, ValueOf } from '#client';
import { useEffect, useState } from 'preact/hooks';
import { client, sender } from '../state/settings.js';
import type { Question } from './question.js';

interface Received<T> {
  /** The last reply, also while a later one is awaited; null before the first. */
  readonly reply: Reply<T> | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The reply of the service to a GET request; null for no request. Asks again when the request, the language or the key changes. */
export const useReply = <P extends JsonPath<'get'>>(
  question: Question<P> | null,
): Received<ValueOf<Operation<'get', P>>> => {
  type Value = ValueOf<Operation<'get', P>>;
  const [turn, setTurn] = useState(0);
  const [received, setReceived] = useState<{
    readonly request: string;
    readonly reply: Reply<Value>;
  } | null>(null);
  const request = `${JSON.stringify(question)} ${sender.value} ${turn}`;
  useEffect(() => {
    if (question === null) return undefined;
    const stop = new AbortController();
    client.get(question.route, { ...question.options, signal: stop.signal }).then(
      (reply) => setReceived({ request, reply }),
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [request]);
  return {
    reply: received?.reply ?? null,
    isLoading: question !== null && received?.request !== request,
    retry: () => setTurn((last) => last + 1),
  };
};
