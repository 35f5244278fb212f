import { expect, it } from 'vitest'
import { openEmbed, pathOfEmbed, wordsOf } from '#tests/embed-page.fixture.ts'
import { createEmbed } from '#tests/embed.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'

interface Listed {
  id: number
  shopping_lists: { id: number }[]
}

const add = (person: TestPerson, name: string, more: object = {}) =>
  person.post<Listed>('/api/shopping-list-entry/', { food: { name }, amount: 1, unit: null, ...more })

const stored = async (person: TestPerson, name: string, aisle: string) => {
  const food = await person.post<{ id: number }>('/api/food/', { name, supermarket_category: { name: aisle } })
  return food.id
}

it('the list stands by aisle, with what belongs together added up, and without people', async () => {
  const home = await createHousehold()
  await stored(home.creator, 'milk', 'Dairy')
  await stored(home.creator, 'bread', 'Bakery')
  const ml = { name: 'ml' }
  await add(home.creator, 'milk', { amount: 500, unit: ml })
  await add(home.creator, 'milk', { amount: 250, unit: ml })
  await add(home.creator, 'bread')
  await add(home.creator, 'candles', { amount: 0 })
  const embed = await createEmbed(home, { type: 'SHOPPING' })
  const page = await openEmbed(pathOfEmbed(embed))
  expect(wordsOf(page.main)).toBe('candles Bakery 1 bread Dairy 750 ml milk')
  expect(page.text).not.toContain('household-')
  expect(page.headers.get('server-timing')).toContain('2 round trips')
})

it('what was bought, put off or removed, and the list of other households, does not stand there', async () => {
  const home = await createHousehold()
  const neighbour = await createNeighbour(home)
  await add(home.creator, 'milk')
  const bought = await add(home.creator, 'bread')
  const later = await add(home.creator, 'oats')
  const gone = await add(home.creator, 'salt')
  await add(neighbour, 'wine')
  await home.creator.patch(`/api/shopping-list-entry/${bought.id}/`, { checked: true })
  await home.creator.patch(`/api/shopping-list-entry/${later.id}/`, { delay_until: '2099-01-01T00:00:00Z' })
  await home.creator.call('DELETE', `/api/shopping-list-entry/${gone.id}/`)
  const embed = await createEmbed(home, { type: 'SHOPPING' })
  expect(wordsOf((await openEmbed(pathOfEmbed(embed))).main)).toBe('1 milk')
})

it('with lists chosen it shows these alone; a chosen list that is gone holds nothing', async () => {
  const home = await createHousehold()
  await add(home.creator, 'milk')
  const { shopping_lists: lists } = await add(home.creator, 'figs', { shopping_lists: [{ name: 'Market' }] })
  const embed = await createEmbed(home, { type: 'SHOPPING', shopping_lists: lists.map(({ id }) => ({ id })) })
  expect(embed).toMatchObject({ shopping_lists: [{ name: 'Market' }] })
  expect(wordsOf((await openEmbed(pathOfEmbed(embed))).main)).toBe('1 figs')
  await home.creator.call('DELETE', `/api/shopping-list/${lists[0]?.id}/`)
  expect(wordsOf((await openEmbed(pathOfEmbed(embed))).main)).toBe('Nothing to buy right now.')
})
