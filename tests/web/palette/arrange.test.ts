import { Apple } from 'lucide-react'
import { expect, test } from 'vitest'
import { moveActive } from '#web/components/palette/move-active.ts'
import { arrangeSections } from '#web/components/palette/options/arrange-sections.ts'
import type { Option } from '#web/components/palette/options/option.ts'

const option = (key: string, nearness = 0): Option => ({ key, name: key, icon: Apple, nearness, run: () => undefined })
const nothing = { recipes: [], foods: [], books: [], pages: [], commands: [] }
const shown = (sections: ReturnType<typeof arrangeSections>) =>
  sections.map(({ name, options }) => `${name}: ${options.map(({ key }) => key).join(' ')}`)

test('what the server finds comes below what was there, whatever its kind', () => {
  const known = { ...nothing, pages: [option('settings', 3), option('no')] }
  expect(shown(arrangeSections(known, {}))).toEqual(['pages: settings'])
  const found = { recipes: [option('soup')] }
  expect(shown(arrangeSections(known, found))).toEqual(['pages: settings', 'recipes: soup'])
})
test('the nearest kind and the nearest name come first, and none comes twice', () => {
  const known = { ...nothing, recipes: [option('a', 1), option('b', 3)], foods: [option('c', 4)] }
  expect(shown(arrangeSections(known, { recipes: [option('b'), option('d')] }))).toEqual(['foods: c', 'recipes: b a d'])
})
test('arrows go around the ends', () => {
  const [one, two, three] = ['1', '2', '3'].map((key) => option(key))
  const all = [one!, two!, three!]
  expect(moveActive(all, three, 'ArrowDown')).toBe(one)
  expect(moveActive(all, one, 'ArrowUp')).toBe(three)
  expect(moveActive(all, two, 'Home')).toBe(one)
  expect(moveActive(all, two, 'End')).toBe(three)
  expect(moveActive(all, two, 'a')).toBeUndefined()
  expect(moveActive([], undefined, 'ArrowDown')).toBeUndefined()
})
