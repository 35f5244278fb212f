import { expect, it } from 'vitest'
import { modules } from '#worker/registry.ts'
import type { TestPerson } from '#tests/fixture.ts'
import { creatable } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { order } from './samples.ts'

interface Affected {
  id: number
  model: string
  name: string
}

const kinds = await creatable()
const aliases = ['enterprise-social-recipe', 'enterprise-social-keyword']

const foretold = modules
  .flatMap(({ resources = [] }) => resources)
  .filter(({ servedVerbs }) => servedVerbs.includes('effects'))
  .map(({ contract }) => contract.name)
  .filter((kind) => !aliases.includes(kind))

/** Parts of a recipe go with it without a preview; tokens and spaces are no rows of a space. */
const apart = new Set(['step', 'ingredient', 'access-token', 'space', ...aliases])
const listed = [...kinds.filter((kind) => !apart.has(kind)), 'inventory-log']

const pathOf = ({ id, model }: Affected) => `/api/${model.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/${id}/`
const preview = async (me: TestPerson, path: string, what: string) =>
  (await me.get<{ results: Affected[] }>(`${path}${what}/`)).results

async function everything(me: TestPerson): Promise<Set<string>> {
  const pathsOf = async (kind: string) => {
    const body = await me.get<{ results: { id: number }[] } | { id: number }[]>(`/api/${kind}/?page_size=100`)
    return (Array.isArray(body) ? body : body.results).map(({ id }) => `/api/${kind}/${id}/`)
  }
  return new Set((await Promise.all(listed.map(pathsOf))).flat())
}

const read = async (me: TestPerson, path: string): Promise<string> =>
  JSON.stringify(await me.get(path), (key, value: unknown) => (key === 'updated_at' ? null : value))

/** Deletes a row after the rows that protect it. Returns the sequence numbers of the deletions, the last one first. */
async function deleted(me: TestPerson, path: string): Promise<number[]> {
  const gone: number[] = []
  const protecting = await preview(me, path, 'protecting').catch(() => [])
  if (protecting.length > 0) {
    const refused = await me.call('DELETE', path)
    expect(refused.status, path).toBe(409)
    expect(await refused.json(), path).toMatchObject({ error: true, msg: expect.stringContaining('still used by') })
    for (const one of protecting) gone.unshift(...(await cleared(me, one)))
  }
  const answer = await me.call('DELETE', path)
  expect(answer.status, `${path} ${await answer.clone().text()}`).toBe(204)
  return [Number(answer.headers.get('x-event-seq')), ...gone]
}

/** For a row that another deletion may have taken along. */
const cleared = async (me: TestPerson, one: Affected) =>
  (await me.call('GET', pathOf(one))).ok ? deleted(me, pathOf(one)) : []

async function undone(me: TestPerson, events: readonly number[]) {
  for (const seq of events) await me.post(`/api/event/${seq}/undo/`, {})
}

it('every resource with previews of deletions has a sample', () => {
  expect(foretold.filter((kind) => !order.includes(kind))).toEqual([])
})

it('deletions do what their previews say, and undo takes all of it back', { timeout: 180_000 }, async () => {
  const home = await openHousehold()
  const me = home.creator
  const made = await liveIn(home, kinds)
  const whole = await everything(me)
  for (const kind of foretold) {
    const path = `/api/${kind}/${made[kind]}/`

    const before = await preview(me, path, 'protecting')
    const first: number[] = []
    if (before.length > 0) {
      expect((await me.call('DELETE', path)).status, path).toBe(409)
      for (const one of before) first.unshift(...(await cleared(me, one)))
    }
    expect(await preview(me, path, 'protecting'), path).toEqual([])

    const there = first.length > 0 ? await everything(me) : whole
    const cascading = await preview(me, path, 'cascading')
    const nulling = await preview(me, path, 'nulling')
    const held = new Map<string, string>()
    for (const one of nulling.filter(({ id }) => id !== 0)) held.set(pathOf(one), await read(me, pathOf(one)))

    const events = await deleted(me, path)
    const after = await everything(me)
    const lost = [...there].filter((one) => !after.has(one)).sort()
    const named = cascading.filter(({ id }) => id !== 0).map(pathOf)
    expect(lost, `what went with ${path}`).toEqual([path, ...named].sort())
    for (const one of lost) expect((await me.call('GET', one)).status, one).toBe(404)
    for (const [one, text] of held) expect(await read(me, one), `${one} without ${path}`).not.toBe(text)

    await undone(me, events)
    for (const [one, text] of held) expect(await read(me, one), `${one} with ${path} again`).toBe(text)
    await undone(me, first)
  }
  // A row that one undo missed would be missing at the next deletion too.
  expect(await everything(me)).toEqual(whole)
})
