import './server-link.css';
import type { Operation, OptionsOf, Path } from '#client';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { MOST_HELD, saveDocument, type Saved } from '../api/save.js';
import { size } from '../messages/sizes.js';
import { client, key, language } from '../state/settings.js';
import { ProblemMessage } from './problem-message.js';
import { t } from './translate.js';

interface ServerLinkProps<P extends Path<'get'>> {
  /** The document: a route of the API and its options. */
  readonly route: P;
  readonly options: OptionsOf<Operation<'get', P>>;
  /** The name of the file, when the document is saved. */
  readonly fileName: string;
  readonly label?: string;
  /** Whether the browser saves the document instead of showing it. */
  readonly isFile?: boolean;
  readonly children: ComponentChildren;
}

type Saving = { readonly state: 'saving'; readonly bytes: number } | Saved;

/** A link to a document of the API. With an API key, which a link cannot send, the document is saved as a file. */
export const ServerLink = <P extends Path<'get'>>({
  route,
  options,
  fileName,
  label,
  isFile = false,
  children,
}: ServerLinkProps<P>) => {
  const [saving, setSaving] = useState<Saving | null>(null);
  const stop = useRef<AbortController | null>(null);
  const save = async (): Promise<void> => {
    if (saving?.state === 'saving') return;
    const { signal } = (stop.current = new AbortController());
    const onPart = (bytes: number): void => setSaving({ state: 'saving', bytes });
    onPart(0);
    const open = () => client.stream(route, { ...options, signal });
    setSaving(await saveDocument(open, fileName, { signal, onPart }));
  };
  return (
    <>
      <a
        href={client.address(route, options)}
        aria-label={label}
        download={isFile ? fileName : undefined}
        onClick={(event) => {
          if (key.value === '') return;
          event.preventDefault();
          void save();
        }}
      >
        {children}
      </a>
      <span class="saving" role="status">
        {saving !== null && <SavingState saving={saving} onCancel={() => stop.current?.abort()} />}
      </span>
    </>
  );
};

interface SavingStateProps {
  readonly saving: Saving;
  readonly onCancel: () => void;
}

const SavingState = ({ saving, onCancel }: SavingStateProps) => {
  switch (saving.state) {
    case 'saving':
      return (
        <>
          {t('saving', { size: size(saving.bytes, language.value) })}{' '}
          <button type="button" class="quiet" onClick={onCancel}>
            {t('cancel')}
          </button>
        </>
      );
    case 'saved':
      return <>{t('saved')}</>;
    case 'cancelled':
      return null;
    case 'too-large':
      return <span class="error">{t('tooLargeToSave', { size: size(MOST_HELD, language.value) })}</span>;
    case 'failed':
      return <ProblemMessage problem={saving.problem} title={t('notSaved')} />;
  }
};
