/** "4/5 stars", "3.5", "8/10": of five, in whole stars. */
export function starsIn(text: string): number | null {
  const [, value = '', best] = /(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?/.exec(text) ?? []
  const stars = (Number(value.replace(',', '.')) * 5) / Number(best ?? 5)
  return stars > 0 && stars <= 5 ? Math.round(stars) : null
}
