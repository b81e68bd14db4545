import './replay.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { download } from '../../api/download.js';
import { CopyButton } from '../../components/copy-button.js';
import { Time } from '../../components/time.js';
import { stakesText } from '../../games/stakes.js';
import type { Game } from '../../games/game.js';
import { games } from '../../games/games.js';
import { optionTexts } from '../../games/options-text.js';
import { isPage } from '../../router/place.js';
import { language } from '../../state/settings.js';
import { visible } from '../../text/visible.js';
import { Controls } from './controls.js';
import { EquitiesOfRuns } from './equities-of-runs.js';
import { Findings } from './findings.js';
import { calculatorLinks } from './hand/calculator-link.js';
import type { LoadedHand } from './hand/load.js';
import { hidesKnownCards } from './hand/known-cards.js';
import { findingsByPosition } from './hand/navigation.js';
import { equityAt, type EquityView, NO_EQUITY } from './hand/odds.js';
import { type Position, positionAt } from './hand/position.js';
import type { HandEquity, ReplayedHand } from './hand/record.js';
import { LogText } from './log-text.js';
import { AllIn, Moment } from './moment.js';
import { pngOf, svgText } from './picture.js';
import { followKeys, swipeHandlers } from './state/keys.js';
import { isNarrow } from './state/narrow.js';
import { isKnownInAddress, showKnown, showsKnown, writeKnown } from './state/known.js';
import { at, followSteps } from './state/step.js';
import { Table } from './table/table.js';
import { type PlainKey, t } from './translate.js';

interface ReplayerProps {
  readonly loaded: LoadedHand;
  /** Null until it is known, or if there is none. */
  readonly equity: HandEquity | null;
  /** The address of the hand, to which links to its steps lead; null if it has none, undefined until that is known. */
  readonly address: string | null | undefined;
}

/** A hand: the table, the steps, what a player may do, findings, and the text of the log. */
export const Replayer = ({ loaded: { hand, lines, firstLine }, equity, address }: ReplayerProps) => {
  useEffect(() => followSteps(hand), [hand]);
  useEffect(() => followKeys(hand), [hand]);
  const swipes = useMemo(() => swipeHandlers(hand), [hand]);
  const position = positionAt(hand, at.value, showsKnown.value);
  const equities = equityOf(hand, equity, position);
  const marked = new Set(hand.findings.map(({ line }) => line));
  const here = findingsByPosition(hand).get(at.value) ?? [];
  const line = position.last?.line ?? here[0]?.line ?? null;
  return (
    <div class="replayer">
      <div class="stage">
        <div class="swipe" {...swipes}>
          <Table hand={hand} position={position} equity={equities} shape={isNarrow.value ? 'tall' : 'wide'} />
        </div>
        <Controls hand={hand} />
        <KnownCards hand={hand} />
        <p class="small keys">{t('keys')}</p>
      </div>
      <div class="beside">
        {hand.status === 'cancelled' && <p class="error">{t('cancelledHand')}</p>}
        <Moment
          hand={hand}
          position={position}
          equity={equities}
          before={equityOf(hand, equity, positionAt(hand, Math.max(0, at.value - 1), showsKnown.value))}
          hasFinding={here.length > 0}
          text={line === null ? '' : (lines[line - firstLine] ?? '')}
        />
        <EquitiesOfRuns hand={hand} equity={equities} />
        <Acts hand={hand} equity={equity} address={address} />
        <AllIn hand={hand} allIn={equity?.allIn ?? null} />
        <Findings hand={hand} />
        {lines.length > 0 && <LogText lines={lines} firstLine={firstLine} current={line} marked={marked} />}
      </div>
    </div>
  );
};

/** The switch for cards that only later lines show; none for a hand without such cards. */
const KnownCards = ({ hand }: { readonly hand: ReplayedHand }) => {
  const hasSome = useMemo(() => hand.steps.some((step, index) => hidesKnownCards(hand, index, step)), [hand]);
  if (!hasSome) return null;
  return (
    <label class="known-cards">
      <input
        type="checkbox"
        id="known-cards"
        checked={showsKnown.value}
        onChange={({ currentTarget }) => showKnown(currentTarget.checked)}
      />
      {t('knownCards')}
    </label>
  );
};

