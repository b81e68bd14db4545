import './drop-zone.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { filesOfDrop, filesOfField, type LogFile, MAX_FILES, type TakenLogs } from '../logs/files.js';
import { leftOut } from '../logs/intake.js';
import { count } from '../messages/numbers.js';
import { language } from '../state/settings.js';
import { shortened, visible } from '../text/visible.js';
import { t } from './translate.js';

interface DropZoneProps {
  readonly onLogs: (files: readonly LogFile[]) => void;
}

/** Longer texts are audited as they are pasted: a text field is slow with them. */
const MAX_SHOWN = 100_000;

/** Takes logs: files and folders dropped anywhere on the page, files and folders that are chosen, and pasted text. */
export const DropZone = ({ onLogs }: DropZoneProps) => {
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  // Before the first paint: until then the browser would open a dropped file in the place of the page.
  useLayoutEffect(() => followDrops((taken) => offer(taken, onLogs), setOver), [onLogs]);
  useEffect(() => {
    if (folder.current !== null) folder.current.webkitdirectory = true;
  }, []);
  const offerText = (pasted: string): void => {
    if (pasted.trim() === '') return;
    const files = [{ name: t('pastedText'), content: new Blob([pasted]) }];
    offer({ files, over: 0, unreadable: [] }, onLogs);
  };
  const takeField = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    offer(filesOfField(currentTarget.files), onLogs);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div class={isOver ? 'drop-zone over' : 'drop-zone'}>
      <div>
        <strong>{t('auditLogs')}</strong>
        <p class="small">{t('howLogs')}</p>
      </div>
      <div class="acts">
        <button type="button" onClick={() => files.current?.click()}>
          {t('chooseFiles')}
        </button>
        <button type="button" onClick={() => folder.current?.click()}>
          {t('chooseFolder')}
        </button>
        <input type="file" multiple hidden ref={files} onChange={takeField} data-kind="files" />
        <input type="file" multiple hidden ref={folder} onChange={takeField} data-kind="folder" />
      </div>
      <form
        class="with-button"
        onSubmit={(event) => {
          event.preventDefault();
          offerText(text);
        }}
      >
        <label>
          <span class="unseen">{t('pasteHands')}</span>
          <textarea
            class="typed"
            spellcheck={false}
            autocomplete="off"
            placeholder={t('pasteHands')}
            required
            value={text}
            onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(t('nothingPasted'))}
            onInput={({ currentTarget }) => {
              currentTarget.setCustomValidity('');
              setText(currentTarget.value);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData('text') ?? '';
              if (pasted.length <= MAX_SHOWN) return;
              event.preventDefault();
              offerText(pasted);
            }}
          />
        </label>
        <button type="submit">{t('auditText')}</button>
      </form>
      <LeftOut />
    </div>
  );
};

const offer = ({ files, ...rest }: TakenLogs, onLogs: DropZoneProps['onLogs']): void => {
  leftOut.value = rest;
  onLogs(files);
};

/** Names of files that could not be read. */
const MAX_NAMES = 5;

/** The files that are not audited, although they were dropped or chosen. */
const LeftOut = () => {
  const { over, unreadable } = leftOut.value;
  const names = unreadable.slice(0, MAX_NAMES).map((name) => visible(shortened(name, 200)));
  const shown = (number: number): string => count(number, language.value);
  return (
    <div role="alert">
      {over > 0 && (
        <p class="error">
          {t(over === 1 ? 'fileOver' : 'filesOver', { count: shown(over), most: shown(MAX_FILES) })}
        </p>
      )}
      {unreadable.length > 0 && (
        <p class="error">
          {t('filesUnreadable', { names: names.join(', ') })}
          {unreadable.length > MAX_NAMES && ' …'}
        </p>
      )}
    </div>
  );
};

/** Follows files that are dragged over the whole page: a file beside the zone would replace the page. */
const followDrops = (
  onTaken: (taken: TakenLogs) => void,
  setOver: (isOver: boolean) => void,
): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    { signal },
  );
  addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    },
    { signal },
  );
  addEventListener(
    'drop',
    (event) => {
      setOver(false);
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      void filesOfDrop(event.dataTransfer).then(onTaken);
    },
    { signal },
  );
  return () => stop.abort();
};
