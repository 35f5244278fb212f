import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today as todayNow } from '#web/lib/format/civil-date.ts'
import { readCommand } from '../reading/command.read.ts'
import { likeness } from '../reading/likeness.ts'
import { arrangeSections } from './arrange-sections.ts'
import { recentRecipesQuery } from './names.queries.ts'
import { nearestNames } from './nearest-names.ts'
import type { Option, Section } from './option.ts'
import { useCommands, useSearchCommand } from './use-commands.ts'
import { useFoundNames } from './use-found-names.ts'
import { useKnownNames } from './use-known-names.ts'
import { useListCommand } from './use-list-command.ts'
import { useNamedOptions } from './use-named-options.ts'
import { type Place, usePlaces } from './use-places.ts'
import { usePlanCommand } from './use-plan-command.ts'

/** Above what a name can have: it was said in words that mean nothing else. */
const said = 5
const named = ['recipes', 'foods', 'books'] as const

/** What the palette shows for a text. */
export function useSections(typed: string, close: () => void): { sections: readonly Section[]; isPending: boolean } {
  const text = typed.trim()
  const [today] = useState(todayNow)
  const asked = readCommand(text, today)
  const known = useKnownNames(text)
  const found = useFoundNames(asked?.type === 'plan' ? asked.dish : text)
  const optionOf = useNamedOptions()
  const places = usePlaces()
  const commands = useCommands(close)
  const plan = usePlanCommand()
  const search = useSearchCommand()
  const put = useListCommand(asked?.type === 'add' ? asked.what : asked ? '' : text, close)
  const recent = useQuery({ ...recentRecipesQuery, enabled: text === '' })

  if (text === '') {
    const opened = (recent.data?.results ?? []).filter((row) => Number(row.recent ?? 0) > 0)
    const [first, last] = ['new', 'keys'].map((wanted) => commands.filter(({ key }) => key === wanted))
    const usual = [...(first ?? []), plan(today), ...(last ?? [])].map((one) => ({ ...one, nearness: 0 }))
    const recipes = opened.map((row) => optionOf.recipes(row, 0))
    const start: Section[] = [
      { name: 'recent', options: recipes },
      { name: 'commands', options: usual },
    ]
    return { sections: start.filter(({ options }) => options.length > 0), isPending: false }
  }

  const spoken: Option[] = []
  if (asked?.type === 'add' && put) spoken.push({ ...put, nearness: said })
  if (asked?.type === 'plan') {
    const day = asked.day ?? today
    for (const recipe of nearestNames(asked.dish, known.recipes, found.recipes))
      spoken.push({ ...plan(day, recipe), nearness: said + 1 })
    if (asked.day !== null) spoken.push({ ...plan(day), nearness: said })
  }
  const [recipes = [], foods = [], books = []] = named.map((name) =>
    known[name].map((row) => optionOf[name](row, likeness(text, row.name))),
  )
  const pages = nearPlaces(places, text)
  const answers = asked
    ? {}
    : Object.fromEntries(named.map((name) => [name, found[name].map((row) => optionOf[name](row, 0))]))
  const more = [search(text), ...(put && !asked ? [put] : [])].map((one) => ({ ...one, nearness: 0 }))
  const all = { recipes, foods, books, pages, commands: [...spoken, ...nearPlaces(commands, text)] }
  return {
    sections: [...arrangeSections(all, answers), { name: 'more', options: more }],
    isPending: found.isPending,
  }
}

const nearPlaces = (all: readonly Place[], text: string): Option[] =>
  all.map(({ words, ...one }) => ({ ...one, nearness: likeness(text, one.name, words) }))
