import { expect, it } from 'vitest'
import { formData, pdf } from '#tests/file.fixture.ts'
import type { TestPerson } from '#tests/fixture.ts'
import { creatable, operations, type Operation } from './document.ts'
import { gathered, type Asker } from './roles.people.ts'
import { samples, type Made } from './samples.ts'

/** Every text of the owner's secret holds this word. */
const WORD = /quokka/i

const people = await gathered()
const { owner } = people.as
const made: Made = {}

async function make(kind: string, draft: object): Promise<number> {
  const { id } = await owner.post<{ id: number }>(`/api/${kind}/`, draft)
  made[kind] = id
  return id
}

async function hide() {
  const pan = await owner.post<{ id: number }>('/api/keyword/', { name: 'Sweet' })
  made['user-file'] = (
    await owner.post<{ id: number }>('/api/user-file/', formData({ name: 'Quokka scan', file: pdf }))
  ).id
  const secret = await make('recipe', {
    name: 'Quokka cake',
    description: 'as only quokkas bake it',
    source_url: 'https://quokka.example/cake',
    servings_text: 'quokkas',
    private: true,
    keywords: [{ id: pan.id }],
    properties: [{ property_type: { name: 'Sugar' }, property_amount: 1 }],
    steps: [
      {
        name: 'Quokka step',
        instruction: 'Call the quokka.',
        file: made['user-file'],
        ingredients: [{ food: { name: 'flour' }, unit: { name: 'gram' }, amount: 1, note: 'quokka flour' }],
      },
    ],
  })
  await owner.patch(`/api/recipe/${secret}/`, { name: 'Quokka pie' })
  const shown = await owner.get<{ steps: { id: number; ingredients: { id: number; food: { id: number } }[] }[] }>(
    `/api/recipe/${secret}/`,
  )
  made['step'] = shown.steps[0]?.id ?? 0
  made['ingredient'] = shown.steps[0]?.ingredients[0]?.id ?? 0
  made['food'] = shown.steps[0]?.ingredients[0]?.food.id ?? 0
  made['keyword'] = pan.id
  await owner.post('/api/recipe/', { name: 'Stew', steps: [{ ingredients: [], step_recipe: secret }] })
  await owner.patch(`/api/food/${made['food']}/`, { recipe: secret })
  const sharers = [{ id: people.as.user.id }, { id: people.as.mate.id }, { id: people.as.guest.id }]
  await make('recipe-book', { name: 'Cakes', shared: sharers })
  await make('recipe-book-entry', { book: made['recipe-book'], recipe: secret })
  const meal_type = { name: 'Dinner' }
  await make('meal-plan', { recipe: secret, servings: 1, from_date: '2027-03-28', meal_type, shared: sharers })
  await make('shopping-list-recipe', { name: 'Quokka list', recipe: secret, servings: 1 })
  await owner.call('PUT', `/api/recipe/${secret}/shopping/`, { servings: 2 })
  await make('cook-log', { recipe: secret, comment: 'tastes of quokka' })
  await make('view-log', { recipe: secret })
  const { share } = await owner.get<{ share: string }>(`/api/share-link/${secret}/`)
  return { secret, share }
}

/** Others used it while they saw it. */
async function useAndHide() {
  const { mate, user, guest } = people.as
  const dish = { name: 'Quokka stew', steps: [{ instruction: 'Stew the quokka.', ingredients: [] }] }
  const { id } = await owner.post<{ id: number }>('/api/recipe/', dish)
  for (const person of [mate, user]) {
    const { id: book } = await person.post<{ id: number }>('/api/recipe-book/', {
      name: 'Stews',
      shared: [{ id: guest.id }],
    })
    await person.post('/api/recipe-book-entry/', { book, recipe: id })
    const meal_type = { name: 'Dinner' }
    await person.post('/api/meal-plan/', { recipe: id, servings: 1, from_date: '2027-03-29', meal_type, shared: [] })
    await person.post('/api/shopping-list-recipe/', { recipe: id, servings: 1 })
    await person.call('PUT', `/api/recipe/${id}/shopping/`, { servings: 2 })
    await person.post('/api/cook-log/', { recipe: id, servings: 1 })
    await person.post('/api/view-log/', { recipe: id })
    await person.get(`/api/share-link/${id}/`)
    await person.post('/api/recipe/', { name: 'Feast', steps: [{ ingredients: [], step_recipe: id }] })
  }
  await owner.patch(`/api/recipe/${id}/`, { private: true })
}

