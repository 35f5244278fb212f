import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ItemFields, TodoService } from '#worker/modules/connectors/service/todo-service.ts'
import { fieldsOf } from './account.fixture.ts'
import {
  adding,
  byId,
  faultIn,
  itemIn,
  secretParts,
  versionOf,
  type Knows,
  type ServiceWorld,
} from './service.world.ts'
import { difficultNotes, difficultNames } from './difficult.texts.ts'

/** What every to-do service has to keep to. */
export function contractRules(
  name: string,
  knows: Knows,
  open: () => Promise<ServiceWorld>,
  close: () => Promise<unknown>,
): void {
  describe(`${name} keeps the contract:`, () => {
    let world: ServiceWorld
    let service: ReturnType<ServiceWorld['connect']>
    beforeEach(async () => {
      world = await open()
      service = world.connect()
    })
    afterAll(close)

    const push = async (...changes: Parameters<TodoService['push']>[0]) => service.push(changes)
    const added = async (fields: Partial<ItemFields> = {}, key = 'k1') => itemIn((await push(adding(fields, key)))[0])
    const shown = <T extends Partial<ItemFields>>(fields: T) => (knows.aisles ? fields : { ...fields, aisle: null })
    const pulled = async (id: string) => (await service.pull(null)).items.find((item) => item.id === id)

    it('its lists are those that can be chosen', async () => {
      const lists = await world.connect({ list: null }).lists()
      expect(lists).toContainEqual({ id: service.account.list, name: world.listName })
    })

    it('an empty list is empty, whole and sure', async () => {
      expect(await service.pull(null)).toMatchObject({ items: [], gone: [], isWhole: true })
    })

    it('what is added is there with all its fields, open or done', async () => {
      const milk = fieldsOf({ note: '2 l', aisle: 'Dairy' })
      const eggs = fieldsOf({ name: 'Eggs', isDone: true })
      const results = await push(adding(milk, 'a'), adding(eggs, 'b'))
      const items = results.map(itemIn)
      expect(items).toMatchObject([milk, eggs].map(shown))
      const whole = await service.pull(null)
      expect(byId(whole.items)).toEqual(byId(items))
      expect(whole.isWhole).toBe(true)
    })

    it('each field is changed alone, and what only the service knows stays', async () => {
      const { id } = await added({ note: 'from the farm', aisle: 'Dairy' })
      const decoration = await world.decorate(id)
      let fields = fieldsOf({ note: 'from the farm', aisle: 'Dairy' })
      const wanted: Partial<ItemFields>[] = [
        { name: 'Oat milk' },
        { note: '' },
        { note: 'two\nlines' },
        ...(knows.aisles ? [{ aisle: 'Drinks' }, { aisle: null }] : []),
        { isDone: true },
        { isDone: false },
      ]
      for (const change of wanted) {
        fields = { ...fields, ...change }
        const changed = Object.keys(change) as (keyof ItemFields)[]
        const before = await pulled(id)
        const [result] = await push({ kind: 'change', id, ...versionOf(before), changed, fields })
        expect(itemIn(result)).toMatchObject({ id, ...shown(fields) })
        expect(await pulled(id)).toMatchObject(shown(fields))
        expect(await world.decorationOf(id)).toBe(decoration)
      }
    })

    it('the item that a push answers is what the next pull says', async () => {
      const { id, version } = await added()
      const fields = fieldsOf({ name: 'Cream', isDone: true })
      const [result] = await push({
        kind: 'change',
        id,
        ...versionOf({ version }),
        changed: ['name', 'isDone'],
        fields,
      })
      expect(await pulled(id)).toEqual(itemIn(result))
    })

    it('a pull with a cursor says what changed since, and what is gone', async () => {
      const { id } = await added({}, 'stays')
      const doomed = await added({ name: 'Ice' }, 'goes')
      const { cursor } = await service.pull(null)
      await world.otherRenames(id, 'Goat milk')
      await world.otherDeletes(doomed.id)
      const bread = await world.otherAdds(fieldsOf({ name: 'Bread' }))
      const next = await service.pull(cursor)
      const names = new Map(next.items.map((item) => [item.id, item.name]))
      expect(names.get(id)).toBe('Goat milk')
      expect(names.get(bread)).toBe('Bread')
      expect(names.has(doomed.id)).toBe(false)
      if (!next.isWhole) expect(next.gone).toContain(doomed.id)
    })

    it('what is removed is gone, and removing it again changes nothing', async () => {
      const { id, version } = await added()
      expect(await push({ kind: 'remove', id, ...versionOf({ version }) })).toEqual([{ item: null }])
      expect((await service.pull(null)).items).toEqual([])
      expect(await push({ kind: 'remove', id })).toEqual([{ item: null }])
    })

    it('a change of what somebody deleted says so', async () => {
      const { id } = await added()
      await world.otherDeletes(id)
      const [result] = await push({ kind: 'change', id, changed: ['name'], fields: fieldsOf({ name: 'Cream' }) })
      expect(faultIn(result)).toBe('item_gone')
    })

    it.runIf(knows.versions)(
      'a change or removal of what somebody changed meanwhile is refused, and done to nothing',
      async () => {
        const { id, version } = await added()
        await world.otherRenames(id, 'Goat milk')
        const stale = versionOf({ version })
        const results = await push(
          { kind: 'change', id, ...stale, changed: ['note'], fields: fieldsOf({ note: '1 l' }) },
          { kind: 'remove', id, ...stale },
        )
        expect(results.map(faultIn)).toEqual(['conflict', 'conflict'])
        expect(await pulled(id)).toMatchObject(fieldsOf({ name: 'Goat milk' }))
      },
    )

    it.runIf(knows.repeats)('an addition that is tried again adds once', async () => {
      const first = await added({ note: '2 l' }, 'same')
      const again = await added({ note: '2 l' }, 'same')
      expect(again.id).toBe(first.id)
      await added({ note: '2 l' }, 'other')
      expect((await service.pull(null)).items).toHaveLength(2)
    })

    it('names and notes survive the way there and back', async () => {
      for (const [at, text] of difficultNames.entries()) {
        const item = await added({ name: text, aisle: text.slice(0, 60).trim() }, `name ${at}`)
        expect(item.name).toBe(text)
        expect(await pulled(item.id)).toEqual(item)
      }
      for (const [at, text] of difficultNotes.entries()) {
        const item = await added({ note: text }, `note ${at}`)
        expect(item.note).toBe(text)
        expect(await pulled(item.id)).toEqual(item)
      }
    })

    it('a name is one line', async () => {
      expect(await added({ name: 'Milk\r\n and honey ' })).toMatchObject({ name: 'Milk and honey' })
    })

    it('a cursor that is too old says so, and a pull without one goes on', async ({ skip }) => {
      if (!world.loseCursors) return skip('has no cursors')
      const { id } = await added()
      const { cursor } = await service.pull(null)
      await world.loseCursors()
      await expect(service.pull(cursor)).rejects.toMatchObject({ reason: 'cursor_lost' })
      expect((await service.pull(null)).items).toMatchObject([{ id }])
    })

    it('a list that is gone says so, and tells of no deletion', async () => {
      const { id } = await added()
      const { cursor } = await service.pull(null)
      await world.dropList()
      await expect(service.pull(cursor)).rejects.toMatchObject({ reason: 'list_gone' })
      await expect(service.pull(null)).rejects.toMatchObject({ reason: 'list_gone' })
      const [result] = await push(adding({}, 'late'))
      expect(faultIn(result)).toBe('list_gone')
      const [changed] = await push({ kind: 'change', id, changed: ['name'], fields: fieldsOf() })
      expect(['item_gone', 'list_gone']).toContain(faultIn(changed))
    })

    it('what it tells of its requests holds no secret and no query', async () => {
      await added()
      await service.pull(null)
      const { exchanges, secret } = service.account
      expect(exchanges.length).toBeGreaterThan(0)
      const told = JSON.stringify(exchanges)
      for (const part of secretParts(secret ?? '')) expect(told).not.toContain(part)
      expect(
        exchanges.every(
          ({ url, sent, answered }) => !url.includes('?') && sent.length <= 500 && answered.length <= 500,
        ),
      ).toBe(true)
    })
  })
}
