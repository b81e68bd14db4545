import './home.css';
import { DropZone } from '../../components/drop-zone.js';
import { translator } from '../../components/translate.js';
import type { PlainKeyOf } from '../../messages/catalogue.js';
import type { LogFile } from '../../logs/files.js';
import { offerLogs } from '../../logs/intake.js';
import { MESSAGES as SHARED } from '../../messages/messages.js';
import { visit } from '../../router/place.js';
import { MESSAGES } from './messages.js';

const ALL = { ...SHARED, ...MESSAGES };
const t = translator(ALL);

interface Tool {
  readonly path: string;
  readonly name: PlainKeyOf<typeof ALL>;
  readonly about: PlainKeyOf<typeof ALL>;
}

const TOOLS: readonly Tool[] = [
  { path: '/audit', name: 'audit', about: 'aboutAudit' },
  { path: '/hands', name: 'handsPage', about: 'aboutHands' },
  { path: '/replay', name: 'replay', about: 'aboutReplay' },
  { path: '/players', name: 'players', about: 'aboutPlayers' },
  { path: '/equity', name: 'equity', about: 'aboutEquity' },
  { path: '/rulings', name: 'rulings', about: 'aboutRulings' },
];

/** Logs are audited on their own page. */
const audit = (files: readonly LogFile[]): void => {
  if (files.length === 0) return;
  offerLogs(files);
  void visit('/audit');
};

/** The first page: what the service does, and the way to its tools. */
export const Home = () => (
  <main id="main" class="home">
    <div class="intro">
      <h1>{t('headline')}</h1>
      <p>{t('lead')}</p>
    </div>
    <DropZone onLogs={audit} />
    <h2 class="unseen">{t('tools')}</h2>
    <ul class="tools">
      {TOOLS.map(({ path, name, about }) => (
        <li key={path}>
          <h3>
            <a href={path}>{t(name)}</a>
          </h3>
          <p>{t(about)}</p>
        </li>
      ))}
    </ul>
  </main>
);
