import type { Problem } from '#client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ProblemMessage } from '../../components/problem-message.js';
import { loadGames } from '../../games/games.js';
import { changeState, place } from '../../router/place.js';
import { useTitle } from '../../router/title.js';
import { sender } from '../../state/settings.js';
import { linesOf } from '../../text/decode.js';
import { visible } from '../../text/visible.js';
import { inOneFormat } from './hand/amounts.js';
import { equityOfText, type PastedHand, replayText } from './hand/load.js';
import { parsePosition } from './hand/navigation.js';
import type { HandEquity, ReplayedHand } from './hand/record.js';
import { HandFacts, Replayer } from './replayer.js';
import { fragmentOf, pastedText, textIn } from '../../text/pasted.js';
import { at } from './state/step.js';
import { t } from './translate.js';
import { Unplayed } from './unplayed.js';

loadGames();

const hasSteps = (hand: PastedHand | undefined): hand is ReplayedHand =>
  hand !== undefined && 'steps' in hand;

const nameOfHand = ({ handId }: PastedHand, index: number): string =>
  t('handNumber', { id: handId === null ? index + 1 : visible(handId) });

/** The replayer of a pasted hand, which is not stored. */
export const PastePage = () => {
  const text = pastedText.value;
  const fragment = place.value?.fragment ?? '';
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    setBroken(false);
    if (fragment === '') return;
    void textIn(fragment).then((found) => {
      if (found === null || found === '') setBroken(true);
      else pastedText.value = found;
    });
  }, [fragment]);
  return (
    <main id="main" class="replay">
      {text === '' ? (
        <PasteForm text="" problem={null} isBrokenLink={isBroken} />
      ) : (
        <PastedHands key={text} text={text} />
      )}
    </main>
  );
};

interface PasteFormProps {
  /** The text that the field begins with. */
  readonly text: string;
  /** Why this text has no replay. */
  readonly problem: Problem | null;
  /** Whether the address has a hand that cannot be read. */
  readonly isBrokenLink?: boolean;
}

const PasteForm = ({ text: given, problem, isBrokenLink = false }: PasteFormProps) => {
  const [typed, setTyped] = useState(given);
  const show = async (text: string): Promise<void> => {
    if (text.trim() === '') return;
    // Without this the same text would not be sent once more.
    if (text === pastedText.peek()) pastedText.value = '';
    const fragment = (await fragmentOf(text)) ?? '';
    changeState({ query: new URLSearchParams(), fragment });
    pastedText.value = text;
  };
  return (
    <>
      <div class="intro">
        <h1>{t('replay')}</h1>
        <p>{t('replayLead')}</p>
      </div>
      <form
        class="paste"
        onSubmit={(event) => {
          event.preventDefault();
          void show(typed);
        }}
      >
        <label for="pasted-hand">{t('pastedHand')}</label>
        <textarea
          id="pasted-hand"
          class="typed"
          rows={12}
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onPaste={(event) => {
            // A pasted hand needs no button.
            const pasted = event.clipboardData?.getData('text') ?? '';
            if (typed !== '' || !pasted.includes('\n')) return;
            event.preventDefault();
            void show(pasted);
          }}
        />
        <div role="alert">
          {isBrokenLink && <p class="error">{t('brokenLink')}</p>}
          {problem !== null && <ProblemMessage problem={problem} title={t('textNotReplayed')} />}
        </div>
        <div class="acts">
          <button type="submit">{t('replayIt')}</button>
        </div>
      </form>
    </>
  );
};

/** The hands of a text, one of them shown. */
const PastedHands = ({ text }: { readonly text: string }) => {
  const [hands, setHands] = useState<readonly PastedHand[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [equity, setEquity] = useState<HandEquity | null>(null);
  const by = sender.value;
  const wanted = parsePosition(place.value?.query.get('index') ?? null) ?? 0;
  const index = Math.min(wanted, Math.max(0, (hands?.length ?? 1) - 1));
  const hand = hands?.[index];
  useEffect(() => {
    const stop = new AbortController();
    replayText(text, stop.signal).then(
      (reply) => {
        if (stop.signal.aborted) return;
        setHands(reply.ok ? reply.value : []);
        setProblem(reply.ok ? null : reply.problem);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [text, by]);
  const isReplayed = hasSteps(hand);
  const replayed = useMemo(() => (hasSteps(hand) ? inOneFormat(hand) : null), [hand]);
  useEffect(() => {
    setEquity(null);
    if (!isReplayed) return;
    const stop = new AbortController();
    equityOfText(text, index, stop.signal).then(
      (reply) => {
        if (reply.ok) setEquity(reply.value);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [text, index, isReplayed, by]);
  const title = hand === undefined ? t('replay') : nameOfHand(hand, index);
  useTitle(title);
  const forget = (): void => {
    at.value = 0;
    pastedText.value = '';
    changeState({ query: new URLSearchParams(), fragment: '' });
  };
  if (problem !== null) return <PasteForm text={text} problem={problem} />;
  const lines = linesOf(text);
  return (
    <>
      <div class="intro">
        <h1>{title}</h1>
        {replayed !== null && <HandFacts hand={replayed} />}
      </div>
      <div class="acts">
        <button type="button" onClick={forget}>
          {t('otherHand')}
        </button>
        {hands !== null && hands.length > 1 && (
          <label class="which-hand">
            <span>{t('whichHand')}</span>
            <select
              value={String(index)}
              onChange={({ currentTarget }) =>
                changeState({ query: new URLSearchParams({ index: currentTarget.value }) })
              }
            >
              {hands.map((each, number) => (
                <option key={number} value={String(number)}>
                  {nameOfHand(each, number)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {hands === null && <p class="small">{t('loadingHand')}</p>}
      {replayed !== null && (
        <Replayer
          key={index}
          loaded={{
            hand: replayed,
            lines: lines.slice(replayed.lines[0] - 1, replayed.lines[1]),
            firstLine: replayed.lines[0],
          }}
          equity={equity}
        />
      )}
      {hand !== undefined && !hasSteps(hand) && (
        <Unplayed problem={null} reason={reasonOf(hand)} lines={lines} />
      )}
    </>
  );
};

const reasonOf = (hand: PastedHand): string => {
  if ('rejection' in hand) return hand.rejection?.message ?? '';
  return hand.status === 'duplicate' ? t('isDuplicate') : '';
};
