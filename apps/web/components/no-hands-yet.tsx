import { useEffect, useState } from 'preact/hooks';
import { client } from '../state/settings.js';
import { t } from './translate.js';

/** States of imports whose hands are not listed yet. */
const UNFINISHED: ReadonlySet<string> = new Set(['receiving', 'queued', 'running', 'finalising']);

/** Imports that are looked at, the newest first. */
const LOOKED_AT = 20;

interface NoHandsYetProps {
  /** What a page says that has no hands, and waits for none. */
  readonly text: string;
}

/** Why a list has no hands: there are none, or an import is not finished. Hands are listed when their import is done. */
export const NoHandsYet = ({ text }: NoHandsYetProps) => {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    client.get('/v1/imports', { query: { limit: LOOKED_AT }, signal: stop.signal }).then(
      (reply) => {
        setWaiting(reply.ok && reply.value.items.some(({ state }) => UNFINISHED.has(state)));
      },
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, []);
  return <>{isWaiting ? t('importUnfinished') : text}</>;
};
