import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The title of what a page shows, such as a hand; null for the name of the page. */
export const ownTitle = signal<string | null>(null);

/** Sets the title of the window while a component is shown. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    ownTitle.value = title;
    return () => {
      ownTitle.value = null;
    };
  }, [title]);
};
