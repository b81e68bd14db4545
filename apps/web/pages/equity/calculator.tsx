import './sheet.css';
import './result.css';
import './editor.css';
import { type Card, cardsOf, deckOf } from '../../cards/deck.js';
import { parseCards } from '../../cards/notation.js';
import { boardSizes, type Game } from '../../games/game.js';
import { type Inputs, withNewSeat } from './inputs/inputs.js';
import { linkError } from './state/address.js';
import { stepByKey } from './state/history.js';
import { change, inputs, openSlot, type Slot } from './state/inputs.js';
import { games, gamesProblem } from '../../games/games.js';
import { game, maxSeats } from './state/game.js';
import { clearAll } from './state/game-change.js';
import { Answer } from './answer.js';
import { Breakdown } from './breakdown.js';
import { CardsField } from './cards-field.js';
import { HistoryButtons } from './history-buttons.js';
import { GameChoice } from './game-choice.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { SeatRow } from './seat.js';
import { open } from './slot.js';
import { t } from './translate.js';

/** The equity calculator: inputs and result. */
export const Calculator = () => (
  <main id="main" onKeyDown={stepByKey}>
    <div class="intro">
      <h1>{t('equity')}</h1>
      <p>{t('lead')}</p>
    </div>
    {linkError.value !== null && (
      <p class="error" role="alert">
        {t(linkError.value)}
      </p>
    )}
    <GameChoice />
    {game.value === null ? <NoGame /> : <Sheet game={game.value} />}
  </main>
);

const NoGame = () => {
  if (gamesProblem.value !== null) return <ProblemMessage problem={gamesProblem.value} />;
  if (games.value === null) return <p class="small">{t('loadingGames')}</p>;
  return <p class="error">{t('unknownGame', { game: inputs.value.game })}</p>;
};

const Sheet = ({ game: played }: { readonly game: Game }) => {
  const deck = deckOf(played.deck);
  const { seats } = inputs.value;
  const places = boardSizes(played).at(-1) ?? 0;
  const maxPlayers = maxSeats.value;
  return (
    <div class="sheet">
      <h2 class="unseen">{t('players')}</h2>
      {seats.map((seat, index) => (
        <SeatRow
          key={seat.id}
          seat={seat}
          index={index}
          game={played}
          deck={deck}
          used={usedBesides(inputs.value, `seat-${seat.id}`)}
        />
      ))}
      <div class="acts">
        {seats.length < maxPlayers && (
          <button type="button" onClick={addSeat}>
            {t('addPlayer')}
          </button>
        )}
        <button type="button" class="quiet" onClick={clearAll}>
          {t('startAgain')}
        </button>
        {openSlot.value === null && <HistoryButtons />}
      </div>
      {places > 0 && (
        <CardsField
          slot="board"
          deck={deck}
          used={usedBesides(inputs.value, 'board')}
          maxCards={places}
          places={places}
        />
      )}
      <CardsField
        slot="dead"
        deck={deck}
        used={usedBesides(inputs.value, 'dead')}
        maxCards={cardsOf(deck).length}
        places={0}
      />
      <Answer />
      <Breakdown game={played} />
    </div>
  );
};

const addSeat = (): void => {
  change((from) => withNewSeat(from, maxSeats.peek()));
  const added = inputs.peek().seats.at(-1);
  if (added !== undefined) open(`seat-${added.id}`);
};

/** The cards of all other fields. */
const usedBesides = ({ seats, board, dead }: Inputs, slot: Slot): Set<Card> => {
  const texts: (readonly [Slot, string])[] = [
    ['board', board],
    ['dead', dead],
    ...seats.map((seat) => [`seat-${seat.id}` as const, seat.kind === 'hand' ? seat.hand : ''] as const),
  ];
  return new Set(texts.flatMap(([whose, text]) => (whose === slot ? [] : parseCards(text).cards)));
};
