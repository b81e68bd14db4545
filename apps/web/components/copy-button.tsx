import './copy-button.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../api/clipboard.js';
import { t } from './translate.js';

interface CopyButtonProps {
  readonly text: string;
  /** What the button copies. */
  readonly label: string;
  readonly isQuiet?: boolean;
}

/** The button says for this long that the text is copied. Then it shows its label again, so that a second copy is announced. */
const SAID_MS = 3000;

/** Copies a text and says so. Where the browser does not allow it, the text is selected in a field. */
export const CopyButton = ({ text, label, isQuiet = false }: CopyButtonProps) => {
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const isCopied = last?.text === text ? last.isCopied : null;
  useEffect(() => {
    if (isCopied !== true) return undefined;
    const clock = setTimeout(() => setLast(null), SAID_MS);
    return () => clearTimeout(clock);
  }, [last]);
  const copy = async (): Promise<void> => setLast({ text, isCopied: await copyText(text) });
  return (
    <>
      <button type="button" class={isQuiet ? 'quiet' : undefined} onClick={() => void copy()}>
        {isCopied === true ? t('copied') : label}
      </button>
      <span class="unseen" role="status">
        {isCopied === true && t('copied')}
      </span>
      {isCopied === false && <TextToCopy text={text} label={label} />}
    </>
  );
};

const MOST_ROWS = 6;

const TextToCopy = ({ text, label }: Pick<CopyButtonProps, 'text' | 'label'>) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.select(), [text]);
  return (
    <div class="text-to-copy">
      <p class="error" role="alert">
        {t('notCopied')}
      </p>
      <textarea
        class="typed"
        aria-label={label}
        ref={field}
        readOnly
        rows={Math.min(MOST_ROWS, text.split('\n').length)}
        value={text}
      />
    </div>
  );
};
