/** How many of the smallest measure of its row a unit is, each by the first spelling that the table of units has. */
const rows: readonly Record<string, number>[] = [
  { tsp: 1, tbsp: 3, cup: 48, 'fl oz': 6, pint: 96, quart: 192, gallon: 768 },
  { oz: 1, lb: 16 },
  { mg: 1, g: 1000, dag: 10_000, hg: 100_000, kg: 1_000_000 },
  { ml: 1, cl: 10, dl: 100, l: 1000 },
  // Spoons of other languages: three small ones are a big one. Their cups differ.
  { tl: 1, el: 3 },
  { 'c a c': 1, 'c a s': 3 },
  { cdta: 1, cda: 3 },
  { cucchiaino: 1, cucchiaio: 3 },
  { 'colher de cha': 1, 'colher de sopa': 3 },
  { theelepel: 1, eetlepel: 3 },
  { tsk: 1, msk: 3, ss: 3 },
  { teskje: 1, ss: 3 },
  { teelusikka: 1, rkl: 3 },
  { lyzeczka: 1, lyzka: 3 },
  { lzicka: 1, lyzka: 3 },
  { lyzicka: 1, lyzka: 3 },
  { чл: 1, стл: 3 },
  { κγ: 1, κσ: 3 },
  { 'cay kasigi': 1, 'yemek kasigi': 3 },
  { kavekanal: 1, ek: 3 },
  { lingurita: 1, lingura: 3 },
  { 小さじ: 1, 大さじ: 3 },
]

/** How many of unit `to` one of unit `from` is; null where that is not known. */
export function unitRatio(from: string, to: string): number | null {
  if (from === to) return 1
  for (const row of rows) {
    const one = row[from]
    const other = row[to]
    if (one !== undefined && other !== undefined) return one / other
  }
  return null
}
