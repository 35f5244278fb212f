import { expect, it } from 'vitest'
import { modules } from '#worker/registry.ts'
import type { TestPerson } from '#tests/fixture.ts'
import { creatable } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples } from './samples.ts'

const kinds = await creatable()
const undoable = new Set(modules.flatMap(({ undo = {} }) => Object.keys(undo)))
const aliases = ['enterprise-social-recipe', 'enterprise-social-keyword']
// Samples have one book and one recipe, so that an entry has nowhere to go.
const still = ['recipe-book-entry']
const changing = kinds.filter((kind) => undoable.has(`${kind}.changed`) && ![...aliases, ...still].includes(kind))

const commandOf = (answer: Response) => answer.headers.get('x-command')
const undo = (me: TestPerson, answer: Response) => me.call('POST', `/api/command/${commandOf(answer)}/undo/`, {})

const read = async (me: TestPerson, path: string) =>
  JSON.parse(await (await me.call('GET', path)).text(), (key, value: unknown) => (key === 'updated_at' ? null : value))

it('every resource whose deletion can be undone has changes that can be undone', () => {
  // Rows with events of their own, relations that cannot change their ends, and rows outside spaces.
  const own = ['recipe', 'shopping', 'user-file', 'property', 'ai-provider']
  const deletable = [...undoable].filter((type) => type.endsWith('.deleted')).map((type) => type.split('.')[0] ?? '')
  expect(deletable.filter((kind) => !undoable.has(`${kind}.changed`) && !own.includes(kind))).toEqual([])
})

it('undoing a change restores the row, and undoing the undo changes it again', async () => {
  const home = await openHousehold()
  const me = home.creator
  const made = await liveIn(home, kinds)
  for (const kind of changing) {
    const path = `/api/${kind}/${made[kind]}/`
    const before = await read(me, path)
    const change = await me.call('PATCH', path, samples[kind]?.(made).patch)
    expect(change.status, `${path} ${await change.clone().text()}`).toBe(200)
    const after = await read(me, path)
    expect(after, path).not.toEqual(before)
    const back = await undo(me, change)
    expect(back.status, `${path} ${await back.clone().text()}`).toBe(200)
    expect(await read(me, path), path).toEqual(before)
    // The change is undone already.
    expect([200, 409], path).toContain((await undo(me, change)).status)
    expect(await read(me, path), path).toEqual(before)
    expect((await undo(me, back)).status, path).toBe(200)
    expect(await read(me, path), path).toEqual(after)
  }
})

it('a creation can be undone, and the undo can be undone', async () => {
  const home = await openHousehold()
  const me = home.creator
  const made = await liveIn(home, kinds)
  for (const kind of kinds.filter((one) => undoable.has(`${one}.created`) && !aliases.includes(one))) {
    const draft = { ...samples[kind]?.(made).draft, name: `${kind} to be taken back`, code: 'Z9' }
    const creation = await me.call('POST', `/api/${kind}/`, draft)
    const { id } = await creation.clone().json<{ id: number }>()
    // Some rows exist once, and that one is used.
    if (commandOf(creation) === null) continue
    const path = `/api/${kind}/${id}/`
    const before = await read(me, path)
    const gone = await undo(me, creation)
    expect(gone.status, `${path} ${await gone.clone().text()}`).toBe(200)
    expect((await me.call('GET', path)).status, path).toBe(404)
    expect((await undo(me, gone)).status, path).toBe(200)
    expect(await read(me, path), path).toEqual(before)
  }
})
