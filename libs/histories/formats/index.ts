import { canonicalConventions, type Conventions } from '../conventions.js';
import type { CanonicalHand } from '../hand.js';
import type { LayoutSearch } from '../source/index.js';
import { FormatDetection } from './detection.js';
import type { HistoryFormat } from './format.js';
import { enet } from './enet/index.js';
import { everest } from './everest/index.js';
import { everestText } from './everest-text/index.js';
import { everleaf } from './everleaf/index.js';
import { acpc } from './acpc/index.js';
import { absolute } from './absolute/index.js';
import { boss } from './boss/index.js';
import { betfair } from './betfair/index.js';
import { betonline } from './betonline/index.js';
import { bovada } from './bovada/index.js';
import { cake } from './cake/index.js';
import { entraction } from './entraction/index.js';
import { fulltilt } from './fulltilt/index.js';
import { ipoker } from './ipoker/index.js';
import { json } from './json/index.js';
import { kingsclub } from './kingsclub/index.js';
import { merge } from './merge/index.js';
import { microgaming } from './microgaming/index.js';
import { ohh } from './ohh/index.js';
import { ongame } from './ongame/index.js';
import { pacific } from './pacific/index.js';
import { partypoker } from './partypoker/index.js';
import { phh, phhs } from './phh/index.js';
import { pokernow } from './pokernow/index.js';
import { pkr } from './pkr/index.js';
import { pokerstars } from './pokerstars/index.js';
import { pokertracker } from './pokertracker/index.js';
import { thebiggame } from './thebiggame/index.js';
import { swc } from './swc/index.js';
import { unibet } from './unibet/index.js';
import { winning } from './winning/index.js';
import { winamax } from './winamax/index.js';

/**
 * All formats. A new one adds its folder and a row here, and changes nothing else. Where a log matches two formats the
 * first one counts: canonical hands may quote any other log.
 */
export const formats: readonly HistoryFormat[] = [
  json,
  ohh,
  phh,
  phhs,
  pokerstars,
  pacific,
  partypoker,
  betfair,
  betonline,
  bovada,
  absolute,
  acpc,
  fulltilt,
  enet,
  swc,
  ongame,
  thebiggame,
  winamax,
  unibet,
  winning,
  pokertracker,
  everestText,
  everest,
  everleaf,
  entraction,
  cake,
  kingsclub,
  ipoker,
  boss,
  microgaming,
  pokernow,
  pkr,
  merge,
];

const byId = new Map(formats.map((format) => [format.id, format]));

export const findFormat = (id: string): HistoryFormat | undefined => byId.get(id);

const anonymousSites = new Set(formats.flatMap((format) => format.anonymousSites ?? []));

/** Whether the logs of a site name places at the table in place of players: the same name is another player in another hand. */
export const isAnonymousSite = (site: string): boolean => anonymousSites.has(site);

const detection = new FormatDetection(formats);

/** The format of a log, by the beginning of its decoded text; undefined for an unknown one. */
export const detectFormat = (head: string): HistoryFormat | undefined => detection.detect(head);

/** Finds where a text goes on in another format. */
export const findFormatChange: LayoutSearch = (text, from, to, current) =>
  detection.findChange(text, from, to, current);

/** The conventions of the site or converter that printed the hand. */
export const conventionsFor = (hand: CanonicalHand): Conventions =>
  findFormat(hand.format)?.conventions(hand.dialect) ?? canonicalConventions;
