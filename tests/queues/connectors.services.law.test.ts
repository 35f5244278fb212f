import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { itemText } from '#worker/modules/connectors/text/item-text.ts'
import { itemWords } from '#worker/modules/connectors/text/item-words.ts'
import { meaningKey } from '#worker/modules/connectors/text/said-item.ts'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { createHousehold } from '#tests/fixture.ts'
import { dice, letters, seedsOf } from '#tests/todo/dice.ts'
import type { Fault } from '#tests/todo/hosts/service.host.ts'
import { connectTo, entriesOf, holdServices, openList, serviceNames, type Entry } from '#tests/todo/service.fixture.ts'

holdServices()

const USUAL_SEEDS = 2
const DAYS = 6

// By hand: SEEDS=200 npx vitest run --project worker tests/queues/connectors.services.law.test.ts -t Todoist
for (const service of serviceNames) {
  it(`${service}: whatever happens on both sides and between, both lists end equal, nothing lost, nothing doubled`, async () => {
    for (const seed of seedsOf(inject('seeds'), service === 'Radicale' ? 1 : USUAL_SEEDS)) await live(service, seed)
  }, 3_600_000)
}

const json = (status: number, headers: Record<string, string> = {}): Fault => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: '{}',
})
const faults: Fault[] = ['closed', 'cut', json(503), json(500), json(429, { 'retry-after': '7' })]

/** The first word stays with a thing through all its renames. */
const thing = (text: string) => text.split(' ')[0] ?? ''
const bare = (text: string) => text.replace(/ \(.*/, '')

async function live(service: string, seed: number) {
  const { roll, of } = dice(seed * 7919)
  const home = await createHousehold()
  const list = await openList(service)
  await list.calm()
  await home.creator.post('/api/unit/', { name: 'pack' })
  const connector = await connectTo(home, list)
  const deleted = new Set<string>()
  const made = new Set<string>()
  let count = 0
  const fresh = () => {
    const name = `thing${letters(++count)}`
    made.add(name)
    return name
  }
  const renamed = (text: string) => `${thing(text)} kind${letters(++count)}`
  const patch = async (entry: Entry | undefined, fields: object) => {
    if (entry) await home.creator.call('PATCH', `/api/shopping-list-entry/${entry.id}/`, fields)
  }
  const here = async () => of(await entriesOf(home))
  const there = async () => of(await list.items())
  // Some acts happen while requests of a round are at work.
  const soon = () => (roll(3) === 0 ? roll(4) : undefined)
  const acts = [
    async () => {
      const unit = roll(2) === 0 ? { unit: { name: 'pack' } } : {}
      await home.creator.post('/api/shopping-list-entry/', { food: { name: fresh() }, amount: roll(3), ...unit })
    },
    async () => list.add(roll(2) === 0 ? fresh() : `${fresh()} (${roll(4) + 2} pack)`),
    async () => {
      const entry = await here()
      await patch(entry, { food: { name: renamed(entry?.food.name ?? '') } })
    },
    async () => patch(await here(), { amount: roll(9) + 1 }),
    async () => {
      const entry = await here()
      await patch(entry, { checked: !entry?.checked })
    },
    async () => {
      const entry = await here()
      if (!entry) return
      deleted.add(thing(entry.food.name))
      await home.creator.call('DELETE', `/api/shopping-list-entry/${entry.id}/`)
    },
    async () => {
      const item = await there()
      if (item) await list.change(item.id, { name: item.name.replace(bare(item.name), renamed(item.name)) }, soon())
    },
    async () => {
      const item = await there()
      if (item) await list.change(item.id, { name: `${bare(item.name)} (${roll(9) + 2} pack)` }, soon())
    },
    async () => {
      const item = await there()
      if (item) await list.change(item.id, { done: !item.done }, soon())
    },
    async () => {
      const item = await there()
      if (!item) return
      deleted.add(thing(item.name))
      await list.remove(item.id, soon())
    },
    async () => void (roll(4) === 0 && (await list.loseCursors())),
  ]
  const goOn = async () => {
    const { state } = await connector.row()
    if (state === 'ok') return
    expect(['many_gone'], `seed ${seed}`).toContain(state)
    await connector.resume()
  }
  for (let day = 0; day < DAYS; day++) {
    for (let n = roll(5); n > 0; n--) await of(acts)?.()
    const [fault, passed] = [of([null, null, null, ...faults]), Array.from({ length: roll(5) }, () => null)]
    if (fault) await list.trouble({ [roll(2) === 0 ? 'before' : 'after']: [...passed, fault] })
    await connector.run(roll(3) === 0 ? envFailingAfter(1 + roll(14)) : env).catch(() => {})
    await goOn()
  }
  await list.calm()
  for (let n = 0; n < 6; n++) {
    await connector.run()
    await goOn()
  }
  const [entries, items] = [await entriesOf(home), await list.items()]
  const units = await home.creator.get<{
    results: { id: number; name: string; plural_name: string | null; base_unit: string | null }[]
  }>('/api/unit/?page_size=200')
  const words = itemWords({ units: units.results, foods: [] })
  const meaning = (name: string) => meaningKey(words, { name, note: '' })
  const entryText = ({ food, unit, amount }: Entry) =>
    itemText({
      food: { id: null, name: food.name, aisle: null },
      amount,
      unit: unit && { id: null, name: unit.name, base: unit.base_unit ?? null },
    })
  const what = `${service}, seed ${seed}`
  const open = entries.flatMap((entry) => (entry.checked ? [] : [meaning(entryText(entry))]))
  expect(open.sort(), what).toEqual(items.flatMap(({ name, done }) => (done ? [] : [meaning(name)])).sort())
  const all = [
    ...entries.map(({ food, checked }) => ({ side: 'here', thing: thing(food.name), done: checked })),
    ...items.map(({ name, done }) => ({ side: 'there', thing: thing(name), done })),
  ]
  for (const name of made) {
    const both = all.filter((one) => one.thing === name)
    for (const side of ['here', 'there'])
      expect(both.filter((one) => one.side === side).length, `${name} ${side}, ${what}`).toBeLessThanOrEqual(1)
    if (deleted.has(name)) continue
    // What is bought before the other side heard of it stays on one side.
    expect(both.length === 2 || (both.length === 1 && both[0]?.done), `${name} is lost, ${what}`).toBe(true)
  }
  await list.requests()
  await connector.run()
  expect(await list.requests(), `requests at rest, ${what}`).toHaveLength(1)
}
