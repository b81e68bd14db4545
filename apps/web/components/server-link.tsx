import type { ComponentChildren } from 'preact';
import { client, key } from '../state/settings.js';

interface ServerLinkProps {
  /** A path of the API. */
  readonly href: string;
  /** The name of the file, when the document is saved. */
  readonly fileName: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link to a document of the API. With an API key, which a link cannot send, the document is saved as a file. */
export const ServerLink = ({ href, fileName, label, children }: ServerLinkProps) => (
  <a
    href={href}
    aria-label={label}
    onClick={(event) => {
      if (key.value === '') return;
      event.preventDefault();
      void save(href, fileName);
    }}
  >
    {children}
  </a>
);

const save = async (href: string, fileName: string): Promise<void> => {
  const reply = await client.text(href);
  if (!reply.ok) return;
  const url = URL.createObjectURL(new Blob([reply.value]));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};
