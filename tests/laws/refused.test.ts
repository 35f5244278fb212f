import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { TestPerson } from '#tests/fixture.ts'
import { formData, pdf } from '#tests/file.fixture.ts'
import { operations, type Operation } from './document.ts'
import { gathered } from './roles.people.ts'
import { samples, type Made } from './samples.ts'

const people = await gathered()
const { owner, sharer, admin, guest } = people.as
const made: Made = {}

async function make(kind: string, draft: object): Promise<void> {
  made[kind] = (await owner.post<{ id: number }>(`/api/${kind}/`, draft)).id
}

async function share() {
  const shared = [{ id: sharer.id }]
  made['user-file'] = (await owner.post<{ id: number }>('/api/user-file/', formData({ name: 'Scan', file: pdf }))).id
  await make('recipe', { name: 'Cake', private: true, shared, steps: [{ instruction: 'Bake.', ingredients: [] }] })
  await make('custom-filter', { name: 'Quick', search: '{}', shared })
  await make('recipe-book', { name: 'Cakes', shared, filter: { id: made['custom-filter'] } })
  await make('recipe-book-entry', { book: made['recipe-book'], recipe: made['recipe'] })
  const meal = { title: 'Cake', servings: 1, from_date: '2027-03-28', meal_type: { name: 'Tea' }, shared }
  await make('meal-plan', meal)
  await make('shopping-list-recipe', { name: 'Cake', recipe: made['recipe'], servings: 1 })
  await make('shopping-list-entry', { food: { name: 'flour' }, amount: 1, list_recipe: made['shopping-list-recipe'] })
  await make('cook-log', { recipe: made['recipe'], servings: 1 })
  made['household'] = people.household
  made['user-space'] = await people.membership()
}
await share()
const open = await owner.post<{ id: number }>('/api/recipe/', { name: 'Bread', steps: [] })
const own = await sharer.post<{ id: number }>('/api/recipe/', { name: 'Mine', private: true, steps: [] })

/** Where every log ends, as a refusal must add no event. */
const logEnds = async () =>
  Promise.all(
    [env.DIRECTORY, env.SPACES_00, env.SPACES_01].map((database) =>
      database.prepare('SELECT max(seq) AS seq FROM event').first<number>('seq'),
    ),
  )

const taking = (id: number) => ({ recipes: [id], private: true, shared_add: [sharer.id], shared_remove_all: true })
const bodies: object[] = [
  { private: true, household: null, groups: [{ id: 1 }] },
  { private: false, shared: [] },
  { shared: [{ id: admin.id }], name: 'Taken', title: 'Taken', version: 1 },
  { recipe: own.id, book: made['recipe-book'], created_by: sharer.id },
  taking(open.id),
  taking(made['recipe'] ?? 0),
]

const kindOf = ({ path }: Operation) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''
const pathFor = (operation: Operation) =>
  operation.path.replace(/\{\w+\}/g, () => String(made[kindOf(operation)] ?? made['recipe']))
const leaves = /auth|switch|delete|import_all|share-abuse|reset|open-data/

async function tried(asker: TestPerson, { method, path }: { method: string; path: string }, body: object) {
  const before = await logEnds()
  const { status } = await asker.call(method, path, body)
  const wrong = status >= 500 || (status >= 400 && String(await logEnds()) !== String(before))
  return wrong ? [`${method} ${path} ${JSON.stringify(body)} answers ${status}, and is done`] : []
}

it(
  'a refused call writes nothing, even where its change would hide the row from the asker',
  { timeout: 300_000 },
  async () => {
    const faults: string[] = []
    const writing = (await operations()).filter(
      ({ method, path }) => !['GET', 'DELETE'].includes(method) && !leaves.test(path),
    )
    for (const operation of writing) {
      const kind = kindOf(operation)
      if (!(kind in made) && !/batch|bulk/.test(operation.path)) continue
      const draft = samples[kind]?.(made).draft
      for (const body of bodies) {
        const whole = operation.method === 'PATCH' || draft instanceof FormData ? body : { ...draft, ...body }
        for (const asker of [sharer, admin]) {
          faults.push(...(await tried(asker, { method: operation.method, path: pathFor(operation) }, whole)))
        }
      }
    }
    expect(faults.join('\n')).toBe('')
  },
)

it('only its owner changes who sees a recipe, a plan or a book', async () => {
  const shown = await owner.get<{ private: boolean; shared: { id: number }[] }>(`/api/recipe/${made['recipe']}/`)
  expect([shown.private, shown.shared.map(({ id }) => id)]).toEqual([true, [sharer.id]])
  const { results } = await guest.get<{ results: { id: number }[] }>('/api/recipe/')
  expect(results.map(({ id }) => id)).toContain(open.id)
  expect(results.map(({ id }) => id)).not.toContain(made['recipe'])
  expect((await sharer.call('GET', `/api/recipe/${made['recipe']}/`)).status).toBe(200)
  expect((await sharer.call('GET', `/api/recipe-book/${made['recipe-book']}/`)).status).toBe(200)
})
