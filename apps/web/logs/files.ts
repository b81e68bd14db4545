/** A log to audit: a file, and its path in the folder that was chosen. */
export interface LogFile {
  readonly name: string;
  readonly content: Blob;
}

/** More files than anybody looks through. Whole archives of logs are better sent as a zip. */
export const MAX_FILES = 5000;
/** Files of dropped folders that are counted. */
const MAX_FOUND = 200_000;

/** Files that systems add to folders. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

/** Logs that a visitor chose or dropped, and what was left out of them. */
export interface TakenLogs {
  readonly files: readonly LogFile[];
  /** The number of files above the limit. */
  readonly over: number;
  /** The paths of files and folders that the browser could not read. */
  readonly unreadable: readonly string[];
}

/** The first files in the order of their names, without hidden ones, and the number of those above the limit. */
const firstOf = <T extends { readonly name: string }>(
  all: readonly T[],
): { readonly first: readonly T[]; readonly over: number } => {
  const seen = all
    .filter(({ name }) => !isHidden(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return { first: seen.slice(0, MAX_FILES), over: Math.max(0, seen.length - MAX_FILES) };
};

/** The files of a file field; those of a folder have their path in it. */
export const filesOfField = (list: Iterable<File> | null): TakenLogs => {
  const { first, over } = firstOf(
    [...(list ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, content: file })),
  );
  return { files: first, over, unreadable: [] };
};

/** The files that were dropped, with all files of dropped folders. Only the files that are taken are read. */
export const filesOfDrop = async ({
  items,
}: {
  readonly items: Iterable<DataTransferItem>;
}): Promise<TakenLogs> => {
  const found: { readonly name: string; readonly read: () => Promise<Blob> }[] = [];
  const unreadable: string[] = [];
  const folders: FileSystemDirectoryEntry[] = [];
  const take = (entry: FileSystemEntry): void => {
    const name = pathOf(entry);
    if (isHidden(name)) return;
    if (isFolder(entry)) folders.push(entry);
    else if (isFile(entry)) found.push({ name, read: () => fileOf(entry) });
  };
  // The list of items is empty after the first wait.
  for (const item of items) {
    const entry = item.webkitGetAsEntry();
    const content = item.getAsFile();
    if (entry !== null) take(entry);
    else if (content !== null) found.push({ name: content.name, read: () => Promise.resolve(content) });
  }
  for (let at = 0; at < folders.length && found.length < MAX_FOUND; at++) {
    const folder = folders[at];
    if (folder === undefined) break;
    try {
      for (const entry of await entriesOf(folder)) take(entry);
    } catch {
      unreadable.push(pathOf(folder));
    }
  }
  const { first, over } = firstOf(found);
  const files: LogFile[] = [];
  for (const { name, read } of first) {
    try {
      files.push({ name, content: await read() });
    } catch {
      // A file that was moved, or that the visitor may not read.
      unreadable.push(name);
    }
  }
  return { files, over, unreadable };
};

const pathOf = ({ fullPath }: FileSystemEntry): string => fullPath.replace(/^\//, '');

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder; browsers return them in parts. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < MAX_FOUND) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    all.push(...part);
  }
  return all;
};