await useAndHide()
const { secret, share } = await hide()
const strangers: Asker[] = ['mate', 'user', 'guest', 'admin', 'other']
const kindOf = ({ path }: Operation) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''

/** The feed may say that a plan has a recipe of this id, and no more. */
const numbered = (path: string, text: string) =>
  !/^\/api\/(event|activity)\//.test(path) &&
  [`"recipe":${secret}`, `"recipe":{"id":${secret}`, `"step_recipe":${secret}`].some((trace) =>
    text.replaceAll(/\s/g, '').includes(`${trace},`),
  )

/** What an answer reveals, in words; empty where it keeps the secret. */
async function betrayal(asker: Asker, method: string, path: string, body?: object): Promise<string[]> {
  const answer = await people.as[asker].call(method, path, body)
  const text = await answer.text()
  const bad = answer.status >= 500 || WORD.test(text) || numbered(path, text)
  return bad ? [`${method} ${path} tells ${asker} ${text.slice(0, 600)}`] : []
}

const pathFor = ({ path }: Operation, kind: string) =>
  path.replace(/\{share\}/, share).replace(/\{\w+\}/g, () => String(made[kind] ?? secret))

const queries = [
  '',
  `?query=quokk&recipe=${secret}&extended=true&updated_at=2020-01-01`,
  `?book=${made['recipe-book']}&foods=${made['food']}&keywords=${made['keyword']}&num_recent=5&include_children=true`,
]

const reading = (await operations()).filter(({ method, path }) => method === 'GET' && !path.includes('{share}'))

it('the owner finds a private recipe in all that hangs off it', async () => {
  const met = new Set<string>()
  for (const operation of reading) {
    if ((await betrayal('owner', 'GET', pathFor(operation, kindOf(operation)))).length > 0) met.add(kindOf(operation))
  }
  const all = ['recipe', 'step', 'ingredient', 'user-file', 'recipe-book-entry', 'meal-plan', 'shopping-list-recipe']
  for (const kind of [...all, 'shopping-list-entry', 'cook-log', 'view-log', 'event', 'food'])
    expect(met).toContain(kind)
})

it('a private recipe leaves no trace in any answer to others', { timeout: 240_000 }, async () => {
  const told: string[] = []
  for (const operation of reading) {
    const path = pathFor(operation, kindOf(operation))
    for (const query of operation.path.includes('{') ? queries.slice(0, 1) : queries) {
      told.push(...(await Promise.all(strangers.map((asker) => betrayal(asker, 'GET', `${path}${query}`)))).flat())
    }
  }
  expect(told.join('\n')).toBe('')
  const uses = async (person: TestPerson) =>
    (await person.get<{ numrecipe: number }>(`/api/food/${made['food']}/?extended=true`)).numrecipe
  expect([await uses(owner), await uses(people.as.mate)]).toEqual([1, 0])
  expect(await people.as.mate.get('/api/recipe/')).toMatchObject({
    count: 3,
    results: [{ name: 'Feast' }, { name: 'Feast' }, { name: 'Stew' }],
  })
})

it('a private recipe cannot be used by others, nor changed', { timeout: 240_000 }, async () => {
  const own = async () => {
    const { updated_at, name, description, steps, shared } = await owner.get(`/api/recipe/${secret}/`)
    return JSON.stringify({ updated_at, name, description, shared, steps: (steps as object[]).length })
  }
  const before = await own()
  const told: string[] = []
  const kinds = await creatable()
  const leaves = /user-space|switch|delete|invite|household|import_all/
  for (const operation of await operations()) {
    const { method, path } = operation
    if (method === 'GET' || method === 'DELETE' || leaves.test(path)) continue
    const kind = kindOf(operation)
    const sample = kinds.includes(kind) ? samples[kind]?.(made).draft : undefined
    const body = sample ?? {
      recipe: secret,
      recipes: [secret],
      recipe_ids: [secret],
      private: false,
      shared_add: [people.as.user.id],
      version: 1,
      servings: 3,
    }
    for (const asker of ['mate', 'user', 'admin'] as const) {
      told.push(...(await betrayal(asker, method, pathFor(operation, kind), body)))
    }
  }
  expect(told.join('\n')).toBe('')
  expect(await own()).toBe(before)
})