/** The equities at a position; none when the hand has ended, or while cards are hidden that they count. */
const equityOf = (
  hand: ReplayedHand,
  equity: HandEquity | null,
  { at: reached, isEnd, state }: Position,
): EquityView =>
  equity === null || isEnd || hidesKnownCards(hand, reached, state)
    ? NO_EQUITY
    : equityAt(equity, hand.steps, reached);

/** The game of a hand; undefined if it is a custom variant, or until the games are loaded. */
const gameOf = ({ game }: ReplayedHand): Game | undefined =>
  games.value?.find(({ id }) => id === game.variant);

/** What identifies a hand: game, stakes, table and date. */
export const HandFacts = ({ hand }: { readonly hand: ReplayedHand }) => {
  const { game, stakes, table, site, playedAt, currency, tournament } = hand;
  const name = gameOf(hand)?.name[language.value] ?? game.variant;
  const options = optionTexts(game.options ?? {}, language.value);
  const amounts = stakesText(stakes, language.value);
  const facts = [
    site ?? '',
    [name, ...options].join(', '),
    isLimit(game.limit) ? t(game.limit) : game.limit,
    [amounts, tournament === null ? currency : ''].filter((part) => part !== '').join(' '),
    table.name,
  ];
  return (
    <p class="facts-of-hand">
      <bdi>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => visible(fact))
          .join(' · ')}
      </bdi>
      {playedAt !== null && (
        <>
          {' · '}
          <Time at={playedAt} />
        </>
      )}
    </p>
  );
};

const LIMITS = new Set<PlainKey>(['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit']);
const isLimit = (limit: string): limit is 'no-limit' => LIMITS.has(limit as PlainKey);

interface ActsProps extends Omit<ReplayerProps, 'loaded'> {
  readonly hand: ReplayedHand;
}

/** The link to the step that is shown. */
const linkTo = (address: string): string => {
  const url = new URL(address, location.href);
  url.searchParams.set('step', String(at.value));
  if (isKnownInAddress.value || !showsKnown.value) writeKnown(url.searchParams, showsKnown.value);
  return url.href;
};

/** What can be done with the step that is shown. */
const Acts = ({ hand, equity, address }: ActsProps) => {
  const [hasFailed, setFailed] = useState(false);
  const position = positionAt(hand, at.value, showsKnown.value);
  const game = gameOf(hand);
  const links =
    game === undefined ? [] : calculatorLinks(game, hand.game.options ?? {}, hand.steps, position);
  const picture = (
    <Table hand={hand} position={position} equity={equityOf(hand, equity, position)} shape="wide" />
  );
  const name = `${(hand.handId ?? 'hand').replace(/[^\w-]/g, '_')}-${at.value}`;
  const savePng = async (): Promise<void> => {
    const png = await pngOf(picture);
    setFailed(png === null);
    if (png !== null) download(png, `${name}.png`);
  };
  return (
    <div class="acts">
      {address != null && <CopyButton text={linkTo(address)} label={t('copyLink')} />}
      {isPage('/equity') &&
        links.map(({ href, board }) => (
          <a class="button" href={href} key={href}>
            {board === null ? t('inCalculator') : t('boardInCalculator', { number: board })}
          </a>
        ))}
      <button type="button" onClick={() => void savePng()}>
        {t('asPng')}
      </button>
      <button
        type="button"
        onClick={() => download(new Blob([svgText(picture)], { type: 'image/svg+xml' }), `${name}.svg`)}
      >
        {t('asSvg')}
      </button>
      {address === null && <p class="small">{t('linkTooLong')}</p>}
      {links.length > 1 && <p class="small">{t('otherBoardsDead')}</p>}
      {hasFailed && <p class="error">{t('noPicture')}</p>}
    </div>
  );
};
