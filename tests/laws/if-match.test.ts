import { expect, it } from 'vitest'
import { createPancakes } from '#tests/recipe.fixture.ts'
import type { TestHousehold, TestPerson } from '#tests/fixture.ts'
import { creatable, operations } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples } from './samples.ts'

const kinds = await creatable()
const all = await operations()
const documented = new Set(all.map(({ method, path }) => `${method} ${path}`))
const STALE = ['"999999"', 'W/"999999"', '"999999.c3RhbGU"', '"of-something-else"']

interface Subject {
  name: string
  path: string
  calls: [method: string, body?: unknown][]
}

async function subjectsIn(home: TestHousehold): Promise<Subject[]> {
  const me = home.creator
  const made = await liveIn(home, kinds)
  const recipe = await createPancakes(me)
  const [whole] = recipe.steps
  const alone = await me.post<{ id: number }>('/api/step/', { instruction: 'Rest.', ingredients: [] })
  const single = await me.post<{ id: number }>('/api/ingredient/', { food: { name: 'salt' }, unit: null, amount: 1 })
  const guest = await home.join('guest')
  const members = await me.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const member = members.results.find(({ user }) => user.id === guest.id)?.id
  const loose = ['step', 'ingredient']
  const subjects = kinds
    .filter((kind) => !loose.includes(kind))
    .map((kind): Subject => {
      const { draft, patch } = samples[kind]?.(made) ?? { draft: {}, patch: {} }
      return {
        name: `/api/${kind}/{id}/`,
        path: `/api/${kind}/${made[kind]}/`,
        calls: [['PATCH', patch], ['PUT', draft], ['DELETE']],
      }
    })
  const others: Subject[] = [
    {
      name: '/api/ingredient/{id}/',
      path: `/api/ingredient/${whole?.ingredients[0]?.id}/`,
      calls: [['PATCH', { note: 'fine' }], ['DELETE']],
    },
    { name: '/api/step/{id}/', path: `/api/step/${whole?.id}/`, calls: [['PATCH', { name: 'Mix' }], ['DELETE']] },
    {
      name: '/api/ingredient/{id}/',
      path: `/api/ingredient/${single.id}/`,
      calls: [['PATCH', { note: 'fine' }], ['DELETE']],
    },
    { name: '/api/step/{id}/', path: `/api/step/${alone.id}/`, calls: [['PATCH', { name: 'Mix' }], ['DELETE']] },
    {
      name: '/api/user-space/{id}/',
      path: `/api/user-space/${member}/`,
      calls: [['PATCH', { internal_note: 'x' }], ['DELETE']],
    },
    { name: '/api/user/{id}/', path: `/api/user/${me.id}/`, calls: [['PATCH', { first_name: 'Ann' }]] },
    {
      name: '/api/user-preference/{user}/',
      path: `/api/user-preference/${me.id}/`,
      calls: [['PATCH', { use_fractions: true }]],
    },
    {
      name: '/api/search-preference/{user}/',
      path: `/api/search-preference/${me.id}/`,
      calls: [['PATCH', { trigram_threshold: 0.3 }]],
    },
  ]
  return [...others, ...subjects].map(({ name, path, calls }) => ({
    name,
    path,
    calls: calls.filter(([method]) => documented.has(`${method} ${name}`)),
  }))
}

const read = async (me: TestPerson, path: string) => {
  const answer = await me.call('GET', path)
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: await answer.json() }
}

// A job has no second version to read, and only the operator changes what a space may use.
const APART = /recipe-from-source|enterprise-space|\/job\/|import-files|archive/

it('every row that can be read and changed is tested here', async () => {
  const subjects = new Set((await subjectsIn(await openHousehold())).map(({ name }) => name))
  const changeable = all
    .filter(
      ({ method, path }) => /^(PATCH|PUT|DELETE)$/.test(method) && path.endsWith('}/') && documented.has(`GET ${path}`),
    )
    .map(({ path }) => path)
  expect([...new Set(changeable)].filter((path) => !subjects.has(path) && !APART.test(path))).toEqual([])
})

it('every row has an entity tag of its version, if any, and of its content', async () => {
  const home = await openHousehold()
  const unversioned = /view-log|access-token|bookmarklet-import|\/user\/|preference/
  const without: string[] = []
  for (const { name, path } of await subjectsIn(home)) {
    const { etag } = await read(home.creator, path)
    const form = unversioned.test(name) ? /^"[\w-]{16}"$/ : /^"\d+\.[\w-]{16}"$/
    if (!form.test(etag)) without.push(`${name} ${etag}`)
  }
  expect(without).toEqual([])
})

it('a change or deletion of a stale version is refused and writes nothing', async () => {
  const home = await openHousehold()
  const me = home.creator
  const ignoring: string[] = []
  for (const { name, path, calls } of await subjectsIn(home)) {
    const before = await read(me, path)
    for (const [method, body] of calls) {
      for (const tag of STALE) {
        const { status } = await me.call(method, path, body, { 'if-match': tag })
        if (status !== 412) ignoring.push(`${method} ${name} ${tag} ${status}`)
      }
      const bad = await me.call(method, path, body, { 'if-match': 'garbage' })
      if (bad.status !== 400) ignoring.push(`${method} ${name} garbage ${bad.status}`)
    }
    expect(await read(me, path), name).toEqual(before)
  }
  expect(ignoring).toEqual([])
})

it('a change or deletion of the current version succeeds', async () => {
  const home = await openHousehold()
  const me = home.creator
  const subjects = await subjectsIn(home)
  const refused: string[] = []
  const send = async ({ name, path }: Subject, method: string, body?: unknown) => {
    const { status, etag } = await read(me, path)
    // An earlier deletion may have taken it along.
    if (method === 'DELETE' && status === 404) return
    const answer = await me.call(method, path, body, { 'if-match': etag })
    const allowed = method === 'DELETE' ? [204, 409] : [200]
    if (!allowed.includes(answer.status)) refused.push(`${method} ${name} ${etag} ${answer.status}`)
  }
  for (const subject of subjects) {
    for (const [method, body] of subject.calls) if (method !== 'DELETE') await send(subject, method, body)
  }
  for (const subject of subjects) {
    if (subject.calls.some(([method]) => method === 'DELETE')) await send(subject, 'DELETE')
  }
  expect(refused).toEqual([])
})
