const parts =
  /(\d*(?:[.,]\d+)?[½¼¾]|\d+(?:[.,]\d+)?)\s*(?:(d|days?|tage?n?)|(h|hrs?|hours?|std\.?|stunden?)|(m|mins?\.?|minutes?|minuten?|'|′))?(?!\p{L})/giu
const glyphs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** Minutes from `90`, `1:30`, `1 h 30`, `1,5 Std` or `2 days`; 0 for an empty text, null for any other. */
export function readMinutes(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return 0
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(typed)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  let total = 0
  const rest = typed.replace(parts, (_, number: string, days?: string, hours?: string) => {
    const part = glyphs[number.at(-1) ?? ''] ?? 0
    const value = Number(number.replace(/[½¼¾]/, '').replace(',', '.')) + part
    total += value * (days ? 1440 : hours ? 60 : 1)
    return ''
  })
  return /[\p{L}\d]/u.test(rest.replace(/\b(and|und)\b/gi, '')) || total > 1_000_000 ? null : Math.round(total)
}
