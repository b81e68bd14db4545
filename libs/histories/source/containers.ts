import { type ContainedFile, rechunk, peek, type RandomAccess, rangeOf, streamOf } from './byte-stream.js';
import { isSourceError, type SourceError, sourceError } from './errors.js';
import { Expansion } from './expansion.js';
import { inflate } from './inflate.js';
import type { ArchiveLimits } from './limits.js';
import { openZipMembers } from './zip.js';

/** The input: bytes in order, or any range of them on demand (needed for zip). */
export type SourceInput =
  | { readonly kind: 'stream'; readonly bytes: AsyncIterable<Uint8Array> }
  | ({ readonly kind: 'random' } & RandomAccess);

/** The kind of a file by its first bytes. `plain` is any file that is not an archive. */
export type Container =
  'plain' | 'gzip' | 'zip' | 'tar' | 'rar' | '7z' | 'xz' | 'zstd' | 'bzip2' | 'compress' | 'lzip' | 'cab';

/** The first bytes of archives, from their published formats. */
const MAGIC: readonly (readonly [Container, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['zip', [0x50, 0x4b, 0x07, 0x08]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['compress', [0x1f, 0x9d]],
  ['lzip', [0x4c, 0x5a, 0x49, 0x50, 0x01]],
  ['cab', [0x4d, 0x53, 0x43, 0x46, 0x00]],
];
/** `BZh` and the level are followed by the block mark; the three letters alone could begin a text. */
const BZIP2_BLOCK = [0x31, 0x41, 0x59];
/** A tar begins with the header of its first file: zeros fill the name of a link, and `ustar` follows. */
const TAR_MARK = { offset: 256, bytes: [0x00, 0x75, 0x73, 0x74, 0x61, 0x72] } as const;

/** Recognises a container by its first bytes (ten are enough, 262 for a tar), never by name or content type. */
export function detectContainer(head: Uint8Array): Container {
  const at = (offset: number, bytes: readonly number[]): boolean =>
    bytes.every((byte, index) => head[offset + index] === byte);
  const known = MAGIC.find(([, magic]) => at(0, magic));
  if (known !== undefined) return known[0];
  if (at(TAR_MARK.offset, TAR_MARK.bytes)) return 'tar';
  return at(0, [0x42, 0x5a, 0x68]) && at(4, BZIP2_BLOCK) ? 'bzip2' : 'plain';
}

/**
 * The files of an input, in order: the input itself when it is no archive, the content of a gzip, or the members of a zip
 * in the order of its directory. A gzip inside a zip is decoded too; any deeper or other nesting is an error. An error
 * names its member, and the members after it follow; `archive-bomb` is always the last item. The bytes of a file must be
 * read, or closed, before the next file is requested.
 */
export async function* openFiles(
  input: SourceInput,
  limits: ArchiveLimits,
): AsyncGenerator<ContainedFile | SourceError, void, undefined> {
  const raw = input.kind === 'stream' ? streamOf(input.bytes, null) : rangeOf(input, 0, input.size, null);
  const expansion = new Expansion(limits, input.kind === 'random' ? input.size : null);
  const { first, stream } = await peek(rechunk(raw));
  try {
    const container = first === null || isSourceError(first) ? 'plain' : detectContainer(first);
    if (container === 'zip') {
      if (input.kind === 'stream') {
        yield sourceError('zip-needs-random-access', 'its directory is at the end', null);
        return;
      }
      await stream.close();
      for await (const member of openZipMembers(input, expansion)) {
        if (isSourceError(member)) yield member;
        else yield await openGzip(member, expansion);
      }
      return;
    }
    if (container === 'gzip') {
      yield await refuseNested(
        { name: null, bytes: inflate(stream, 'gzip', expansion.layer(null), null) },
        'gzip',
      );
      return;
    }
    if (container !== 'plain') {
      yield unsupported(container, null);
      return;
    }
    yield { name: null, bytes: stream };
  } finally {
    await stream.close();
  }
}

/** A member of a zip, or the content of a member that is a gzip. */
async function openGzip(
  { name, bytes }: ContainedFile,
  expansion: Expansion,
): Promise<ContainedFile | SourceError> {
  const { first, stream } = await peek(rechunk(bytes));
  const container = first === null || isSourceError(first) ? 'plain' : detectContainer(first);
  if (container === 'plain') return { name, bytes: stream };
  if (container === 'gzip') {
    return refuseNested({ name, bytes: inflate(stream, 'gzip', expansion.layer(name), name) }, 'gzip');
  }
  await stream.close();
  return unsupported(`${container} inside a zip`, name);
}

/** Content that must not be another archive. */
async function refuseNested(
  { name, bytes }: ContainedFile,
  outer: Container,
): Promise<ContainedFile | SourceError> {
  const { first, stream } = await peek(rechunk(bytes));
  const container = first === null || isSourceError(first) ? 'plain' : detectContainer(first);
  if (container === 'plain') return { name, bytes: stream };
  await stream.close();
  return unsupported(`${container} inside a ${outer}`, name);
}

function unsupported(what: string, member: string | null): SourceError {
  return sourceError('unsupported-archive', what, member);
}
