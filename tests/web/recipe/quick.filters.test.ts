import { expect, test } from 'vitest'
import { isOn, toggled } from '#web/features/recipes/search/quick-filters.ts'
import { filterChoices } from '#web/lib/filter-choices.ts'
import { changeSearch } from '#web/lib/recipe-search/search-change.ts'

test.each(filterChoices)('the chip %s asks, shows that it does, and takes back no more than it asked', (filter) => {
  const on = changeSearch({ foods: [1] }, toggled(filter, { foods: [1] }))
  expect(isOn(filter, on)).toBe(true)
  expect(changeSearch(on, toggled(filter, on))).toEqual({ foods: [1] })
})

test('a chip takes the place of what contradicts it', () => {
  const asked = { by: 8, unrated: true as const }
  expect(changeSearch(asked, toggled('mine', asked))).toEqual({ mine: true, unrated: true })
  expect(changeSearch(asked, toggled('stars', asked))).toEqual({ by: 8, stars: 4 })
})
