import { rankName, suitName } from '#cards';

/**
 * Words that logs use for the game. A line of a log with any other word is left out where names are: the word may be one. Verbs of
 * people who come, go or talk are not among them (joins, leaves, said …): those lines name people who are not at the table.
 */
const WORDS_OF_LOGS = `
  a all-in allin all an and are ante antes at before bet bets betting big blind blinds board bomb both bring bring-in brings but button by
  call called calls cap capped card cards case cash check checks chip chips collected collects community complete completes
  dead deal dealer dealing dealt deck declares did didn't discards doesn't double down draw draws
  equal eur usd gbp cad sek rub cny inr brl play-money et utc gmt cet cest eet eest est edt pt bst wet west
  fee fees first fifth fixed flop flush fold folded folds for four fourth from full game hand hands has heads-up hi high hi-lo hi/lo hit
  hold holdem hold'em hole house id in is it jackpot joker kicker kickers kill kind left-over level limit lo lost low lower
  lowball main max min mixed money muck mucked mucks net nl no not number odd of omaha on one only opens or out over pair paired pairs pass
  passes pat pl pocket poker pot pots pot-limit no-limit fixed-limit post posted posts practice pre-flop preflop premium
  raise raised raises rake razz real receives result return returned returns river round royal run runs
  seat seats second session set seventh shootout short show showdown showed shown shows side single sixth sixth small split
  stack stacks stand stands starting straddle straddles straight street stud suit suits sum summary swap
  table takes texas the third three time tie to total tourney tournament triple turn twice two type
  uncalled under up was win winner wins with without won x
  badacey badeucy badugi courchevel drawmaha hilo horse irish nlh pineapple plo royal-holdem zoom
  pokerstars 888poker bovada ignition winamax fulltilt tilt party partypoker ipoker ggpoker betonline bodog everest history
  mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday jan feb mar apr may jun jul aug sep oct nov dec
  january february march april june july august september october november december am pm
  deuces treys sixes twos threes fours fives sevens eights nines tens jacks queens kings aces
  ohh spec_version site_name network_name internal_version game_number start_date_utc table_name game_type bet_limit bet_type
  table_size currency dealer_seat small_blind_amount big_blind_amount ante_amount hero_player_id players name starting_stack rounds
  actions action action_number player player_id amount is_allin player_wins win_amount contributed_rake true false null
  utg hj co btn sb bb spot me hero position gametype holdem result event sequence seq link timestamp value num number id
  currentbet potsize cardsout numberofseats dealtin endbalance balance smallblind bigblind data start end portion state of st th
  suit rank cards round nr action_fold action_call action_raise action_check action_bet action_allin hand_board hand_blinds hand_deal
  hand_showdown net amt set win lose kind round_number
  variant blinds_or_straddles starting_stacks min_bet antes seat_count time_zone hh p
`;

/** The same of the hands that findings name in Spanish. */
const SPANISH_WORDS = `
  al alta alto asiento asientos carta cartas color con de del dobles dos el escalera full kicker la las los mano ningún jugador nada
  pareja póker real repóker tres trío un una y
`;

const listed = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const SUITS = [0, 1, 2, 3] as const;

const NAMED: readonly string[] = (['en', 'es'] as const).flatMap((language) => [
  ...RANKS.flatMap((rank) => {
    const { singular, plural, to } = rankName(rank, language);
    return [singular, plural, to];
  }),
  ...SUITS.map((suit) => suitName(suit, language)),
]);

const WORDS = new Set(
  [...listed(WORDS_OF_LOGS), ...listed(SPANISH_WORDS), ...NAMED.flatMap(listed)].map((word) =>
    word.toLowerCase(),
  ),
);

/** Words between blanks and signs. An apostrophe, a hyphen or an underscore inside is part of a word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’_-][\p{L}\p{M}\p{N}]+)*/gu;

/** Figures, times, ordinals, cards and Roman numerals. */
const SYMBOL =
  /^(?:\d+(?:-\d+)*|\d\dt\d\d|\d+z|\d*(?:1st|2nd|3rd|\dth)|(?:10|[2-9tjqka])[cdhs]|[cdhs](?:10|[2-9tjqka])|[ivxlc]+)$/;

/** Signs outside ASCII that are no part of a name: suits, dashes, quotes and currencies. */
const SIGNS = /[♠♥♦♣♤♡♢♧–—…‘’“”«»·\p{Sc}\s]/gu;

const isKnown = (word: string): boolean =>
  WORDS.has(word) ||
  SYMBOL.test(word) ||
  word.split(/['’_-]/).every((part) => WORDS.has(part) || SYMBOL.test(part));

/** Whether a text has nothing but words of the game, figures, cards and signs. */
export const isPlain = (text: string): boolean => {
  const rest = text.replace(WORD, '').replace(SIGNS, '');
  if (/[^\x20-\x7e]/.test(rest)) return false;
  return (text.toLowerCase().match(WORD) ?? []).every(isKnown);
};
