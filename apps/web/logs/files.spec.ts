import { filesOfDrop, filesOfField, MAX_FILES } from './files.js';

const file = (name: string): File => new File(['x'], name);

test('files above the limit are counted after hidden ones, and the first by name are taken', () => {
  const files = Array.from({ length: MAX_FILES + 5 }, (_, index) => file(`${MAX_FILES + 4 - index}.txt`));
  const taken = filesOfField([file('.hidden'), ...files]);
  expect([taken.files.length, taken.over]).toEqual([MAX_FILES, 5]);
  expect(taken.files[0]?.name).toBe('0.txt');
});

const entry = (path: string, of: Partial<FileSystemFileEntry>): FileSystemEntry =>
  ({ fullPath: path, isFile: true, isDirectory: false, ...of }) as FileSystemEntry;

const item = (of: FileSystemEntry): DataTransferItem =>
  ({ webkitGetAsEntry: () => of, getAsFile: () => null }) as unknown as DataTransferItem;

test('a dropped file or folder that cannot be read is named, and the others are taken', async () => {
  const good = entry('/a.txt', { file: (resolve) => resolve(file('a.txt')) });
  const moved = entry('/b.txt', { file: (_, reject) => reject?.(new DOMException('moved')) });
  const folder = {
    fullPath: '/c',
    isFile: false,
    isDirectory: true,
    createReader: () => ({
      readEntries: (_: unknown, reject: (error: DOMException) => void) => reject(new DOMException('denied')),
    }),
  } as unknown as FileSystemEntry;
  const taken = await filesOfDrop({ items: [good, moved, folder].map(item) });
  expect(taken.files.map(({ name }) => name)).toEqual(['a.txt']);
  expect(taken.unreadable).toEqual(['c', 'b.txt']);
});
