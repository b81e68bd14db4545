// Random numbers: xoshiro128** as in libs/random, which fills the state.

let a: u32 = 1;
let b: u32 = 0;
let c: u32 = 0;
let d: u32 = 0;

/** Sets the state of the generator. */
export function continueFrom(first: u32, second: u32, third: u32, fourth: u32): void {
  a = first;
  b = second;
  c = third;
  d = fourth;
}

/** The next random word. */
// @ts-ignore: decorator
@inline
export function nextWord(): u32 {
  const result = rotl<u32>(b * 5, 7) * 9;
  const third = c ^ a;
  const fourth = d ^ b;
  const shifted = b << 9;
  b ^= third;
  a ^= fourth;
  c = third ^ shifted;
  d = rotl<u32>(fourth, 11);
  return result;
}

/** The next random word, for tests. */
export function nextRandom(): u32 {
  return nextWord();
}
