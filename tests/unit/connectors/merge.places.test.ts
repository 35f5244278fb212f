import { expect, it } from 'vitest'
import { UNITS } from '#tests/todo/fake-kitchen.ts'
import { meeting } from '#tests/todo/meeting.ts'

it('one way only, what is done there changes nothing here and nothing is forced upon them again', async () => {
  const { service, kitchen, names, idOf } = meeting()
  kitchen.directions = { created: true, updated: true, deleted: true, back: false }
  const milk = kitchen.list('Milk')
  const bread = kitchen.list('Bread')
  await kitchen.settle()
  service.remove(idOf('Milk'))
  service.change(idOf('Bread'), { isDone: true })
  service.add('Rice')
  await kitchen.settle()
  expect(kitchen.texts()).toEqual(['Bread', 'Milk'])
  expect(kitchen.entries.get(bread)?.done).toBe(false)
  expect(names()).toEqual(['Bread ✓', 'Rice'])
  kitchen.entries.delete(milk)
  kitchen.entries.delete(bread)
  await kitchen.settle()
  expect(names()).toEqual(['Rice'])
})

it('flags that are off send nothing', async () => {
  const { service, kitchen, names } = meeting()
  kitchen.directions = { created: true, updated: false, deleted: false, back: true }
  const milk = kitchen.list('Milk')
  const bread = kitchen.list('Bread')
  await kitchen.settle()
  kitchen.change(milk, { done: true })
  kitchen.entries.delete(bread)
  await kitchen.settle()
  expect(names()).toEqual(['Bread', 'Milk'])
  expect(kitchen.entries.size).toBe(1)
  kitchen.directions = { created: false, updated: true, deleted: true, back: true }
  kitchen.list('Rice')
  await kitchen.settle()
  expect(names()).toEqual(['Milk ✓'])
  expect(service.items.size).toBe(1)
})

it('an entry that no longer belongs is taken away there and stays here', async () => {
  const { kitchen, names } = meeting()
  const milk = kitchen.list('Milk')
  await kitchen.settle()
  kitchen.change(milk, { belongs: false })
  await kitchen.settle()
  expect(names()).toEqual([])
  expect(kitchen.entries.size).toBe(1)
})

it('aisles go there and are not taken from there', async () => {
  const { service, kitchen, idOf } = meeting()
  kitchen.food('Milk', 'Dairy')
  kitchen.list('Cheese', 0, null, 'Dairy')
  service.add('milk')
  await kitchen.settle()
  expect([...service.items.values()].map(({ aisle }) => aisle)).toEqual(['Dairy', 'Dairy'])
  service.change(idOf('Cheese'), { aisle: 'Deli' })
  await kitchen.settle()
  expect(service.items.get(idOf('Cheese'))?.aisle).toBe('Deli')
})

it('an amount may stand in the note, as some services keep it there', async () => {
  const { service, kitchen, idOf } = meeting()
  service.add('Milk', { note: '2 l' })
  await kitchen.settle()
  expect(kitchen.texts()).toEqual(['Milk (2 l)'])
  service.change(idOf('Milk'), { note: '3 l' })
  await kitchen.settle()
  expect(kitchen.texts()).toEqual(['Milk (3 l)'])
  const [id] = kitchen.entries.keys()
  kitchen.change(id ?? 0, { amount: 4, unit: { id: 1, name: 'litre', base: UNITS[0]?.base_unit ?? null } })
  await kitchen.settle()
  expect([...service.items.values()]).toEqual([expect.objectContaining({ name: 'Milk (4 l)', note: '' })])
})
