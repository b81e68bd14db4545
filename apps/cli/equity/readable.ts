import type { Language } from '#cards';
import type { Answer, PlayerAnswer } from '#equity';
import { formatMargin, formatPercent } from '#text';
import { furtherLines } from './further.js';
import { COUNTED, EQUITY_LABELS, HALVES } from '../messages/equity.js';
import { type Paint, plain } from '../output/colours.js';

/** Formats an answer for users: one line for each player, then a table for each further output. */
export const readableEquity = (answer: Answer, language: Language, paint: Paint = plain): string => {
  const { game, method, seed, players } = answer;
  const total = answer.deals ?? answer.total;
  const word = (name: 'seed' | 'margin' | 'missed' | 'policy' | Answer['method']): string =>
    EQUITY_LABELS[name][language];
  const [one, many] = COUNTED[method][language];
  const head = [game, word(method), `${total} ${total === '1' ? one : many}`];
  if (answer.policy !== undefined) head.push(`${word('policy')} ${answer.policy}`);
  if (seed !== null) head.push(`${word('seed')} ${String(seed)}`, word('margin'));
  if (answer.reached === false) head.push(word('missed'));
  const width = Math.max(...players.map(({ hand }) => hand.length));
  const lines = players.map(
    (player) => `${player.hand.padEnd(width)}  ${potShareOf(player, language, paint)}`,
  );
  return [head.join(', '), ...lines, ...furtherLines(answer, language), ''].join('\n');
};

const potShareOf = (player: PlayerAnswer, language: Language, paint: Paint): string => {
  const { equity, standardError: error, win, tie, scoop } = player;
  const parts =
    scoop === undefined
      ? [
          `${EQUITY_LABELS.wins[language]} ${formatPercent(win)}`,
          `${EQUITY_LABELS.ties[language]} ${formatPercent(tie)}`,
        ]
      : [`${EQUITY_LABELS.scoops[language]} ${formatPercent(scoop)}`];
  for (const [half, word] of Object.entries(HALVES)) {
    const share = player[half as keyof typeof HALVES];
    if (share !== undefined) parts.push(`${word[language]} ${formatPercent(share)}`);
  }
  if (player.keeps !== undefined)
    parts.push(
      player.keeps === ''
        ? EQUITY_LABELS.keepsNone[language]
        : `${EQUITY_LABELS.keeps[language]} ${player.keeps}`,
    );
  return `${paint('bold', formatPercent(equity))}${formatMargin(error)}  ${parts.join(', ')}`;
};
