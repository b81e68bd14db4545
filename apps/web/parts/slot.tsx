import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openSlot, type Slot } from '../state/asked.js';
import { t } from './speak.js';

/** Opens the field's editor, and brings both into sight: where it is beneath the field, it may open below the screen. */
export const open = (slot: Slot): void => {
  openSlot.value = slot;
  requestAnimationFrame(() => {
    const editor = document.getElementById(`${slot}-editor`);
    if (editor === null || isBeside() || editor.getBoundingClientRect().bottom <= innerHeight) return;
    document.getElementById(`${slot}-trigger`)?.closest('section')?.scrollIntoView();
  });
};

/** Whether editors stand beside the fields, as the style sheet has it. */
export const isBeside = (): boolean => matchMedia('(min-width: 62rem)').matches;

const toggle = (slot: Slot): void => {
  if (openSlot.peek() === slot) openSlot.value = null;
  else open(slot);
};

interface TriggerProps {
  readonly slot: Slot;
  readonly label: string;
  /** Begins to type cards; a range is not begun by chance. */
  readonly onType: ((sign: string) => void) | null;
  readonly children: ComponentChildren;
}

/** What a card may begin with. */
const RANK = /^[akqjt1-9]$/i;

/** What stands in a field: pressed, it is chosen anew. Typing on it begins to type into it. */
export const SlotTrigger = ({ slot, label, onType, children }: TriggerProps) => (
  <button
    type="button"
    class="slot"
    id={`${slot}-trigger`}
    aria-label={label}
    aria-expanded={openSlot.value === slot}
    aria-controls={`${slot}-editor`}
    aria-describedby={`${slot}-fault`}
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

/** Where a field's cards are chosen: beneath it, on wide screens beside all of them. */
export const SlotEditor = ({ slot, title, children }: EditorProps) => {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Who has only just come is left at the top of the page; and a keyboard on the screen would cover what there is to touch.
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
        <button type="button" class="quiet" onClick={close}>
          {t('done')}
        </button>
      </header>
      {children}
    </section>
  );
};
