import { errorsAt } from '../../api/problem.js';
import type { Card, Deck } from '../../cards/deck.js';
import { typeInto, parseCards } from '../../cards/notation.js';
import type { Game } from '../../games/game.js';
import {
  MIN_SEATS,
  type Seat,
  type SeatKind,
  textOf,
  withKind,
  withoutSeat,
  withSeat,
} from './inputs/inputs.js';
import { change, openSlot, inputs, type Slot } from './state/inputs.js';
import { figuresOf, isStale } from './state/outcome.js';
import { language } from '../../state/settings.js';
import { percent, plainPercent } from '../../messages/numbers.js';
import { CardPicker } from './card-picker.js';
import { Cards, namesOfCards } from '../../components/cards.js';
import { EquityBar, FigureLine } from './equity-bar.js';
import { type RangeDetails, useRangeDetails } from './range-details.js';
import { FieldError } from './field-error.js';
import { RangeEditor } from './range-editor.js';
import { SlotEditor, SlotTrigger } from './slot.js';
import { t } from './translate.js';

interface SeatProps {
  readonly seat: Seat;
  readonly index: number;
  readonly game: Game;
  readonly deck: Deck;
  readonly used: ReadonlySet<Card>;
}

/** A player: hand or range, and equity. */
export const SeatRow = ({ seat, index, game, deck, used }: SeatProps) => {
  const slot: Slot = `seat-${seat.id}`;
  const name = t('player', { n: index + 1 });
  const details = useRangeDetails(game, seat.kind === 'range' ? seat.range : '');
  const figures = figuresOf(seat.id);
  // The service reports errors of a range before the request is complete.
  const rangeErrors =
    details?.text === seat.range && seat.kind === 'range' ? errorsAt(details.problem, '/range') : [];
  const isLast = inputs.value.seats.length <= MIN_SEATS;
  return (
    <>
      <div
        role="group"
        class={openSlot.value === slot ? 'seat open' : 'seat'}
        aria-label={name}
        data-seat={index + 1}
      >
        <h3>{name}</h3>
        <SlotTrigger
          slot={slot}
          label={seat.kind === 'range' ? null : `${name}: ${contentOf(seat)}`}
          onType={
            seat.kind === 'range'
              ? null
              : (character) =>
                  change((from) =>
                    withSeat(from, seat.id, { hand: typeInto(seat.hand, character, game.holeCards) }),
                  )
          }
        >
          {seat.kind === 'range' && <span class="unseen">{`${name}: `}</span>}
          <SeatContent seat={seat} game={game} details={details} />
        </SlotTrigger>
        <output class={isStale.value ? 'equity stale' : 'equity'} aria-label={t('equity')}>
          {figures === null ? '–' : percent(figures.equity, language.value)}
        </output>
        <button
          type="button"
          class="icon"
          aria-label={t(isLast ? 'clearPlayer' : 'removePlayer', { n: index + 1 })}
          onClick={() => {
            const { seats } = inputs.peek();
            const next = seats[index + 1] ?? seats[index - 1];
            change((from) => withoutSeat(from, seat.id));
            if (isLast) return;
            if (openSlot.peek() === slot) openSlot.value = null;
            // The focused button is removed with its player.
            document.getElementById(`seat-${next?.id ?? 0}-trigger`)?.focus();
          }}
        >
          ×
        </button>
        <div class={isStale.value ? 'worth stale' : 'worth'}>
          <EquityBar figures={figures} />
          {figures !== null && <FigureLine figures={figures} />}
        </div>
        <FieldError
          id={`${slot}-error`}
          pointer={`/players/${index}`}
          text={textOf(seat)}
          more={rangeErrors}
        />
      </div>
      {openSlot.value === slot && (
        <SlotEditor slot={slot} title={name}>
          <KindChoice seat={seat} name={name} holeCards={game.holeCards} />
          {seat.kind === 'hand' ? (
            <CardPicker
              id={slot}
              label={t('cardsOf', { who: name })}
              text={seat.hand}
              deck={deck}
              used={used}
              maxCards={game.holeCards}
              onChange={(hand) => change((from) => withSeat(from, seat.id, { hand }))}
            />
          ) : (
            <RangeEditor
              key={seat.id}
              id={slot}
              text={seat.range}
              deck={deck}
              game={game}
              details={details}
              onChange={(range, isStep) =>
                change((from) => withSeat(from, seat.id, { range }), isStep ? undefined : `range ${seat.id}`)
              }
            />
          )}
        </SlotEditor>
      )}
    </>
  );
};

/** The accessible name of a seat's content: the text of a range, or the names of the cards. */
const contentOf = (seat: Seat): string => {
  const text = textOf(seat).trim();
  if (text === '') return t('anyHand');
  return seat.kind === 'range' ? text : namesOfCards(parseCards(text).cards);
};

const SeatContent = ({
  seat,
  game,
  details,
}: {
  readonly seat: Seat;
  readonly game: Game;
  readonly details: RangeDetails | null;
}) => {
  if (seat.kind === 'hand') {
    const { cards } = parseCards(seat.hand);
    return (
      <>
        <Cards cards={cards} places={game.holeCards} />
        {seat.hand.trim() === '' && <span class="any">{t('anyHand')}</span>}
      </>
    );
  }
  const share = details?.text === seat.range ? details.explanation?.percent : undefined;
  return (
    <span class="range-text">
      <span class={seat.range.trim() === '' ? 'any' : 'text'}>{contentOf(seat)}</span>{' '}
      {share !== undefined && <small>{plainPercent(share / 100, language.value)}</small>}
    </span>
  );
};

const KINDS: readonly SeatKind[] = ['hand', 'range'];

interface KindChoiceProps {
  readonly seat: Seat;
  readonly name: string;
  readonly holeCards: number;
}

const KindChoice = ({ seat, name, holeCards }: KindChoiceProps) => (
  <fieldset class="choice">
    <legend class="unseen">{t('kindOf', { who: name })}</legend>
    {KINDS.map((kind) => (
      <label key={kind}>
        <input
          type="radio"
          name={`kind-${seat.id}`}
          checked={seat.kind === kind}
          onChange={() => change((from) => withKind(from, seat.id, kind, holeCards))}
        />
        <span>{t(kind)}</span>
      </label>
    ))}
  </fieldset>
);
