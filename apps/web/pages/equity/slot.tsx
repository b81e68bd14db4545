import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openSlot, type Slot } from './state/inputs.js';
import { HistoryButtons } from './history-buttons.js';
import { t } from './translate.js';

/** Opens the editor of a field, and scrolls both into view on narrow screens. */
export const open = (slot: Slot): void => {
  openSlot.value = slot;
  requestAnimationFrame(() => {
    const editor = document.getElementById(`${slot}-editor`);
    if (editor === null || isBeside() || editor.getBoundingClientRect().bottom <= innerHeight) return;
    document.getElementById(`${slot}-trigger`)?.closest('[role=group]')?.scrollIntoView();
  });
};

/** Whether editors are beside the fields; the style sheet has the same width. */
export const isBeside = (): boolean => matchMedia('(min-width: 62rem)').matches;

const toggle = (slot: Slot): void => {
  if (openSlot.peek() === slot) openSlot.value = null;
  else open(slot);
};

interface TriggerProps {
  readonly slot: Slot;
  /** The accessible name; null if the content is text, which names the field. */
  readonly label: string | null;
  /** Starts typing cards; null for ranges. */
  readonly onType: ((character: string) => void) | null;
  readonly children: ComponentChildren;
}

/** The first character of a card. */
const RANK = /^[akqjt1-9]$/i;

/** The content of a field as a button that opens its editor. Typing on it starts a new text. */
export const SlotTrigger = ({ slot, label, onType, children }: TriggerProps) => (
  <button
    type="button"
    class="slot"
    id={`${slot}-trigger`}
    {...(label === null ? {} : { 'aria-label': label })}
    aria-expanded={openSlot.value === slot}
    aria-controls={`${slot}-editor`}
    aria-describedby={`${slot}-error`}
    onClick={() => toggle(slot)}
    onKeyDown={(event) => {
      const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (onType === null || !isMeant || !RANK.test(event.key)) return;
      event.preventDefault();
      onType(event.key);
      open(slot);
      document.getElementById(`${slot}-text`)?.focus();
    }}
  >
    {children}
  </button>
);

interface EditorProps {
  readonly slot: Slot;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The editor of a field: below it, or on wide screens beside all fields. */
export const SlotEditor = ({ slot, title, children }: EditorProps) => {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Not on load, and not with touch, where the on-screen keyboard would cover the editor.
    if (document.activeElement !== document.body && matchMedia('(pointer: fine)').matches)
      panel.current?.querySelector<HTMLElement>('.typed')?.focus({ preventScroll: true });
  }, [slot]);
  const close = (): void => {
    openSlot.value = null;
    document.getElementById(`${slot}-trigger`)?.focus();
  };
  return (
    <section
      id={`${slot}-editor`}
      class="editor"
      aria-label={title}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <div class="header-acts">
          <HistoryButtons />
          <button type="button" class="quiet" onClick={close}>
            {t('done')}
          </button>
        </div>
      </header>
      {children}
    </section>
  );
};
