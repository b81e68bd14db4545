import { render, type VNode } from 'preact';

/** The width of a PNG in pixels. */
const PNG_WIDTH = 1600;

/** The picture as the text of an SVG file, drawn outside of the document. */
export const svgText = (picture: VNode): string => {
  const frame = document.createElement('div');
  render(picture, frame);
  const svg = frame.querySelector('svg');
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  svg?.setAttribute('width', String(width));
  svg?.setAttribute('height', String(height));
  const text = svg === null ? '' : new XMLSerializer().serializeToString(svg);
  // The components of the picture would follow the settings for ever.
  render(null, frame);
  return text;
};

/** The picture as a PNG file; null if the browser cannot draw it. */
export const pngOf = async (picture: VNode): Promise<Blob | null> => {
  const url = URL.createObjectURL(new Blob([svgText(picture)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PNG_WIDTH;
    canvas.height = Math.round((PNG_WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
};
