import { type Card, cardsOf, deckOf } from '../cards/deck.js';
import { readCards } from '../cards/notation.js';
import { boardSizes, type Game } from '../question/game.js';
import { type Question, withOneMore } from '../question/question.js';
import { linkFault } from '../state/address.js';
import { change, question, type Slot } from '../state/asked.js';
import { game, games, gamesProblem, mostSeats } from '../state/games.js';
import { clearAll } from '../state/moving.js';
import { Answer } from './answer.js';
import { CardsField } from './cards-field.js';
import { GameChoice } from './game-choice.js';
import { Refusal } from './refusal.js';
import { SeatRow } from './seat.js';
import { open } from './slot.js';
import { t } from './speak.js';

/** The equity calculator: question and answer on one sheet. */
export const Calculator = () => (
  <main id="main">
    <div class="intro">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
    </div>
    {linkFault.value !== null && (
      <p class="fault" role="alert">
        {t(linkFault.value)}
      </p>
    )}
    <GameChoice />
    {game.value === null ? <NoGame /> : <Sheet game={game.value} />}
  </main>
);

const NoGame = () => {
  if (gamesProblem.value !== null) return <Refusal problem={gamesProblem.value} />;
  if (games.value === null) return <p class="small">{t('loadingGames')}</p>;
  return <p class="fault">{t('unknownGame', { game: question.value.game })}</p>;
};

const Sheet = ({ game: played }: { readonly game: Game }) => {
  const deck = deckOf(played.deck);
  const { seats } = question.value;
  const places = boardSizes(played).at(-1) ?? 0;
  const most = mostSeats.value;
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
          used={usedBesides(question.value, `seat-${seat.id}`)}
        />
      ))}
      <div class="acts">
        {seats.length < most && (
          <button type="button" onClick={addSeat}>
            {t('addPlayer')}
          </button>
        )}
        <button type="button" class="quiet" onClick={clearAll}>
          {t('startAgain')}
        </button>
      </div>
      {places > 0 && (
        <CardsField
          slot="board"
          deck={deck}
          used={usedBesides(question.value, 'board')}
          most={places}
          places={places}
        />
      )}
      <CardsField
        slot="dead"
        deck={deck}
        used={usedBesides(question.value, 'dead')}
        most={cardsOf(deck).length}
        places={0}
      />
      <Answer />
    </div>
  );
};

const addSeat = (): void => {
  change((from) => withOneMore(from, mostSeats.peek()));
  const added = question.peek().seats.at(-1);
  if (added !== undefined) open(`seat-${added.id}`);
};

/** Cards that stand in other fields than this one. */
const usedBesides = ({ seats, board, dead }: Question, slot: Slot): Set<Card> => {
  const texts: (readonly [Slot, string])[] = [
    ['board', board],
    ['dead', dead],
    ...seats.map((seat) => [`seat-${seat.id}` as const, seat.kind === 'hand' ? seat.hand : ''] as const),
  ];
  return new Set(texts.flatMap(([whose, text]) => (whose === slot ? [] : readCards(text).cards)));
};
