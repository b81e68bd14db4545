import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.js';
import {
  formatSaved,
  MAX_NAME_LENGTH,
  MAX_SAVED,
  parseSaved,
  type SavedRange,
  tidyName,
  withSaved,
} from './ranges/saved.js';
import { savedRanges, storeRanges } from './state/saved-ranges.js';
import { t } from './translate.js';

interface SavedProps {
  readonly id: string;
  /** The number of cards of a hand. */
  readonly cards: number;
  readonly text: string;
  readonly onChange: (text: string, isStep: boolean) => void;
}

/** The ranges that this browser keeps: save, use, delete, and exchange them as text. */
export const SavedRanges = ({ id, cards, text, onChange }: SavedProps) => {
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [deleted, setDeleted] = useState<SavedRange | null>(null);
  const ranges = savedRanges.value.filter((range) => range.cards === cards);
  const store = (after: readonly SavedRange[] | null): boolean => {
    const isStored = after !== null && storeRanges(after);
    if (isStored) setDeleted(null);
    setMessage(after === null ? t('tooManySaved', { most: MAX_SAVED }) : isStored ? '' : t('notStored'));
    return isStored;
  };
  const save = (): void => {
    const tidy = tidyName(name);
    if (tidy === '' || text.trim() === '') setMessage(t('nameAndRange'));
    else if (store(withSaved(savedRanges.peek(), { name: tidy, text: text.trim(), cards }))) setName('');
  };
  const remove = (range: SavedRange): void => {
    if (!store(savedRanges.peek().filter((each) => each !== range))) return;
    setMessage(t('rangeDeleted', { name: range.name }));
    setDeleted(range);
  };
  const importAll = (lines: string): boolean => {
    const parsed = parseSaved(lines, cards);
    if (!parsed.ok) {
      setMessage(t('badLine', { line: parsed.line }));
      return false;
    }
    const after = parsed.ranges.reduce<readonly SavedRange[] | null>(
      (all, range) => (all === null ? null : withSaved(all, range)),
      savedRanges.peek(),
    );
    const isStored = store(after);
    if (isStored) setMessage(t('imported', { ranges: parsed.ranges.length }));
    return isStored;
  };
  return (
    <details class="fold saved">
      <summary>{t('savedRanges')}</summary>
      <form
        class="with-button"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <input
          class="typed"
          data-own-undo
          id={`${id}-name`}
          aria-label={t('rangeName')}
          placeholder={t('rangeName')}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">{t('save')}</button>
      </form>
      <p class="small" role="status">
        {message}
      </p>
      {deleted !== null && (
        <Restore
          range={deleted}
          onRestore={() => {
            store(withSaved(savedRanges.peek(), deleted));
            document.getElementById(`${id}-name`)?.focus();
          }}
        />
      )}
      <ul>
        {ranges.map((range) => (
          <li key={range.name}>
            <button type="button" class="use" onClick={() => onChange(range.text, true)}>
              <b>{range.name}</b> <span>{range.text}</span>
            </button>
            <button
              type="button"
              class="icon"
              aria-label={t('deleteRange', { name: range.name })}
              onClick={() => remove(range)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <Exchange id={id} ranges={ranges} onImport={importAll} />
    </details>
  );
};

interface RestoreProps {
  readonly range: SavedRange;
  readonly onRestore: () => void;
}

/** Brings a deleted range back. It takes the focus, because the button that deleted the range is gone. */
const Restore = ({ range, onRestore }: RestoreProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [range]);
  return (
    <button type="button" class="quiet" ref={button} onClick={onRestore}>
      {t('restoreRange', { name: range.name })}
    </button>
  );
};

interface ExchangeProps {
  readonly id: string;
  readonly ranges: readonly SavedRange[];
  /** Returns whether all lines were imported. */
  readonly onImport: (lines: string) => boolean;
}

/** The saved ranges as text to copy, and a text with ranges to add. */
const Exchange = ({ id, ranges, onImport }: ExchangeProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const lines = draft ?? formatSaved(ranges);
  return (
    <>
      <label for={`${id}-lines`}>{t('savedAsText')}</label>
      <textarea
        id={`${id}-lines`}
        class="typed"
        data-own-undo
        rows={3}
        placeholder={t('savedExample')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={lines}
        onInput={(event) => setDraft(event.currentTarget.value)}
      />
      <div class="presets">
        <CopyButton text={formatSaved(ranges)} label={t('copyAll')} />
        <button
          type="button"
          onClick={() => {
            if (onImport(lines)) setDraft(null);
          }}
        >
          {t('importLines')}
        </button>
      </div>
    </>
  );
};
