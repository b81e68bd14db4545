import { type ScaleId, sevenCardTables, type SevenCardTables } from '#ranking';
import type { Exports } from './exports.js';
import { KERNEL } from './generated/kernel.js';

/** What is used of WebAssembly; TypeScript describes it for browsers only. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

export const PAGE = 65_536;
const ALIGNMENT = 8;

const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

let compiled: object | undefined;

/** An instance with a memory of its own. */
export const instantiate = (): Exports => {
  compiled ??= new WebAssembly.Module(decode(KERNEL));
  return new WebAssembly.Instance(compiled).exports as Exports;
};

const instances = new Map<ScaleId, KernelInstance>();

/**
 * The kernel with the tables of a scale, the same for all of a thread: its memory is the scratch of one question after the other.
 * Undefined for a scale that it does not count.
 */
export const kernelOf = (scale: ScaleId): KernelInstance | undefined => {
  const known = instances.get(scale);
  if (known !== undefined) return known;
  const seven = sevenCardTables(scale);
  if (seven === undefined) return undefined;
  const made = new KernelInstance(seven);
  instances.set(scale, made);
  return made;
};

/** An instance of the kernel, and the tables in its memory. */
export class KernelInstance {
  readonly exports: Exports;
  private free: number;
  /** Where tables lie that were placed. */
  private readonly placed = new Map<Uint16Array, number>();
  /** Whose question lies in the scratch; nobody's when somebody asks for it. */
  holder: object | null = null;
  private scratchAt = 0;
  private scratchBytes = 0;

  constructor(readonly seven: SevenCardTables) {
    const { rows, columns, strengths, flushes } = seven;
    this.exports = instantiate();
    this.free = this.exports.freeFrom();
    const [rowsAt, columnsAt, strengthsAt, flushesAt] = [rows, columns, strengths, flushes].map((table) =>
      this.place(table),
    );
    this.exports.useScale(rowsAt, columnsAt, strengthsAt, flushesAt);
  }

  /** Where the columns of all keys lie. */
  get columnsAt(): number {
    return this.place(this.seven.columns);
  }

  /** Room for so many bytes, zero, for good. */
  reserve(bytes: number): number {
    const at = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = at + bytes;
    const { memory } = this.exports;
    const missing = Math.ceil(this.free / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
    return at;
  }

  /** Room for so many bytes, until somebody else asks for it. It doubles, so that what is left behind is no more than is used. */
  scratch(bytes: number): number {
    this.holder = null;
    if (bytes > this.scratchBytes) {
      this.scratchBytes = Math.max(bytes, 2 * this.scratchBytes);
      this.scratchAt = this.reserve(this.scratchBytes);
    }
    return this.scratchAt;
  }

  /** Where the table lies; it is placed when first asked for. Views of the memory may be of no use after this. */
  place(table: Uint16Array): number {
    const known = this.placed.get(table);
    if (known !== undefined) return known;
    const at = this.reserve(table.byteLength);
    new Uint16Array(this.exports.memory.buffer, at, table.length).set(table);
    this.placed.set(table, at);
    return at;
  }
}
