const DAY_MS = 86_400_000

/** The civil day at an instant, in a zone; UTC where the zone is blank. */
export const todayIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone || 'UTC', dateStyle: 'short' }).format(Date.parse(at))

const WORDS = new Map([
  ['today', 0],
  ['heute', 0],
  ['tomorrow', 1],
  ['morgen', 1],
])

/** A day at the beginning or the end of a text, and what else it says: "2026-12-24 soup", "soup tomorrow". */
export function dayIn(text: string, today: string): { day: string | null; rest: string } {
  const words = text.trim().split(/\s+/)
  for (const at of [0, words.length - 1]) {
    const day = dayOf(words[at] ?? '', today)
    if (day) return { day, rest: words.toSpliced(at, 1).join(' ') }
  }
  return { day: null, rest: text.trim() }
}

function dayOf(word: string, today: string): string | null {
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:T\S*)?[,:]?$/.exec(word) ?? []
  if (iso) return iso
  const ahead = WORDS.get(word.toLowerCase().replace(/[,:]$/, ''))
  return ahead === undefined ? null : new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10)
}
