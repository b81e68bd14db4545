import { type Column, DataTable } from '../../components/data-table.js';
import { percent } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { formatFor } from './hand/amounts.js';
import { type EquityView, potOddsOf } from './hand/odds.js';
import { isLeftOut, type Position } from './hand/position.js';
import type { HandEquity, ReplayedHand, Step } from './hand/record.js';
import { at } from './state/step.js';
import { t } from './translate.js';
import { chips, eventWords, legalWords, nameOf, ownEquityWords, signedChips, streetName } from './words.js';

interface MomentProps {
  readonly hand: ReplayedHand;
  readonly position: Position;
  readonly equity: EquityView;
  /** The equities before the last event. */
  readonly before: EquityView;
  /** Whether a finding belongs to the last event. */
  readonly hasFinding: boolean;
  /** The line of the step in the log. */
  readonly text: string;
}

/** Events that only their line describes. */
const IN_WORDS_OF_THE_LOG: ReadonlySet<string> = new Set(['note', 'unread', 'incident', 'declare']);

/** Ten-thousandths as a percentage. */
const percentOf = (tenThousandths: number): string => percent(tenThousandths / 10_000, language.value);

/**
 * What has happened, and who may do what: the player to act next, or after an event with a finding the player whose turn it was.
 */
export const Moment = ({ hand, position, equity, before, hasFinding, text }: MomentProps) => {
  const { last, state } = position;
  const turn: Omit<TurnProps, 'hand'> =
    hasFinding && last !== null && last.legal !== null
      ? { state: last, equity: before, heading: 'couldHave' }
      : { state, equity, heading: 'toAct' };
  return (
    <section class="moment-of-hand" aria-label={t('step', { at: at.value, all: hand.steps.length })}>
      <p class="small">
        {t('step', { at: at.value, all: hand.steps.length })}
        {state.street !== null && ` · ${streetName(state.street)}`}
      </p>
      <p class="event" aria-live="polite">
        {eventWords(last, hand.players)}
        {last !== null && IN_WORDS_OF_THE_LOG.has(last.event) && text !== '' && (
          <>
            {': '}
            <bdi>{visible(shortened(text.trim(), 200))}</bdi>
          </>
        )}
      </p>
      {hasFinding && isLeftOut(position) && <p class="small left-out">{t('leftOut')}</p>}
      <Turn hand={hand} {...turn} />
      <Uncounted turn={turn} equity={equity} />
    </section>
  );
};

/** How many unknown hands the equities at the seats leave out, unless the line of a call says it. */
const Uncounted = ({ turn, equity: { bySeat, unknown } }: UncountedProps) => {
  const count = unknown.length;
  const { legal } = turn.state;
  const isSaid = legal !== null && legal.call !== null && turn.equity.bySeat.has(legal.seat);
  if (count === 0 || bySeat.size === 0 || isSaid) return null;
  return (
    <p class="small uncounted">{count === 1 ? t('equitiesWithoutOne') : t('equitiesWithout', { count })}</p>
  );
};

interface UncountedProps {
  /** The turn that is shown. */
  readonly turn: Pick<TurnProps, 'state' | 'equity'>;
  /** The equities at the seats. */
  readonly equity: EquityView;
}

interface TurnProps {
  readonly hand: ReplayedHand;
  readonly state: Step;
  readonly equity: EquityView;
  readonly heading: 'toAct' | 'couldHave';
}

/** What the player to act may do, and what a call costs. */
const Turn = ({ hand, state, equity, heading }: TurnProps) => {
  const player = hand.players.find(({ seat }) => seat === state.legal?.seat);
  if (player === undefined) return null;
  const odds = potOddsOf(state);
  return (
    <dl class="turn">
      <dt>{t(heading, { name: nameOf(player.name) })}</dt>
      <dd class="legal">{legalWords(state).join(' · ')}</dd>
      {odds !== null && (
        <>
          <dt>{t('potOdds')}</dt>
          <dd class="odds">
            {t('oddsLine', {
              call: chips(odds.call),
              pot: chips(odds.pot),
              odds: chips(odds.odds),
              needed: percentOf(odds.needed),
            })}{' '}
            <span class="own-equity">{ownEquityWords(hand, equity, player.seat)}</span>
          </dd>
        </>
      )}
    </dl>
  );
};

/** What each player could expect from the all-in, and what the player won. */
export const AllIn = ({
  hand,
  allIn,
}: {
  readonly hand: ReplayedHand;
  readonly allIn: HandEquity['allIn'];
}) => {
  if (allIn === null) return null;
  const shown = formatFor(
    hand,
    allIn.players.flatMap(({ expected, won, difference }) => [expected, won, difference]),
  );
  const columns: readonly Column<(typeof allIn.players)[number]>[] = [
    {
      id: 'player',
      heading: t('player'),
      cell: ({ seat }) => (
        <bdi>{nameOf(hand.players.find((player) => player.seat === seat)?.name ?? String(seat))}</bdi>
      ),
    },
    {
      id: 'expected',
      heading: t('expectedAmount'),
      cell: ({ expected }) => chips(shown(expected)),
      isNumber: true,
    },
    { id: 'won', heading: t('wonAmount'), cell: ({ won }) => chips(shown(won)), isNumber: true },
    {
      id: 'difference',
      heading: t('difference'),
      cell: ({ difference }) => signedChips(shown(difference)),
      isNumber: true,
    },
  ];
  return (
    <section class="all-in">
      <h2>{t('allIn')}</h2>
      <DataTable
        label={t('allIn')}
        columns={columns}
        rows={allIn.players}
        keyOf={({ seat }) => String(seat)}
      />
    </section>
  );
};
