import { claimsRake, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';

const hasResult = ({ claims }: HandDraft, seat: number): boolean =>
  claims.some((claim) => claim.type === 'final-stack' && claim.seat === seat);

/** All players have a line for their cards and a line in the summary, unless they are away and have neither cards nor bets. */
export const checkPlayerLines = (draft: HandDraft): void => {
  const { players, events, lastLine } = draft;
  const dealt = new Set<number>();
  for (const event of events) if (event.type === 'deal') dealt.add(event.seat);
  const playing = players.filter(({ dealtIn }) => dealtIn !== false);
  const stated = playing.filter(({ seat }) => dealt.has(seat) && hasResult(draft, seat)).length;
  if (stated < playing.length) draft.contradict('players', String(playing.length), String(stated), lastLine);
};

/** The final stack, and its difference from the first one. */
const claimsStack =
  (sign: -1 | 0 | 1): LineReader =>
  (draft, match, line) => {
    const { seat, stack } = draft.players[match.players[0]];
    if (match.numbers[0] !== seat || hasResult(draft, seat)) return false;
    const [final, net = 0] = match.amounts;
    const end = (stack ?? final) + sign * net;
    if (end < 0) return false;
    draft.claimFinalStack(seat, final, line);
    draft.claimFinalStack(seat, end, line);
    if (end !== final) draft.contradict('figures', draft.formatAmount(final), draft.formatAmount(end), line);
    return true;
  };

const collects =
  (potOf: (numbers: readonly number[]) => number | null): LineReader =>
  (draft, match, line) => {
    draft.ended = true;
    draft.run = 0;
    draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line, potOf(match.numbers));
  };

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Seat {number}: {player} ({amount})', read: claimsStack(0) },
  { phrase: 'Seat {number}: {player} ({amount}) +{amount}', read: claimsStack(1) },
  { phrase: 'Seat {number}: {player} ({amount}) -{amount}', read: claimsStack(-1) },
  {
    phrase: 'Rake {amount}',
    read: (draft, match, line) =>
      draft.claims.some(({ type }) => type === 'rake') ? false : claimsRake(draft, match, line),
  },
  { phrase: '{player} wins pot ({amount})', read: collects(() => null) },
  { phrase: '{player} wins ({amount}) from pot', read: collects(() => null) },
  { phrase: '{player} wins ({amount}) from side pot {number}', read: collects(([pot]) => pot) },
];

/** Where a line names a side pot, `from pot` is the main pot. */
export const nameMainPot = ({ events }: HandDraft): void => {
  const lines = events.filter((event) => event.type === 'collect');
  if (lines.every(({ pot }) => pot === null)) return;
  for (const event of lines) event.pot ??= 0;
};
