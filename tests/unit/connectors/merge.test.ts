import { expect, it } from 'vitest'
import { meeting } from '#tests/todo/meeting.ts'

it('what is on either list is on both, once', async () => {
  const { service, kitchen, names } = meeting()
  kitchen.list('Milk', 1.5, 1)
  kitchen.list('Bread')
  service.add('2 packs butter')
  service.add('bread')
  await kitchen.settle()
  expect(names()).toEqual(['2 packs butter', 'Milk (1.5 l)', 'bread'])
  expect(kitchen.texts()).toEqual(['Bread', 'Milk (1.5 l)', 'butter (2 pack)'])
})

it('rest costs one request and changes nothing', async () => {
  const { service, kitchen } = meeting()
  kitchen.list('Milk', 1.5, 1)
  await kitchen.settle()
  const before = JSON.stringify([...kitchen.links])
  service.requests = 0
  expect(await kitchen.step()).toBe(false)
  expect(service.requests).toBe(1)
  expect(JSON.stringify([...kitchen.links])).toBe(before)
})

it('a rename there and another amount here are both kept', async () => {
  const { service, kitchen, names, idOf } = meeting()
  const milk = kitchen.list('Milk', 1.5, 1)
  await kitchen.settle()
  service.change(idOf('Milk (1.5 l)'), { name: 'Oat milk (1.5 l)' })
  kitchen.change(milk, { amount: 2 })
  await kitchen.settle()
  expect(names()).toEqual(['Oat milk (2 l)'])
  expect(kitchen.texts()).toEqual(['Oat milk (2 l)'])
})

it('an amount that nobody changed there stays as exact as it was', async () => {
  const { service, kitchen, idOf } = meeting()
  const flour = kitchen.list('Flour', 0.333, 1)
  await kitchen.settle()
  service.change(idOf('Flour (0.33 l)'), { name: 'Spelt flour (0.33 l)' })
  await kitchen.settle()
  expect(kitchen.entries.get(flour)).toMatchObject({ amount: 0.333, food: { name: 'Spelt flour' } })
})

it('where both renamed, ours counts', async () => {
  const { service, kitchen, names, idOf } = meeting()
  const milk = kitchen.list('Milk')
  await kitchen.settle()
  service.change(idOf('Milk'), { name: 'Soy milk' })
  const { plural_name: _, ...rice } = kitchen.food('Rice milk')
  kitchen.change(milk, { food: rice })
  await kitchen.settle()
  expect(names()).toEqual(['Rice milk'])
})

it("a tick goes both ways, and takes the other side's rename along", async () => {
  const { service, kitchen, names, idOf } = meeting()
  const milk = kitchen.list('Milk')
  const bread = kitchen.list('Bread')
  await kitchen.settle()
  kitchen.change(milk, { done: true })
  service.change(idOf('Milk'), { name: 'Oat milk' })
  service.change(idOf('Bread'), { isDone: true })
  await kitchen.settle()
  expect(names()).toEqual(['Bread ✓', 'Oat milk ✓'])
  expect(kitchen.entries.get(bread)?.done).toBe(true)
})

it('a change beats a deletion, on either side', async () => {
  const { service, kitchen, names, idOf } = meeting()
  const milk = kitchen.list('Milk')
  const bread = kitchen.list('Bread', 1)
  await kitchen.settle()
  kitchen.entries.delete(milk)
  service.change(idOf('Milk'), { name: 'Oat milk' })
  service.remove(idOf('Bread (1)'))
  kitchen.change(bread, { amount: 2 })
  await kitchen.settle()
  expect(names()).toEqual(['Bread (2)', 'Oat milk'])
  expect(kitchen.texts()).toEqual(['Bread (2)', 'Oat milk (1)'])
})

it('a deletion goes both ways', async () => {
  const { service, kitchen, names, idOf } = meeting()
  const milk = kitchen.list('Milk')
  kitchen.list('Bread')
  kitchen.list('Rice')
  await kitchen.settle()
  kitchen.entries.delete(milk)
  service.remove(idOf('Bread'))
  await kitchen.settle()
  expect(names()).toEqual(['Rice'])
  expect(kitchen.texts()).toEqual(['Rice'])
})

it('clearing away there what is bought deletes nothing here', async () => {
  const { service, kitchen, idOf } = meeting()
  const milk = kitchen.list('Milk')
  await kitchen.settle()
  service.change(idOf('Milk'), { isDone: true })
  await kitchen.settle()
  service.remove(idOf('Milk'))
  await kitchen.settle()
  expect(kitchen.entries.get(milk)?.done).toBe(true)
  kitchen.change(milk, { done: false })
  await kitchen.settle()
  expect([...service.items.values()]).toEqual([expect.objectContaining({ name: 'Milk', isDone: false })])
})

it('an item under another id is the same item', async () => {
  const { service, kitchen, names, idOf } = meeting()
  const milk = kitchen.list('Milk')
  await kitchen.settle()
  service.renumber(idOf('Milk'))
  await kitchen.settle()
  kitchen.change(milk, { done: true })
  await kitchen.settle()
  expect(names()).toEqual(['Milk ✓'])
  expect(kitchen.entries.size).toBe(1)
})

it('many items that are gone at once are asked about, and nothing is deleted', async () => {
  const { service, kitchen, names } = meeting()
  for (const name of ['Milk', 'Bread', 'Rice', 'Salt']) kitchen.list(name)
  await kitchen.settle()
  service.empty()
  await expect(kitchen.step()).rejects.toThrow('asks')
  expect(kitchen.entries.size).toBe(4)
  kitchen.goneAnswer = 'put_back'
  await kitchen.settle()
  expect(names()).toEqual(['Bread', 'Milk', 'Rice', 'Salt'])
  service.empty()
  kitchen.goneAnswer = 'delete'
  await kitchen.settle()
  expect(kitchen.entries.size).toBe(0)
})
