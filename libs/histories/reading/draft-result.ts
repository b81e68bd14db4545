import type { Message } from '#cards';
import type { CanonicalHand } from '../hand.js';
import { messages } from '../messages.js';
import type { ReadResult, RejectionCode } from '../read-result.js';
import type { HandDraft } from './hand-draft.js';

/** Characters of a line that a rejection quotes. */
const EXCERPT = 200;

/** The canonical hand of a draft whose lines are all read, or the reason why there is none. */
export const finishDraft = (format: string, draft: HandDraft, firstLine: number): ReadResult => {
  if (draft.rejection !== null) {
    const { code, line, message, start, end } = draft.rejection;
    return rejected(draft, code, line, draft.text.slice(start, end), message);
  }
  const { game, lastLine } = draft;
  draft.checkSeats();
  if (draft.players.length === 0)
    return rejected(draft, draft.ended ? 'no-players' : 'truncated', lastLine, '', messages.seatsExpected);
  if (!draft.ended && !draft.cancelled)
    return rejected(draft, 'truncated', lastLine, '', messages.handEndExpected);
  if (game === null) return rejected(draft, 'unsupported-game', firstLine, '', messages.gameExpected);
  return { ok: true, hand: assemble(format, draft, game, firstLine) };
};

const assemble = (
  format: string,
  draft: HandDraft,
  game: CanonicalHand['game'],
  firstLine: number,
): CanonicalHand => {
  const hand: CanonicalHand = {
    site: draft.site,
    format,
    dialect: draft.dialect,
    id: draft.id,
    playedAt: draft.playedAt,
    playedAtText: draft.playedAtText,
    currency: draft.currency,
    scale: draft.scanner.scale,
    game,
    stakes: draft.stakes,
    table: draft.table,
    tournament: draft.tournament,
    buttonSeat: draft.buttonSeat,
    heroSeat: draft.heroSeat,
    players: draft.players,
    events: draft.events,
    claims: draft.claims,
    cancelled: draft.cancelled,
    lines: [firstLine, draft.lastLine],
  };
  if (draft.contradictions.length > 0) hand.contradictions = draft.contradictions;
  return hand;
};

const rejected = (
  draft: HandDraft,
  code: RejectionCode,
  line: number,
  text: string,
  message: Message,
): ReadResult => ({
  ok: false,
  rejection: { code, line, text: text.slice(0, EXCERPT), message },
  identity: { site: draft.site, handId: draft.id === '' ? null : draft.id },
});
