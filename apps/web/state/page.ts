import { signal } from '@preact/signals';

/** The pages, by the first part of the fragment after `#/`. */
export const PAGES = ['equity', 'rulings'] as const;
export type Page = (typeof PAGES)[number];
export const page = signal<Page>('equity');
