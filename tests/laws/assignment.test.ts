import { expect, it } from 'vitest'
import { creatable } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples, type Made } from './samples.ts'

const kinds = await creatable()
const bodies = kinds.filter((kind) => !(samples[kind]?.({}).draft instanceof FormData))

type Row = Record<string, unknown>
const draftOf = (kind: string, made: Made): Row => ({ ...samples[kind]?.(made).draft })

const forged = (space: number, person: number): Row => ({
  id: 1,
  pk: 1,
  space,
  space_id: space,
  created_by: person,
  owner: person,
  user: person,
  user_id: person,
  version: 99,
  deleted_with: 'recipe:1',
  created_at: '1999-01-01T00:00:00Z',
  updated_at: '1999-01-01T00:00:00Z',
  is_superuser: true,
  is_staff: true,
})
/** A body may set these: when a cook log happened, and the version that a row of open data belongs to. */
const sayable: Record<string, string[]> = { 'cook-log': ['created_at'] }

it('a body cannot set the creator, time, space or id of a row', async () => {
  const [home, other] = [await openHousehold(), await openHousehold()]
  const me = home.creator
  const made = await liveIn(home, kinds)
  const lies = forged(other.space, other.creator.id)
  const believed: string[] = []
  for (const kind of bodies) {
    const { version: _, ...spared } = lies
    const draft = draftOf(kind, made)
    const created = await me.call('POST', `/api/${kind}/`, { ...('version' in draft ? spared : lies), ...draft })
    if (!created.ok) continue
    const { id } = await created.json<{ id: number }>()
    const path = `/api/${kind}/${id}/`
    await me.call('PATCH', path, 'version' in draft ? spared : lies)
    const row = await (await me.call('GET', path)).json<Row>()
    const by = row['created_by']
    for (const [field, told] of Object.entries({ ...row, created_by: (by as { id?: number } | null)?.id ?? by })) {
      if (!(field in lies) || sayable[kind]?.includes(field) || (field === 'version' && 'version' in draft)) continue
      const same = typeof told === 'string' ? told.startsWith('1999') : told === lies[field]
      if (same) believed.push(`${kind}.${field}`)
    }
  }
  expect(believed).toEqual([])
})

const hostile = [`Ro'); DROP TABLE recipe;-- {{7*7}} {% raw %}`, '<img src=x onerror=alert(1)> %_?:1 \\ "x"']

it('a name may hold any text, in every resource', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const named = bodies.filter((kind) => typeof draftOf(kind, made)['name'] === 'string')
  expect(named.length).toBeGreaterThan(10)
  for (const kind of named) {
    for (const [i, name] of hostile.entries()) {
      const draft = draftOf(kind, made)
      // A slug or code identifies a row.
      const own = Object.fromEntries(['slug', 'code'].flatMap((key) => (key in draft ? [[key, `word-${i}`]] : [])))
      const answer = await home.creator.call('POST', `/api/${kind}/`, { ...draft, ...own, name })
      const text = await answer.clone().text()
      expect(answer.status, `${kind} ${text}`).toBeLessThan(500)
      if (answer.ok) expect((JSON.parse(text) as Row)['name'], kind).toBe(name)
      expect(answer.headers.get('content-type'), kind).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options'), kind).toBe('nosniff')
      const found = await home.creator.call('GET', `/api/${kind}/?query=${encodeURIComponent(name)}`)
      expect(found.status, kind).toBe(200)
    }
  }
})

it('no header or parameter overrides the method or path of a call', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, ['unit'])
  const path = `/api/unit/${made['unit']}/`
  for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
    await home.creator.call('POST', path, undefined, { [header]: 'DELETE' })
    await home.creator.call('GET', path, undefined, { [header]: 'DELETE' })
  }
  await home.creator.call('GET', `${path}?_method=DELETE&callback=x`)
  const answer = await home.creator.call('GET', `${path}?callback=x`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: made['unit'] })
})
