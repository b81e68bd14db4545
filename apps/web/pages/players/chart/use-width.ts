import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const FIRST_WIDTH = 640;

/** The width of an element in pixels, as it changes. */
export const useWidth = (element: RefObject<Element | null>): number => {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
