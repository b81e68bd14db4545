/** A log to audit: a file, and its path in the folder that was chosen. */
export interface LogFile {
  readonly name: string;
  readonly content: Blob;
}

/** More files than anybody looks through. Whole archives of logs are better sent as a zip. */
export const MAX_FILES = 5000;

/** Files that systems add to folders. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

const inOrder = (files: LogFile[]): LogFile[] =>
  files
    .filter(({ name }) => !isHidden(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

/** The files of a file field; those of a folder have their path in it. */
export const filesOfField = (list: FileList | null): LogFile[] =>
  inOrder(
    [...(list ?? [])]
      .slice(0, MAX_FILES)
      .map((file) => ({ name: file.webkitRelativePath || file.name, content: file })),
  );

/** The files that were dropped, with all files of dropped folders. */
export const filesOfDrop = async ({ items }: DataTransfer): Promise<LogFile[]> => {
  const files: LogFile[] = [];
  const entries: FileSystemEntry[] = [];
  // The list of items is empty after the first wait.
  for (const item of items) {
    const entry = item.webkitGetAsEntry();
    const content = item.getAsFile();
    if (entry !== null) entries.push(entry);
    else if (content !== null) files.push({ name: content.name, content });
  }
  const folders: FileSystemDirectoryEntry[] = [];
  const take = async (entry: FileSystemEntry): Promise<void> => {
    if (files.length >= MAX_FILES) return;
    if (isFolder(entry)) folders.push(entry);
    else if (isFile(entry)) {
      const content = await fileOf(entry);
      files.push({ name: entry.fullPath.replace(/^\//, ''), content });
    }
  };
  for (const entry of entries) await take(entry);
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift())
    for (const entry of await entriesOf(folder)) await take(entry);
  return inOrder(files);
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder; browsers return them in parts. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < MAX_FILES) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    all.push(...part);
  }
  return all;
};
