import { expect, it } from 'vitest'
import { dice, letters, seedsOf } from '#tests/todo/dice.ts'
import { FakeKitchen } from '#tests/todo/fake-kitchen.ts'
import { FakeService, type FakeKind } from '#tests/todo/fake-service.ts'
import { meaningKey } from '#worker/modules/connectors/text/said-item.ts'
import { saidByEntry } from '#worker/modules/connectors/round/merge-item.ts'

const KINDS: Record<string, FakeKind> = {
  'whole listings': {},
  'whole listings with versions': { versions: true },
  'listings of changes': { cursors: true },
  'listings of changes with versions': { cursors: true, versions: true },
  'items that tell who added them': { versions: true, keys: true, notes: false },
  'no notes, no aisles': { notes: false, aisles: false, versions: true },
}
const SEEDS = seedsOf(process.env['SEEDS'] ?? '', 40)

for (const [name, kind] of Object.entries(KINDS)) {
  it(`with ${name}, both lists end equal, whatever happened between: nothing lost, nothing doubled`, async () => {
    for (const seed of SEEDS) await live(seed, kind)
  })
}

async function live(seed: number, kind: FakeKind) {
  const { roll, of } = dice(seed)
  const service = new FakeService(kind)
  const kitchen = new FakeKitchen(service)
  const deleted = new Set<string>()
  let made = 0
  // The first word stays with a thing through all its renames.
  const thing = (text: string) => text.split(' ')[0] ?? ''
  const fresh = () => `thing${letters(++made)}`
  const renamed = (text: string) => `${thing(text)} kind${letters(++made)}`
  const food = (text: string) => {
    const { plural_name: _, ...row } = kitchen.food(text)
    return row
  }
  const here = () => of([...kitchen.entries])
  const there = () => of([...service.items])
  const linkTo = (id: string) => [...kitchen.links.values()].find(({ remote }) => remote === id)
  const typedThere = new Set<string>()
  // An item that is renamed while its id is not known yet has nothing left by which it could surely be known but a key.
  const tellsKeys = kind.keys ?? false
  const moved = new Set<string>()
  const isKnowable = (id: string) => (tellsKeys && !moved.has(id)) || typedThere.has(id) || linkTo(id)
  const renamable = () => of([...service.items].filter(([id]) => isKnowable(id)))
  const unrenamed = () => of([...service.items].filter(([id, { name }]) => linkTo(id)?.theirs?.name === name))
  const bare = (text: string) => text.replace(/ \(.*/, '')
  const acts = [
    () => kitchen.list(fresh(), roll(3), of([null, 1, 3]) ?? null),
    () => typedThere.add(service.add(of([`${fresh()} (${roll(4) + 2} l)`, fresh()]) ?? fresh())),
    () => {
      const [id, entry] = here() ?? []
      if (id !== undefined && entry) kitchen.change(id, { food: food(renamed(entry.food.name)) })
    },
    () => {
      const [id] = here() ?? []
      if (id !== undefined) kitchen.change(id, { amount: roll(9) + 1 })
    },
    () => {
      const [id, entry] = here() ?? []
      if (id !== undefined && entry) kitchen.change(id, { done: !entry.done })
    },
    () => {
      const [id, entry] = here() ?? []
      if (id === undefined || !entry) return
      deleted.add(thing(entry.food.name))
      kitchen.entries.delete(id)
    },
    () => {
      const [id, item] = renamable() ?? []
      if (id && item) service.change(id, { name: item.name.replace(bare(item.name), renamed(item.name)) })
    },
    () => {
      const [id, item] = renamable() ?? []
      if (id && item) service.change(id, { name: `${bare(item.name)} (${roll(9) + 2} pack)` })
    },
    () => {
      const [id, item] = there() ?? []
      if (id && item) service.change(id, { isDone: !item.isDone })
    },
    () => {
      const [id, item] = there() ?? []
      if (!id || !item) return
      deleted.add(thing(item.name))
      service.remove(id)
    },
    () => moved.add(service.renumber(unrenamed()?.[0] ?? '')),
  ]
  const step = async () => {
    service.trouble = of([null, null, null, 'before', 'after', 'halfway', 'limited'] as const) ?? null
    try {
      await kitchen.step(roll(4) === 0)
    } catch (error) {
      if (String(error).includes('asks')) kitchen.goneAnswer = 'put_back'
    }
  }
  for (let day = 0; day < 25; day++) {
    for (let n = roll(5); n > 0; n--) of(acts)?.()
    for (let n = roll(4); n > 0; n--) await step()
  }
  service.trouble = null
  kitchen.goneAnswer = 'put_back'
  await kitchen.settle()
  const words = kitchen.words()
  const entries = [...kitchen.entries.values()].map((entry) => ({
    ...saidByEntry(entry),
    thing: thing(entry.food.name),
  }))
  const items = [...service.items.values()].map(({ isDone, ...item }) => ({
    ...item,
    done: isDone,
    thing: thing(item.name),
  }))
  const asked = (side: { name: string; note: string; done: boolean }[]) =>
    side.flatMap((said) => (said.done ? [] : [meaningKey(words, { ...said, note: '' })])).sort()
  expect(asked(entries), `seed ${seed}`).toEqual(asked(items))
  const count = (side: { thing: string }[], name: string) => side.filter((one) => one.thing === name).length
  for (const name of new Set([...entries, ...items].map((one) => one.thing))) {
    expect(count(entries, name), `${name} here, seed ${seed}`).toBeLessThanOrEqual(1)
    expect(count(items, name), `${name} there, seed ${seed}`).toBeLessThanOrEqual(1)
  }
  for (let n = 1; n <= made; n++) {
    const name = `thing${letters(n)}`
    const isMade = [...kitchen.foods].some((row) => thing(row.name) === name)
    if (!isMade || deleted.has(name)) continue
    const both = [...entries, ...items].filter((one) => one.thing === name)
    // What is bought before the other side heard of it stays on one side.
    expect(both.length === 2 || both.every(({ done }) => done), `${name} is lost, seed ${seed}`).toBe(true)
    expect(both.length, `${name} is lost, seed ${seed}`).toBeGreaterThan(0)
  }
  service.requests = 0
  await kitchen.step()
  expect(service.requests, 'requests at rest').toBe(1)
}
