import type { HandDraft, Phrase } from '../../reading/index.js';

/** The mark of the owner of the log: `Dealer  [ME] : Folds`. */
export const OWNER_MARK = '[ME]';

const LINE_OF_PLAYER = '{player} : ';
const BLANK = 0x20;

/** Whether the mark is behind the name at the start of the current line. */
const isMarked = ({ text, lineStart, players }: HandDraft, player: number): boolean => {
  let at = lineStart + players[player].name.length;
  while (text.charCodeAt(at) === BLANK) at++;
  return text.startsWith(OWNER_MARK, at);
};

/**
 * The same phrases, which also keep a line unread whose mark is not that of the seats: all lines of the owner have the mark, and
 * no others.
 */
export const withOwnerMark = (phrases: readonly Phrase<HandDraft>[]): readonly Phrase<HandDraft>[] =>
  phrases.map((each) =>
    each.phrase.startsWith(LINE_OF_PLAYER)
      ? {
          phrase: each.phrase,
          read: (draft, match, line) => {
            const [player] = match.players;
            const isOwn = draft.seatOf(player) === draft.heroSeat;
            if (each.read(draft, match, line) === false) return false;
            if (isMarked(draft, player) !== isOwn) draft.keepUnread(line);
            return true;
          },
        }
      : each,
  );
