import './term.css';
import { useEffect, useState } from 'preact/hooks';

interface TermProps {
  /** Of the definition; unique on the page. */
  readonly id: string;
  readonly name: string;
  /** The abbreviation, if players use one. */
  readonly short?: string;
  /** The name of the button for screen readers, if it shows only a sign. */
  readonly label?: string;
  readonly about: string;
}

/**
 * A term whose definition appears while the pointer is over it, while it has the focus, or when it is touched. Escape closes it.
 */
export const Term = ({ id, name, short, label, about }: TermProps) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);
  const open = (): void => setOpen(true);
  return (
    <span class="term" onMouseEnter={open} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        class="quiet"
        aria-label={label}
        aria-describedby={id}
        onFocus={open}
        onBlur={() => setOpen(false)}
        onClick={open}
      >
        {name}
        {short !== undefined && <span class="small"> {short}</span>}
      </button>
      <span role="tooltip" id={id} class="definition" hidden={!isOpen}>
        {about}
      </span>
    </span>
  );
};
