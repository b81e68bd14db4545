import { faultsAt } from '../api/problem.js';
import type { Card, Deck } from '../cards/deck.js';
import { begun, readCards } from '../cards/notation.js';
import { type Game, hasGrid } from '../question/game.js';
import {
  FEWEST_SEATS,
  type Seat,
  type SeatKind,
  textOf,
  withoutSeat,
  withSeat,
} from '../question/question.js';
import { change, openSlot, question, type Slot } from '../state/asked.js';
import { figuresOf, isStale } from '../state/outcome.js';
import { language } from '../state/settings.js';
import { percent, plainPercent } from '../words/figures.js';
import { CardPicker } from './card-picker.js';
import { Cards, namesOfCards } from './cards.js';
import { EquityBar, FigureLine } from './equity-bar.js';
import { type Explained, useExplanation } from './explanation.js';
import { FieldFault } from './field-fault.js';
import { RangeEditor } from './range-editor.js';
import { SlotEditor, SlotTrigger } from './slot.js';
import { t } from './speak.js';

interface SeatProps {
  readonly seat: Seat;
  readonly index: number;
  readonly game: Game;
  readonly deck: Deck;
  readonly used: ReadonlySet<Card>;
}

/** A player: what he holds, and what that is worth. */
export const SeatRow = ({ seat, index, game, deck, used }: SeatProps) => {
  const slot: Slot = `seat-${seat.id}`;
  const name = t('player', { n: index + 1 });
  const explained = useExplanation(game.id, seat.kind === 'range' ? seat.range : '');
  const figures = figuresOf(seat.id);
  // The service says what is wrong with a range before the whole question can be asked.
  const rangeFaults =
    explained?.text === seat.range && seat.kind === 'range' ? faultsAt(explained.problem, '/range') : [];
  const isLast = question.value.seats.length <= FEWEST_SEATS;
  return (
    <>
      <section class={openSlot.value === slot ? 'seat open' : 'seat'} aria-label={name} data-seat={index + 1}>
        <h3>{name}</h3>
        <SlotTrigger
          slot={slot}
          label={`${name}: ${contentOf(seat)}`}
          onType={
            seat.kind === 'range'
              ? null
              : (sign) =>
                  change((from) => withSeat(from, seat.id, { hand: begun(seat.hand, sign, game.holeCards) }))
          }
        >
          <SeatContent seat={seat} game={game} explained={explained} />
        </SlotTrigger>
        <output class={isStale.value ? 'equity stale' : 'equity'} aria-label={t('equity')}>
          {figures === null ? '–' : percent(figures.equity, language.value)}
        </output>
        <button
          type="button"
          class="icon"
          aria-label={t(isLast ? 'clearPlayer' : 'removePlayer', { n: index + 1 })}
          onClick={() => {
            const { seats } = question.peek();
            const next = seats[index + 1] ?? seats[index - 1];
            change((from) => withoutSeat(from, seat.id));
            if (isLast) return;
            if (openSlot.peek() === slot) openSlot.value = null;
            // The button that has the focus goes with its player.
            document.getElementById(`seat-${next?.id ?? 0}-trigger`)?.focus();
          }}
        >
          ×
        </button>
        <div class={isStale.value ? 'worth stale' : 'worth'}>
          <EquityBar figures={figures} />
          {figures !== null && <FigureLine figures={figures} />}
        </div>
        <FieldFault
          id={`${slot}-fault`}
          pointer={`/players/${index}`}
          text={textOf(seat)}
          more={rangeFaults}
        />
      </section>
      {openSlot.value === slot && (
        <SlotEditor slot={slot} title={name}>
          <KindChoice seat={seat} name={name} />
          {seat.kind === 'hand' ? (
            <CardPicker
              id={slot}
              label={t('cardsOf', { who: name })}
              text={seat.hand}
              deck={deck}
              used={used}
              most={game.holeCards}
              onChange={(hand) => change((from) => withSeat(from, seat.id, { hand }))}
            />
          ) : (
            <RangeEditor
              key={seat.id}
              id={slot}
              text={seat.range}
              deck={deck}
              withGrid={hasGrid(game)}
              explained={explained}
              onChange={(range) => change((from) => withSeat(from, seat.id, { range }))}
            />
          )}
        </SlotEditor>
      )}
    </>
  );
};

/** For the eye a range is its text; a hand is shown as cards, and told by their names. */
const contentOf = (seat: Seat): string => {
  const text = textOf(seat).trim();
  if (text === '') return t('anyHand');
  return seat.kind === 'range' ? text : namesOfCards(readCards(text).cards);
};

const SeatContent = ({
  seat,
  game,
  explained,
}: {
  readonly seat: Seat;
  readonly game: Game;
  readonly explained: Explained | null;
}) => {
  if (seat.kind === 'hand') {
    const { cards } = readCards(seat.hand);
    return (
      <>
        <Cards cards={cards} places={game.holeCards} />
        {seat.hand.trim() === '' && <span class="any">{t('anyHand')}</span>}
      </>
    );
  }
  const share = explained?.text === seat.range ? explained.explanation?.percent : undefined;
  return (
    <span class="range-text">
      <span class={seat.range.trim() === '' ? 'any' : 'text'}>{contentOf(seat)}</span>
      {share !== undefined && <small>{plainPercent(share / 100, language.value)}</small>}
    </span>
  );
};

const KINDS: readonly SeatKind[] = ['hand', 'range'];

const KindChoice = ({ seat, name }: { readonly seat: Seat; readonly name: string }) => (
  <fieldset class="choice">
    <legend class="unseen">{t('kindOf', { who: name })}</legend>
    {KINDS.map((kind) => (
      <label key={kind}>
        <input
          type="radio"
          name={`kind-${seat.id}`}
          checked={seat.kind === kind}
          onChange={() => change((from) => withSeat(from, seat.id, { kind }))}
        />
        <span>{t(kind)}</span>
      </label>
    ))}
  </fieldset>
);
