import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

/** What clients send within one call. */
function send(person: TestPerson, fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return person.call('POST', '/api/import/', form)
}

const file = () => new File(['{}'], 'export.zip')

it('clients that send no file, or do not say of which app, are told so in the shape that they read', async () => {
  const { creator } = await createHousehold()
  const answer = await send(creator, { duplicates: 'true' })
  const missing = ['This field is required.']
  const fields = { type: missing, files: missing }
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: true, msg: fields, ...fields })
})

it('clients that send text in the place of a file are told so', async () => {
  const { creator } = await createHousehold()
  const answer = await send(creator, { type: 'PAPRIKA', files: 'recipes' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: true,
    msg: { files: ['The submitted data was not a file. Check the encoding type on the form.'] },
  })
})

it('a space that is full says so before anything is read', async () => {
  const { creator, space } = await createHousehold()
  await env.DIRECTORY.prepare(`UPDATE space SET settings = '{"max_recipes":1}' WHERE space_id = ?1`).bind(space).run()
  expect((await send(creator, { type: 'PAPRIKA', files: file() })).status).toBe(200)
  await creator.post('/api/recipe/', { name: 'Pie', steps: [] })
  const answer = await send(creator, { type: 'PAPRIKA', files: file() })
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: true, msg: 'File is above space limit' }])
  const { objects } = await env.FILES.list({ prefix: `${space}/upload/` })
  expect(objects).toHaveLength(1)
})

it('guests and visitors send no files', async () => {
  const home = await createHousehold()
  expect((await send(await home.join('guest'), { type: 'PAPRIKA', files: file() })).status).toBe(403)
})
