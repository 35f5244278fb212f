import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { png } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { between } from '#tests/laws/interleave.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Shown {
  id: number
  name: string
  image: string | null
  private: boolean
  shared: { id: number }[]
  keywords: { id: number }[]
  variant_of: { id: number; name: string } | null
  variants: { id: number; name: string }[]
  created_by: { id: number }
  steps: {
    id: number
    instruction: string
    step_recipe: number | null
    ingredients: { id: number; amount: number; food: { id: number } | null }[]
  }[]
}

const show = (person: TestPerson, id: number) => person.get<Shown>(`/api/recipe/${id}/`)
const duplicate = (person: TestPerson, id: number, body: object) =>
  person.call('POST', `/api/recipe/${id}/duplicate/`, body)

async function setPicture(person: TestPerson, id: number) {
  const upload = new FormData()
  upload.set('image', new File([png], 'picture.png', { type: 'image/png' }))
  expect((await person.call('PUT', `/api/recipe/${id}/image/`, upload)).status).toBe(200)
}

it('a copy has all that the original has, with parts and a picture of its own', async () => {
  const { creator, join } = await createHousehold()
  const { id } = await createPancakes(creator)
  await setPicture(creator, id)
  const cook = await join('user')
  const answer = await duplicate(cook, id, { name: 'Pancakes without milk' })
  expect(answer.status).toBe(201)
  const copy = await answer.json<Shown>()
  const original = await show(creator, id)
  expect(copy).toMatchObject({ name: 'Pancakes without milk', created_by: { id: cook.id } })
  expect(copy.keywords.map((one) => one.id)).toEqual(original.keywords.map((one) => one.id))
  const content = ({ steps }: Shown) =>
    steps.map(({ instruction, ingredients }) => [
      instruction,
      ingredients.map(({ amount, food }) => [amount, food?.id]),
    ])
  expect(content(copy)).toEqual(content(original))
  const parts = ({ steps }: Shown) => steps.flatMap((step) => [step.id, ...step.ingredients.map((one) => one.id)])
  expect(parts(copy).filter((part) => parts(original).includes(part))).toEqual([])
  expect(copy.image).not.toBeNull()
  expect((await creator.call('PUT', `/api/recipe/${id}/image/`, new FormData())).status).toBe(200)
  expect((await cook.call('GET', new URL((await show(cook, copy.id)).image ?? '').pathname)).status).toBe(200)
})

it('a copy that was decided twice leaves one picture behind', async () => {
  const { creator, space } = await createHousehold()
  const { id } = await createPancakes(creator)
  await setPicture(creator, id)
  const pinch = await creator.post<{ id: number }>('/api/unit/', { name: 'pinch' })
  const [answer] = await between(
    space,
    () => duplicate(creator, id, { name: 'Again' }),
    () => creator.call('DELETE', `/api/unit/${pinch.id}/`),
  )
  const copy = await answer.json<Shown>()
  const { objects } = await env.FILES.list({ prefix: `${space}/recipe/` })
  const owners = new Set(objects.map(({ key }) => Number(key.split('/')[2])))
  expect(owners).toEqual(new Set([id, copy.id]))
})

it('a copy and its original name each other, unless somebody does not want that, and only where they are seen', async () => {
  const { creator, join } = await createHousehold()
  const { id, name } = await createPancakes(creator)
  const other = await join('user')
  const hidden = await (await duplicate(other, id, { name: 'Mine', private: true })).json<Shown>()
  const open = await (await duplicate(other, id, { name: 'With oats' })).json<Shown>()
  const alone = await (await duplicate(other, id, { name: 'Waffles', variant: false })).json<Shown>()
  expect(open.variant_of).toEqual({ id, name })
  expect(alone.variant_of).toBeNull()
  expect((await show(other, id)).variants).toEqual([
    { id: hidden.id, name: 'Mine' },
    { id: open.id, name: 'With oats' },
  ])
  expect((await show(creator, id)).variants).toEqual([{ id: open.id, name: 'With oats' }])
  const { share } = await creator.get<{ share: string }>(`/api/share-link/${id}/`)
  expect((await creator.get<Shown>(`/api/recipe/${id}/?share=${share}`)).variants).toEqual([])
  await creator.call('DELETE', `/api/recipe/${id}/`)
  expect((await show(other, open.id)).variant_of).toBeNull()
})

it('a copy of a private recipe is private and for its maker alone, until they say otherwise', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  const { id } = await createPancakes(creator, { private: true, shared: [{ id: friend.id }] })
  const copy = await (await duplicate(friend, id, { name: 'Ours' })).json<Shown>()
  expect(copy).toMatchObject({ private: true, shared: [], created_by: { id: friend.id } })
  const open = await (await duplicate(friend, id, { name: 'For all', private: false })).json<Shown>()
  expect(open.private).toBe(false)
  expect((await duplicate(await join('user'), id, { name: 'Stolen' })).status).toBe(403)
})

it('a copy is taken back as one, and a full space takes no more', async () => {
  const { creator, space } = await createHousehold()
  const { id } = await createPancakes(creator)
  const answer = await duplicate(creator, id, { name: 'Again' })
  const { id: copy } = await answer.json<Shown>()
  const undone = await creator.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(undone.status).toBe(200)
  expect((await creator.call('GET', `/api/recipe/${copy}/`)).status).toBe(404)
  expect((await show(creator, id)).variants).toEqual([])
  expect((await duplicate(creator, 99, { name: 'Nothing' })).status).toBe(404)
  expect((await duplicate(creator, id, { name: '' })).status).toBe(400)
  await env.DIRECTORY.prepare(`UPDATE space SET settings = '{"max_recipes":1}' WHERE space_id = ?1`).bind(space).run()
  expect((await duplicate(creator, id, { name: 'Too many' })).status).toBe(400)
})
