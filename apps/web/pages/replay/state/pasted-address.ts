import { useEffect, useState } from 'preact/hooks';
import { fragmentOf, isDivisible, isKeptFragment } from '../../../text/pasted.js';

interface ShownHand {
  readonly fragment: string;
  readonly index: number;
  /** All lines of the text, and those of the hand. */
  readonly lines: readonly string[];
  readonly ownLines: readonly string[];
}

/**
 * The address of a pasted hand for anybody: that of its text or, if the text is kept in this tab, of the hand alone. Null if the
 * hand is too long for one, undefined until that is known.
 */
export const usePastedAddress = ({
  fragment,
  index,
  lines,
  ownLines,
}: ShownHand): string | null | undefined => {
  const [own, setOwn] = useState<{ readonly of: readonly string[]; readonly fragment: string | null } | null>(
    null,
  );
  const isKept = isKeptFragment(fragment);
  useEffect(() => {
    if (!isKept) return;
    if (!isDivisible(lines)) return setOwn({ of: ownLines, fragment: null });
    let isCurrent = true;
    void fragmentOf(ownLines.join('\n')).then((found) => {
      if (isCurrent) setOwn({ of: ownLines, fragment: found });
    });
    return () => {
      isCurrent = false;
    };
  }, [isKept, lines, ownLines]);
  if (!isKept) return `/replay${index === 0 ? '' : `?index=${index}`}#${fragment}`;
  if (own?.of !== ownLines) return undefined;
  return own.fragment === null ? null : `/replay#${own.fragment}`;
};
