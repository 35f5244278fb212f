/** A generator of numbers that a seed repeats (mulberry32). */
export function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    roll: (sides: number) => Math.floor(next() * sides),
    of: <T>(many: readonly T[]): T | undefined => many[Math.floor(next() * many.length)],
  }
}

/** 0, 1, 2 as a, b, c; names of foods hold no digits, which would be amounts. */
export const letters = (n: number) =>
  n.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26)))

/** `200` are the first so many, `100-150` some of them. */
export function seedsOf(asked: string, usual: number): number[] {
  const [from = 1, to] = asked.includes('-') ? asked.split('-').map(Number) : [1, Number(asked || usual)]
  return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i)
}
