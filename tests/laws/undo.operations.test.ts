import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { formData, png } from '#tests/file.fixture.ts'
import type { TestPerson } from '#tests/fixture.ts'
import { createNewcomer } from '#tests/invite.fixture.ts'
import { creatable, operations, type Operation } from './document.ts'
import { gathered, type Asker, type People } from './roles.people.ts'
import { findParts, seedThings, keyOf, requestOf, type Things } from './roles.things.ts'
import { samples, type Made } from './samples.ts'
import { notUndone } from './undo.except.list.ts'
import { differing, seenIn } from './undo.state.ts'

/** Who makes a call; any other is made by the first of these who may. */
const WHO = new Map<string, Asker>([
  // A person who leaves needs an invitation to come back.
  ['DELETE user-space/{id}', 'creator'],
])
const ASKERS: readonly Asker[] = ['owner', 'creator', 'super']

/** Bodies of calls about several things. */
const BODIES = new Map<string, (made: Made) => object>([
  ['PUT recipe/batch_update', ({ recipe }) => ({ recipes: [recipe], working_time: 77, private: true })],
  ['PUT food/batch_update', ({ food }) => ({ foods: [food], ignore_shopping: false, on_hand: true })],
  ['PUT supermarket/{id}/order', (made) => ({ categories: [made['supermarket-category']] })],
  ['POST meal-plan/copy', (made) => ({ ids: [made['meal-plan']], days: 7 })],
  ['POST shopping-list-entry/bulk', (made) => ({ ids: [made['shopping-list-entry']], checked: true })],
  ['POST shopping-list-recipe/{id}/bulk_create_entries', ({ food }) => ({ entries: [{ food_id: food, amount: 2 }] })],
  ['PATCH user/{id}', () => ({ first_name: 'Ada', last_name: 'Lovelace' })],
  ['PATCH user-preference/{user}', () => ({ use_kj: true, csv_prefix: '-' })],
  ['PATCH search-preference/{user}', () => ({ lookup: true, trigram: [1] })],
  ['PUT household/{id}', () => ({ name: 'Downstairs' })],
  ['PUT user-space/{id}', () => ({ groups: [{ id: 3 }], household: null })],
  ['PATCH user-space/{id}', () => ({ internal_note: 'bakes' })],
  ['PUT user-space/batch_update', (made) => ({ user_spaces: [made['user-space']], group_set: [{ id: 1 }] })],
  ['PUT invite-link/{id}', () => ({ group: 1, internal_note: 'for a guest' })],
  ['POST enterprise-space', (made) => ({ space: made['space'], licensed_modules: 'more' })],
  ['PUT enterprise-space/{space}', () => ({ licensed_modules: 'more' })],
  ['PATCH enterprise-space/{space}', () => ({ licensed_modules: '' })],
  // Without the secret, which cannot be restored.
  ...(['storage', 'connector-config', 'ai-provider'] as const).map((kind): [string, (made: Made) => object] => [
    `PUT ${kind}/{id}`,
    (made) => ({ ...open(kind, made), name: 'Another' }),
  ]),
  ['PUT recipe/{id}/image', () => formData({ image: new File([png], 'picture.png', { type: 'image/png' }) })],
  [
    'POST auto-plan',
    (made) => ({
      start_date: '2027-06-01',
      end_date: '2027-06-02',
      meal_type_id: made['meal-type'],
      keyword_ids: [],
      servings: 2,
      addshopping: true,
    }),
  ],
])

/** The readable part of a sample. */
function open(kind: string, made: Made): object {
  const {
    token: _t,
    password: _p,
    api_key: _k,
    ...rest
  } = { ...samples[kind]?.(made).draft } as Record<string, unknown>
  return rest
}

/** What a call needs before it changes anything. */
const READY = new Map<string, (people: People) => Promise<void>>([
  [
    'POST reset-food-inheritance',
    async ({ space, as: { owner, creator } }) => {
      const [parent, child] = [
        await owner.post<{ id: number }>('/api/food/', { name: 'herbs', ignore_shopping: true }),
        await owner.post<{ id: number }>('/api/food/', { name: 'dill' }),
      ]
      await owner.call('PUT', `/api/food/${child.id}/move/${parent.id}/`, {})
      await creator.patch(`/api/space/${space}/`, { food_inherit: [{ id: 2 }] })
    },
  ],
])

