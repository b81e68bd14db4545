import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from '../api/answer.js';
import { faultsAt, NOT_THERE, type Problem } from '../api/problem.js';
import { client, sender } from '../state/settings.js';

/** What the service says of a range. */
export interface Explained {
  readonly game: string;
  /** The text that it is about. */
  readonly text: string;
  readonly explanation: Explanation | null;
  readonly problem: Problem | null;
}

const SETTLED_MS = 150;
/** A service that is busy, away, or wants a key, is asked again. */
const PAUSE_MS = 3000;
const REMEMBERED = 100;
const remembered = new Map<string, Explained>();

/**
 * A range in figures, asked for when its text has settled. While the text changes, and while it is no range, the last one
 * that was stays what it is: `text` says which.
 */
export const useExplanation = (game: string, text: string): Explained | null => {
  const [explained, setExplained] = useState<Explained | null>(null);
  const asker = sender.value;
  useEffect(() => {
    if (text.trim() === '') {
      setExplained(null);
      return undefined;
    }
    const id = JSON.stringify([game, text, asker]);
    const known = remembered.get(id);
    if (known !== undefined) {
      setExplained(known);
      return undefined;
    }
    const stop = new AbortController();
    let clock: ReturnType<typeof setTimeout>;
    const askIn = (milliseconds: number): void => {
      clock = setTimeout(() => {
        void explain(game, text, stop.signal).then((told) => {
          if (told === null) return;
          setExplained(told);
          if (isSettled(told)) remember(id, told);
          else askIn(PAUSE_MS);
        });
      }, milliseconds);
    };
    askIn(SETTLED_MS);
    return () => {
      clearTimeout(clock);
      stop.abort();
    };
  }, [game, text, asker]);
  return explained?.game === game ? explained : null;
};

/** Whether this is what there is to say of the text, and no trouble of the moment. */
export const isSettled = ({ explanation, problem }: Explained): boolean =>
  explanation !== null || faultsAt(problem, '/range').length > 0;

const remember = (id: string, told: Explained): void => {
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(id, told);
};

/** Null where it was called off. */
const explain = async (game: string, text: string, signal: AbortSignal): Promise<Explained | null> => {
  try {
    const reply = await client.send<Explanation>('POST', '/v1/ranges', {
      body: { game, range: text },
      signal,
    });
    if (reply.ok) return { game, text, explanation: reply.value, problem: null };
    return { game, text, explanation: null, problem: reply.problem };
  } catch {
    return signal.aborted ? null : { game, text, explanation: null, problem: NOT_THERE };
  }
};
