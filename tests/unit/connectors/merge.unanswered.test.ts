import { expect, it } from 'vitest'
import { FakeKitchen } from '#tests/todo/fake-kitchen.ts'
import { FakeService, type FakeKind } from '#tests/todo/fake-service.ts'

/** The answer to the addition of Milk gets lost. */
async function unanswered(kind: FakeKind) {
  const service = new FakeService(kind)
  const kitchen = new FakeKitchen(service)
  kitchen.list('Milk', 2)
  await kitchen.step()
  service.trouble = 'after'
  await expect(kitchen.step()).rejects.toThrow('lost')
  const [id = ''] = service.items.keys()
  return { service, kitchen, id, names: () => [...service.items.values()].map(({ name }) => name) }
}

const kinds: [string, FakeKind][] = [
  ['items tell their key', { keys: true, notes: false }],
  ['the note tells it', {}],
  ['the note tells it in listings of changes', { cursors: true }],
]

it.each(kinds)('where %s, what is renamed before its id is known is one item and one entry', async (_how, kind) => {
  const { service, kitchen, id, names } = await unanswered(kind)
  service.change(id, { name: 'Oat milk (2)' })
  await kitchen.settle()
  expect(names()).toEqual(['Oat milk (2)'])
  expect(kitchen.texts()).toEqual(['Oat milk (2)'])
})

it('the copy that somebody made of an item is not taken for an addition that never arrived', async () => {
  const service = new FakeService()
  const kitchen = new FakeKitchen(service)
  kitchen.list('Rice')
  await kitchen.settle()
  kitchen.list('Milk')
  await kitchen.step()
  service.trouble = 'before'
  await expect(kitchen.step()).rejects.toThrow('answer')
  const [rice] = service.items.values()
  service.add('Rice', rice)
  await kitchen.settle()
  expect(kitchen.texts().toSorted()).toEqual(['Milk', 'Rice', 'Rice (1)'])
})

it('where several additions have no answer, none of what was renamed is taken for another', async () => {
  const service = new FakeService()
  const kitchen = new FakeKitchen(service)
  for (const name of ['Milk', 'Rice']) kitchen.list(name)
  await kitchen.step()
  service.trouble = 'after'
  await expect(kitchen.step()).rejects.toThrow('lost')
  for (const [id, { name }] of service.items) service.change(id, { name: `Brown ${name}` })
  await kitchen.settle()
  expect(kitchen.texts().toSorted()).toEqual(['Brown Milk (1)', 'Brown Rice (1)', 'Milk', 'Rice'])
})

it('what was ticked or renamed there just before a change of ours is answered is not taken for known', async () => {
  const service = new FakeService({ notes: false })
  const kitchen = new FakeKitchen(service)
  const milk = kitchen.list('Milk')
  const rice = kitchen.list('Rice')
  await kitchen.settle()
  const idOf = (name: string) => [...service.items].find(([, item]) => item.name === name)?.[0] ?? ''
  kitchen.change(milk, { amount: 2 })
  kitchen.change(rice, { done: true })
  await kitchen.step()
  service.change(idOf('Milk'), { isDone: true })
  service.change(idOf('Rice'), { name: 'Brown rice' })
  await kitchen.settle()
  expect(kitchen.entries.get(milk)).toMatchObject({ amount: 2, done: true })
  expect(kitchen.entries.get(rice)).toMatchObject({ done: true, food: { name: 'Brown rice' } })
})
