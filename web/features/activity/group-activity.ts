import { toCivilDate } from '#web/lib/format/civil-date.ts'
import type { ActivityRow } from './activity.queries.ts'

/** What one command did. */
export interface Deed {
  key: string
  at: string
  actor: ActivityRow['actor']
  command: string | null
  /** The entries that its sentence is made of: of one kind and verb. */
  main: readonly ActivityRow[]
  entries: readonly ActivityRow[]
  /** Entries that the answer left out. */
  more: number
}

export interface Day {
  day: string
  deeds: Deed[]
}

/** The sooner it stands here, the more it is what the person meant to do. */
const importance = [
  'space',
  'membership',
  'recipe',
  'meal-plan',
  'cook-log',
  'shopping',
  'recipe-book-entry',
  'recipe-book',
  'import-batch',
  'job',
  'inventory-entry',
]

/** What follows from something else: a recipe that came with its picture was added, not changed. */
const isLate = ({ kind, verb }: ActivityRow) => verb.startsWith('image') || kind === 'step' || kind === 'ingredient'
const rank = (row: ActivityRow) => {
  const place = importance.indexOf(row.kind)
  return (place < 0 ? importance.length : place) + (isLate(row) ? importance.length + 1 : 0)
}

/** Where all of it only tells of other work, as of an export, there is nothing to take back. */
export const isReversible = ({ entries }: Deed): boolean =>
  entries.every(({ undoable }) => undoable) && entries.some(({ derived }) => !derived)

/** Groups neighbouring entries of one command, and these by the day on which they happened here. */
export function groupActivity(rows: readonly ActivityRow[]): Day[] {
  const days: Day[] = []
  for (const deed of deedsOf(rows)) {
    const day = toCivilDate(new Date(deed.at))
    const last = days.at(-1)
    if (last?.day === day) last.deeds.push(deed)
    else days.push({ day, deeds: [deed] })
  }
  return days
}

function deedsOf(rows: readonly ActivityRow[]): Deed[] {
  const groups: ActivityRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && row.command !== null && last[0]?.command === row.command) last.push(row)
    else groups.push([row])
  }
  return groups.flatMap((entries) => {
    const [first] = entries
    if (!first) return []
    const lead = entries.reduce((best, one) => (rank(one) < rank(best) ? one : best), first)
    const { at, actor, command, seq } = lead
    return [
      {
        key: String(seq),
        at,
        actor,
        command,
        main: entries.filter(({ kind, verb }) => kind === lead.kind && verb === lead.verb),
        entries,
        more: entries.reduce((sum, { more }) => sum + more, 0),
      },
    ]
  })
}
