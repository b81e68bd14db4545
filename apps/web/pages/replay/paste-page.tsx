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
import { fragmentOf, keepText, newKeptFragment, pastedText, type PastedText } from '../../text/pasted.js';
import { usePastedAddress } from './state/pasted-address.js';
import { type PlainKey, t } from './translate.js';
import { Unplayed } from './unplayed.js';

loadGames();

const hasSteps = (hand: PastedHand | undefined): hand is ReplayedHand =>
  hand !== undefined && 'steps' in hand;

const nameOfHand = ({ handId }: PastedHand, index: number): string =>
  t('handNumber', { id: handId === null ? index + 1 : visible(handId) });

/** The replayer of a pasted hand, which is not stored. */
export const PastePage = () => {
  const fragment = place.value?.fragment ?? '';
  const [found, setFound] = useState<{ readonly fragment: string; readonly pasted: PastedText } | null>(null);
  /** The same text may be sent once more. */
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void pastedText(fragment).then((pasted) => {
      if (isCurrent) setFound({ fragment, pasted });
    });
    return () => {
      isCurrent = false;
    };
  }, [fragment]);
  const pasted = found?.fragment === fragment ? found.pasted : null;
  const show = async (text: string): Promise<void> => {
    if (text.trim() === '') return;
    let next = await fragmentOf(text);
    if (next === null) keepText((next = newKeptFragment()), text);
    changeState({ query: new URLSearchParams(), fragment: next }, { replace: next === fragment });
    setAttempt((before) => before + 1);
  };
  return (
    <main id="main" class="replay">
      {fragment === '' ? (
        <PasteForm onShow={show} />
      ) : pasted === null ? (
        <Loading />
      ) : pasted.ok ? (
        <PastedHands key={`${attempt} ${fragment}`} text={pasted.text} fragment={fragment} onShow={show} />
      ) : (
        <PasteForm fault={FAULTS[pasted.reason]} onShow={show} />
      )}
    </main>
  );
};

const FAULTS = { broken: 'brokenLink', gone: 'textGone' } as const satisfies Readonly<
  Record<string, PlainKey>
>;

const Loading = () => (
  <>
    <div class="intro">
      <h1>{t('replay')}</h1>
    </div>
    <p class="small">{t('loadingHand')}</p>
  </>
);

interface PasteFormProps {
  /** The text that the field begins with. */
  readonly text?: string;
  /** Why this text has no replay. */
  readonly problem?: Problem | null;
  /** Why the address has no text. */
  readonly fault?: PlainKey | null;
  readonly onShow: (text: string) => Promise<void>;
}

const PasteForm = ({ text: given = '', problem = null, fault = null, onShow }: PasteFormProps) => {
  const [typed, setTyped] = useState(given);
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
          void onShow(typed);
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
            void onShow(pasted);
          }}
        />
        <div role="alert">
          {fault !== null && <p class="error">{t(fault)}</p>}
          {problem !== null && <ProblemMessage problem={problem} title={t('textNotReplayed')} />}
        </div>
        <div class="acts">
          <button type="submit">{t('replayIt')}</button>
        </div>
      </form>
    </>
  );
};

interface PastedHandsProps {
  readonly text: string;
  /** The fragment of the address with this text. */
  readonly fragment: string;
  readonly onShow: (text: string) => Promise<void>;
}

/** The hands of a text, one of them shown. */
const PastedHands = ({ text, fragment, onShow }: PastedHandsProps) => {
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
  const forget = (): void => changeState({ query: new URLSearchParams(), fragment: '' });
  const lines = useMemo(() => linesOf(text), [text]);
  const ownLines = useMemo(
    () => (replayed === null ? [] : lines.slice(replayed.lines[0] - 1, replayed.lines[1])),
    [lines, replayed],
  );
  const address = usePastedAddress({ fragment, index, lines, ownLines });
  if (problem !== null) return <PasteForm text={text} problem={problem} onShow={onShow} />;
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
            lines: ownLines,
            firstLine: replayed.lines[0],
          }}
          equity={equity}
          address={address}
        />
      )}
      {hand !== undefined && !hasSteps(hand) && <Unplayed record={hand} lines={lines} />}
    </>
  );
};