/** A call that changes something. A merge or a move names two rows. */
async function meant(operation: Operation, people: People, things: Things) {
  const { method, path } = operation
  const { made } = things
  const kind = kindOf(operation)
  const { target, body } = requestOf(operation, kind, people, things)
  const sample = samples[kind]?.(made)
  const given = BODIES.get(keyOf(operation))?.(made)
  if (path === '/api/invite/{uuid}/') {
    const { uuid } = await people.as.creator.post<{ uuid: string }>('/api/invite-link/', { group: 2 })
    return { target: path.replace('{uuid}', uuid), body: undefined, who: [await createNewcomer()] }
  }
  if (given) return { target, body: given }
  if (keyOf(operation) === 'DELETE household/{id}') {
    const empty = await people.as.creator.post<{ id: number }>('/api/household/', { name: 'empty' })
    return { target: `/api/household/${empty.id}/`, body }
  }
  if (/\{(target|parent)\}/.test(path)) {
    const to = kind.startsWith('enterprise-social-') ? kind.replace('enterprise-social-', '') : kind
    const other = await people.as.owner.post<{ id: number }>(`/api/${to}/`, { name: `another ${path}` })
    return { target: target.replace(/\d+\/$/, `${other.id}/`), body }
  }
  if (sample && method === 'POST' && path === `/api/${kind}/`) {
    return {
      target,
      body: sample.draft instanceof FormData ? sample.draft : { ...sample.draft, name: `new ${kind}`, code: 'Z9' },
    }
  }
  if (sample && method === 'PATCH' && path === `/api/${kind}/{id}/`) return { target, body: sample.patch }
  return { target, body }
}

const kindOf = ({ path }: Operation) => /^\/(?:api\/)?([\w-]+)/.exec(path)?.[1] ?? ''

interface Meant {
  target: string
  body: unknown
  who?: TestPerson[]
}

async function call({ method }: Operation, { target, body }: Meant, who: readonly TestPerson[]) {
  for (const person of who) {
    const answer = await person.call(method, target, body)
    if (answer.status !== 403 && answer.status !== 404) return { person, answer }
  }
  return null
}

it('a command that cannot be undone says so', async () => {
  const all = await operations()
  const told = all.filter((one) => / cannot be taken back/.test(one.description ?? '')).map(keyOf)
  expect([...notUndone.keys()].filter((name) => !told.includes(name))).toEqual([])
})

// Some eighty calls, each with a comparison of the whole state.
it('undoing any call restores the state before it', { timeout: 300_000 }, async () => {
  const people = await gathered()
  const things = await seedThings(people, await creatable())
  const shard = await env.DIRECTORY.prepare('SELECT shard FROM space WHERE space_id = ?1')
    .bind(people.space)
    .first<string>('shard')
  const home = { space: people.space, shard: shard ?? '' }
  const done: string[] = []
  const faults: string[] = []
  const writing = (await operations()).filter(({ method, path }) => method !== 'GET' && !path.endsWith('/undo/'))
  for (const operation of writing) {
    const name = keyOf(operation)
    if (/^\/api\/(step|ingredient)\//.test(operation.path)) await findParts(people, things)
    await READY.get(name)?.(people)
    const asked: Meant = await meant(operation, people, things)
    const first = WHO.get(name)
    const who = asked.who ?? (first ? [people.as[first]] : ASKERS.map((asker) => people.as[asker]))
    const before = await seenIn(home)
    const made = await call(operation, asked, who)
    const command = made?.answer.headers.get('x-command')
    if (!made?.answer.ok || !command || notUndone.has(name)) continue
    done.push(`${command.slice(0, 2)} ${name}`)
    // Redoing a command of the space is another law's matter.
    const states = command.startsWith('d.') ? [before, await seenIn(home), before] : [before]
    let last = command
    for (const wanted of states) {
      const back = await made.person.call('POST', `/api/command/${last}/undo/`, {})
      last = back.headers.get('x-command') ?? ''
      const wrong = back.ok ? differing(wanted, await seenIn(home)) : [`${back.status} ${await back.text()}`]
      if (wrong.length > 0) faults.push(`${name}: ${wrong.join(', ')}`)
      if (wrong.length > 0) break
    }
  }
  expect(faults).toEqual([])
  const count = (log: string) => done.filter((name) => name.startsWith(log)).length
  expect([count('s.') > 60, count('d.') > 20], done.join('\n')).toEqual([true, true])
})
