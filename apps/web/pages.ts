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
