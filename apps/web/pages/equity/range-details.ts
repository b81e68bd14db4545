import { UNREACHABLE, type Problem } from '#client';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../games/game.js';
import type { Explanation } from './api/answer.js';
import { errorsAt } from '../../api/problem.js';
import { client, sender } from '../../state/settings.js';

/** The service's response about a range. */
export interface RangeDetails {
  /** The id and the options of the game, as JSON text. */
  readonly game: string;
  /** The text of the range. */
  readonly text: string;
  readonly explanation: Explanation | null;
  readonly problem: Problem | null;
}

const DELAY_MS = 150;
/** The time before the next attempt if the service is busy or unreachable or needs a key. */
const PAUSE_MS = 3000;
const MAX_CACHED = 100;
const cache = new Map<string, RangeDetails>();

/**
 * Size and grid of a range, requested when its text has not changed for a moment. Until then, and while the text is not a
 * range, it stays that of the last range: `text` says of which.
 */
export const useRangeDetails = ({ id: name, options }: Game, text: string): RangeDetails | null => {
  const game = JSON.stringify({ game: name, options });
  const [details, setDetails] = useState<RangeDetails | null>(null);
  const user = sender.value;
  useEffect(() => {
    if (text.trim() === '') {
      setDetails(null);
      return undefined;
    }
    const id = JSON.stringify([game, text, user]);
    const cached = cache.get(id);
    if (cached !== undefined) {
      setDetails(cached);
      return undefined;
    }
    const stop = new AbortController();
    let clock: ReturnType<typeof setTimeout>;
    const requestIn = (milliseconds: number): void => {
      clock = setTimeout(() => {
        void explain(game, text, stop.signal).then((result) => {
          if (result === null) return;
          setDetails(result);
          if (isSettled(result)) remember(id, result);
          else requestIn(PAUSE_MS);
        });
      }, milliseconds);
    };
    requestIn(DELAY_MS);
    return () => {
      clearTimeout(clock);
      stop.abort();
    };
  }, [game, text, user]);
  return details?.game === game ? details : null;
};

/** Whether the response is about the text, and not about the state of the service. */
export const isSettled = ({ explanation, problem }: RangeDetails): boolean =>
  explanation !== null || errorsAt(problem, '/range').length > 0;

const remember = (id: string, details: RangeDetails): void => {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(id, details);
};

/** Null if aborted. */
const explain = async (game: string, text: string, signal: AbortSignal): Promise<RangeDetails | null> => {
  try {
    const reply = await client.post('/v1/ranges', {
      body: { ...(JSON.parse(game) as { readonly game: string }), range: text },
      signal,
    });
    if (reply.ok) return { game, text, explanation: reply.value, problem: null };
    return { game, text, explanation: null, problem: reply.problem };
  } catch {
    return signal.aborted ? null : { game, text, explanation: null, problem: UNREACHABLE };
  }
};
