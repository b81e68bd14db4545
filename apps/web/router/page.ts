import type { ComponentType } from 'preact';
import type { PlainKey } from '../components/translate.js';
import type { Parameters } from './match.js';

/** What the component of a page receives: the parameters of its path. */
export interface PageProps {
  readonly parameters: Parameters;
}

/** A page: its address, its name, and its code, which is loaded when the page is opened. */
export interface Page {
  /** A part with a colon is a parameter: `/hands/:id`. The api serves the same paths (apps/api/page/serve-page.ts). */
  readonly path: string;
  /** The message with its name, for the navigation and the title of the window. */
  readonly title: PlainKey;
  readonly isInNavigation: boolean;
  readonly load: () => Promise<ComponentType<PageProps>>;
}
