import type { Page } from './router/page.js';

/** All pages, in the order of the navigation. */
export const PAGES: readonly Page[] = [
  {
    path: '/',
    title: 'home',
    isInNavigation: false,
    load: async () => (await import('./pages/home/home.js')).Home,
  },
  {
    path: '/audit',
    title: 'audit',
    isInNavigation: true,
    load: async () => (await import('./pages/audit/audit.js')).Audit,
  },
  {
    path: '/hands',
    title: 'handsPage',
    isInNavigation: true,
    load: async () => (await import('./pages/hands/hands.js')).Hands,
  },
  {
    path: '/replay',
    title: 'replay',
    isInNavigation: false,
    load: async () => (await import('./pages/replay/paste-page.js')).PastePage,
  },
  {
    path: '/hands/:id',
    title: 'handPage',
    isInNavigation: false,
    load: async () => (await import('./pages/replay/hand-page.js')).HandPage,
  },
  {
    path: '/players',
    title: 'players',
    isInNavigation: true,
    load: async () => (await import('./pages/players/list.js')).PlayerList,
  },
  {
    path: '/players/:name',
    title: 'players',
    isInNavigation: false,
    load: async () => (await import('./pages/players/player.js')).Player,
  },
  {
    path: '/equity',
    title: 'equity',
    isInNavigation: true,
    load: async () => (await import('./pages/equity/page.js')).Calculator,
  },
  {
    path: '/rulings',
    title: 'rulings',
    isInNavigation: true,
    load: async () => (await import('./pages/rulings/page.js')).Rulings,
  },
];
