// Sorts 32-bit entries by their upper halves: by insertion for a few entries, otherwise by radix.

const SPARE: usize = memory.data(4 * 1326, 4);
const BUCKETS: usize = memory.data(4 * 128, 4);

/** Up to this number of entries, insertion is faster. */
const FEW: i32 = 24;
const DIGIT_BITS: u32 = 7;
const DIGIT: u32 = (1 << DIGIT_BITS) - 1;

/** Sorts up to 1,326 entries by their upper 16 bits, of which 14 are in use. */
export function sort(entries: usize, count: i32): void {
  if (count <= FEW) {
    insert(entries, count);
    return;
  }
  sortByDigit(entries, SPARE, count, 16);
  sortByDigit(SPARE, entries, count, 16 + DIGIT_BITS);
}

/** Sorts entries by insertion: in linear time if they are almost in order. */
export function insert(entries: usize, count: i32): void {
  const end = entries + (<usize>count << 2);
  for (let at = entries + 4; at < end; at += 4) {
    const entry = load<u32>(at);
    let to = at;
    for (; to > entries && load<u32>(to - 4) > entry; to -= 4) store<u32>(to, load<u32>(to - 4));
    store<u32>(to, entry);
  }
}

function sortByDigit(from: usize, to: usize, count: i32, shift: u32): void {
  memory.fill(BUCKETS, 0, 4 << <usize>DIGIT_BITS);
  const end = from + (<usize>count << 2);
  for (let at = from; at < end; at += 4) {
    const bucket = bucketOf(load<u32>(at), shift);
    store<u32>(bucket, load<u32>(bucket) + 4);
  }
  let next = <u32>to;
  for (let bucket = BUCKETS; bucket < BUCKETS + (4 << <usize>DIGIT_BITS); bucket += 4) {
    const size = load<u32>(bucket);
    store<u32>(bucket, next);
    next += size;
  }
  for (let at = from; at < end; at += 4) {
    const entry = load<u32>(at);
    const bucket = bucketOf(entry, shift);
    const place = load<u32>(bucket);
    store<u32>(<usize>place, entry);
    store<u32>(bucket, place + 4);
  }
}

// @ts-ignore: decorator
@inline
function bucketOf(entry: u32, shift: u32): usize { return BUCKETS + (<usize>((entry >>> shift) & DIGIT) << 2); }
