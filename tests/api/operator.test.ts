import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Space {
  id: number
  name: string
  user_count: number
  recipe_count: number
  max_recipes: number
  licensed_modules: string
}
interface Page {
  count: number
  results: Space[]
}

let office: TestHousehold
beforeEach(async () => {
  office = await createHousehold()
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(office.creator.id).run()
})

const nameOf = async ({ creator, space }: TestHousehold) =>
  (await creator.get<{ name: string }>(`/api/space/${space}/`)).name

it('whoever runs the server finds any space by its name, sees how much is in it and who is there, and nothing else', async () => {
  const home = await createHousehold()
  const guest = await home.join('guest')
  await createPancakes(home.creator, { name: 'Secret soup' })
  const page = await office.creator.get<Page>(`/api/operator/space/?query=${await nameOf(home)}`)
  expect(page.results).toMatchObject([{ id: home.space, user_count: 2, recipe_count: 1 }])
  expect(JSON.stringify(page)).not.toContain('Secret soup')
  const people = await office.creator.get<{ user: { id: number }; role: string; creator: boolean }[]>(
    `/api/operator/space/${home.space}/people/`,
  )
  expect(people.map(({ user, role, creator }) => [user.id, role, creator])).toEqual([
    [guest.id, 'guest', false],
    [home.creator.id, 'admin', true],
  ])
  expect((await office.creator.call('GET', '/api/operator/space/9999999/people/')).status).toBe(404)
})

it('limits and licences of any space can be changed and taken back, and what its people decide cannot', async () => {
  const home = await createHousehold()
  const path = `/api/operator/space/${home.space}/`
  const answer = await office.creator.call('PATCH', path, { max_recipes: 1, licensed_modules: '', name: 'Mine now' })
  expect(await answer.json()).toMatchObject({ max_recipes: 1, licensed_modules: '', name: await nameOf(home) })
  await createPancakes(home.creator)
  const more = await home.creator.call('POST', '/api/recipe/', { name: 'One too many', steps: [] })
  expect(more.status).toBe(400)
  const undo = await office.creator.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(undo.status).toBe(200)
  expect((await home.creator.call('POST', '/api/recipe/', { name: 'One too many', steps: [] })).status).toBe(201)
})

it('nobody but whoever runs the server may ask for any of it', async () => {
  const { creator, space } = await createHousehold()
  for (const path of ['', 'space/', `space/${space}/people/`]) {
    expect((await creator.call('GET', `/api/operator/${path}`)).status, path).toBe(403)
  }
  expect((await creator.call('PATCH', `/api/operator/space/${space}/`, { max_recipes: 0 })).status).toBe(403)
  expect((await creator.call('POST', '/api/dead-letter/retry/', {})).status).toBe(403)
})

it('the server says what it is set to, how old its databases are, and what work was given up; all of it is tried again', async () => {
  await office.creator.post('/api/dead-letter/retry/', {})
  const database = office.shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  await database
    .prepare(
      `INSERT INTO receipt (reactor, seq, at, outcome, error)
       SELECT 'images', seq, '2099-01-01T00:00:00Z', 'dead', 'no route' FROM event WHERE space_id = ? LIMIT 1`,
    )
    .bind(office.space)
    .run()
  interface Server {
    signup: string
    new_space: { max_file_storage_mb: number }
    databases: { name: string; schema: string | null; spaces: number | null; dead: number }[]
  }
  const server = await office.creator.get<Server>('/api/operator/')
  expect(server).toMatchObject({ signup: 'open', new_space: { max_file_storage_mb: 1000 } })
  expect(server.databases.find(({ name }) => name === office.shard)).toMatchObject({
    schema: expect.stringMatching(/^\d{4}_/),
    dead: 1,
  })
  const letters = await office.creator.get<{ fields: string[]; error: string }[]>('/api/dead-letter/')
  expect(letters[0]).toMatchObject({ error: 'no route', fields: expect.arrayContaining([expect.any(String)]) })
  expect(await office.creator.post('/api/dead-letter/retry/', {})).toEqual({ sent: 1, left: false })
  expect(await office.creator.get('/api/dead-letter/')).toEqual([])
})
