import { type ScaleId, sevenCardTables, type SevenCardTables } from '#ranking';
import type { Exports } from './exports.js';
import { KERNEL } from './generated/kernel.js';

/** The part of WebAssembly that is used here. TypeScript declares it for browsers only. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

export const PAGE = 65_536;
const ALIGNMENT = 8;

const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

let compiled: object | undefined;

/** An instance with its own memory. */
export const instantiate = (): Exports => {
  compiled ??= new WebAssembly.Module(decode(KERNEL));
  return new WebAssembly.Instance(compiled).exports as Exports;
};

const instances = new Map<ScaleId, KernelInstance>();

/**
 * The kernel with the tables of a scale, shared by all computations of a thread, one at a time. Undefined for a scale that the
 * kernel does not support.
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
  /** The addresses of the tables that are placed. */
  private readonly placed = new Map<Uint16Array, number>();
  /** The owner of the data in the scratch memory; null after the scratch memory is reserved again. */
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

  /** The address of the columns of all keys. */
  get columnsAt(): number {
    return this.place(this.seven.columns);
  }

  /** Reserves zeroed bytes permanently. */
  reserve(bytes: number): number {
    const at = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = at + bytes;
    const { memory } = this.exports;
    const missing = Math.ceil(this.free / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
    return at;
  }

  /** Reserves bytes until the next call. The size doubles, so that abandoned memory never exceeds the memory in use. */
  scratch(bytes: number): number {
    this.holder = null;
    if (bytes > this.scratchBytes) {
      this.scratchBytes = Math.max(bytes, 2 * this.scratchBytes);
      this.scratchAt = this.reserve(this.scratchBytes);
    }
    return this.scratchAt;
  }

  /** The address of the table, which is placed at its first use. Growing the memory invalidates views of it. */
  place(table: Uint16Array): number {
    const known = this.placed.get(table);
    if (known !== undefined) return known;
    const at = this.reserve(table.byteLength);
    new Uint16Array(this.exports.memory.buffer, at, table.length).set(table);
    this.placed.set(table, at);
    return at;
  }
}
