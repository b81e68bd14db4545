import {
  bets,
  calls,
  checks,
  collects,
  dealsBoard,
  dealsHoleCards,
  folds,
  mucks,
  posts,
  raisesByTo,
  remarks,
  shows,
  startsDealing,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';

const ALL_IN = '{all-in:, and is all-in}';

/** A street whose line has the new cards alone, or the earlier ones in a bracket before them. */
const streets: readonly Phrase<HandDraft>[] = (['Flop', 'Turn', 'River'] as const).flatMap((name) =>
  ['[{cards}]', '[{cards}] [{cards}]'].map((cards) => ({
    phrase: `*** ${name} *** ${cards}`,
    read: dealsBoard(name.toLowerCase()),
  })),
);

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `{player} posts small blind {amount}${ALL_IN}`, read: posts('small-blind') },
  { phrase: `{player} posts big blind {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: `{player} posts ante {amount}${ALL_IN}`, read: posts('ante') },
  { phrase: '*** Hole cards ***', read: startsDealing('body') },
  { phrase: 'Dealt in {player}', read: remarks },
  { phrase: 'Dealt to {player} [{cards}]', read: dealsHoleCards },
  { phrase: '*** Preflop ***', read: remarks },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: `{player} calls {amount}${ALL_IN}`, read: calls },
  { phrase: `{player} bets {amount}${ALL_IN}`, read: bets },
  { phrase: `{player} raises {amount} to {amount}${ALL_IN}`, read: raisesByTo },
  ...streets,
  { phrase: '*** Showdown ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '{player} shows [{cards}]', read: shows },
  { phrase: '{player} mucks', read: mucks },
  { phrase: '{player} wins {amount}', read: collects() },
  {
    phrase: '*** Summary ***',
    read: (draft) => {
      draft.section = 'summary';
    },
  },
];

/** What a player bet and won, and the difference: three statements of the final stack. */
const claimsResult =
  (sign: 1 | -1): LineReader =>
  (draft, match, line) => {
    const { seat, stack } = draft.players[match.players[0]];
    const [bet, won, net] = match.amounts;
    draft.ended = true;
    if (match.numbers[0] !== seat) {
      draft.claimStranger(line);
      return;
    }
    if (stack === null) return;
    draft.claimFinalStack(seat, Math.max(0, stack - bet + won), line);
    draft.claimFinalStack(seat, Math.max(0, stack + sign * net), line);
  };

const SEAT = 'Seat {number}: {player}: bet {amount} and won {amount}, net result: ';

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Total pot {amount} Rake {amount}',
    read: (draft, match, line) => {
      const [total, rake] = match.amounts;
      draft.ended = true;
      draft.claimTotalPot(total, line);
      draft.claimRake(rake, line);
    },
  },
  // The minus is behind the sign of the currency.
  ...['€-', '$-', '£-', '-'].map((minus) => ({ phrase: `${SEAT}${minus}{amount}`, read: claimsResult(-1) })),
  { phrase: `${SEAT}{amount}`, read: claimsResult(1) },
];
