import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { systemContext } from '#worker/auth/system-context.ts'
import { eraseDue } from '#worker/modules/erasure/erase-due.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import { modules } from '#worker/registry.ts'
import { runReactor } from '#queues/run-reactor.ts'
import { afterGracePeriod, createOwnerHome, tablesContaining } from '#tests/deletion.fixture.ts'
import { envFailingAfter } from '../env-failing-after.ts'
import { formData, png } from '#tests/file.fixture.ts'
import { lastMail } from '../last-mail.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const FORMER = { display_name: 'a former member', first_name: '', last_name: '', is_active: false }

async function numbatAt(household?: number | null) {
  const home = await createOwnerHome()
  const numbat = await createOwnerHome()
  const { page, id } = numbat
  const mate = await home.join('admin')
  const context = systemContext(env, '2026-01-01T00:00:00.000Z')
  await joinSpace(context, {
    space: home.space,
    user: id,
    role: 'admin',
    ...(household === undefined ? {} : { household }),
  })
  await context.settled()
  await page.call('PATCH', `/api/user/${id}/`, { first_name: 'Numbat', last_name: 'Marmosetq' })
  await page.call('PATCH', '/api/user-preference/1/', { use_kj: true })
  const make = async (kind: string, body: object) => (await numbat.app.post<{ id: number }>(`/api/${kind}/`, body)).id
  const dish = (await createPancakes(numbat.app, { name: 'Shared stew' })).id
  const hidden = (await createPancakes(numbat.app, { name: 'Numbat secret', private: true })).id
  const lent = (await createPancakes(numbat.app, { name: 'Lent cake', private: true, shared: [{ id: mate.id }] })).id
  const filter = await make('custom-filter', { name: 'Numbat search', search: '{}' })
  await make('cook-log', { recipe: dish, servings: 2, comment: 'Good' })
  await make('view-log', { recipe: dish })
  const meal_type = { name: 'Dinner' }
  const plan = await make('meal-plan', { title: 'Feast', servings: 1, from_date: '2027-03-28', meal_type })
  await make('shopping-list-entry', { food: { name: 'flour' }, amount: 1 })
  await make('storage', { name: 'Cloud', method: 'DB', token: 'sealed by numbat' })
  const file = await numbat.app.post<{ id: number }>(
    '/api/user-file/',
    formData({ name: 'Numbat portrait', file: new File([png], 'p.png', { type: 'image/png' }) }),
  )
  await page.call('PATCH', `/api/user-preference/${id}/`, { image: { id: file.id } })
  await home.page.post('/api/invite-link/', { group: { id: 1 }, email: numbat.email })
  return { home, numbat, mate, dish, hidden, lent, filter, plan, file: file.id }
}

/** Runs the reactor of purged files first, then counts stored files. */
async function filesOf({ space, shard }: { space: number; shard: string }): Promise<number> {
  const { results } = await env[shard as 'SPACES_00']
    .prepare("SELECT seq FROM event WHERE space_id = ? AND type = 'user-file.purged'")
    .bind(space)
    .all<{ seq: number }>()
  for (const { seq } of results) await runReactor({ reactor: 'purged-objects', database: shard, seq }, env)
  return (await env.FILES.list({ prefix: `${space}/` })).objects.length
}

const leave = ({
  page,
  id,
  password,
}: {
  page: Awaited<ReturnType<typeof createOwnerHome>>['page']
  id: number
  password: string
}) => page.call('POST', `/api/user/${id}/deletion/`, { password })

it('what others can see stays as a former member’s, and everything private is erased', async () => {
  const { home, numbat, mate, dish, hidden, lent, filter, plan, file } = await numbatAt()
  const before = await home.page.get<{ results: { name: string; created_by: object }[] }>('/api/recipe/')
  expect(before.results.map(({ name }) => name)).toContain('Shared stew')
  expect((await leave(numbat)).status).toBe(200)
  expect((await env.FILES.list({ prefix: `${home.space}/` })).objects.length).toBeGreaterThan(0)
  expect(await mate.get(`/api/recipe/${dish}/`)).toMatchObject({ created_by: { first_name: 'Numbat' } })
  await eraseDue(modules, env, afterGracePeriod())

  const after = await mate.get<{ created_by: object }>(`/api/recipe/${dish}/`)
  expect(after.created_by).toMatchObject({ id: numbat.id, ...FORMER })
  expect(await mate.get(`/api/recipe/${lent}/`)).toMatchObject({ name: 'Lent cake', created_by: { id: numbat.id } })
  expect(await mate.get(`/api/meal-plan/${plan}/`)).toMatchObject({ title: 'Feast', created_by: numbat.id })
  const lines = await mate.get<{ results: object[] }>('/api/shopping-list-entry/')
  expect(lines.results).toMatchObject([{ food: { name: 'flour' }, created_by: FORMER }])
  expect(await mate.get('/api/cook-log/')).toMatchObject({ results: [{ comment: 'Good', created_by: FORMER }] })
  expect(await mate.get('/api/storage/')).toMatchObject({ results: [{ name: 'Cloud', has_token: false }] })
  for (const path of [`recipe/${hidden}`, `custom-filter/${filter}`, `user-file/${file}`]) {
    expect((await home.page.call('GET', `/api/${path}/`)).status, path).toBe(404)
  }
  expect(await filesOf(home)).toBe(0)
  const people = await mate.get<{ id: number }[]>('/api/user/')
  expect(people.map(({ id }) => id)).not.toContain(numbat.id)
  const { results } = await mate.get<{ results: { actor: object | null }[] }>('/api/event/?limit=500')
  expect(JSON.stringify(results)).not.toMatch(/numbat|marmosetq/i)
  expect(JSON.stringify(results)).toContain('a former member')

  const words = ['numbat', 'marmosetq', numbat.username.toLowerCase()]
  for (const word of words) {
    for (const database of ['DIRECTORY', 'SPACES_00', 'SPACES_01']) {
      expect(await tablesContaining(database, word), `${word} in ${database}`).toEqual([])
    }
  }
  for (const table of ['session', 'account', 'access_token', 'membership', 'preference']) {
    const left = env.DIRECTORY.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(numbat.id)
    expect(await left.first('n'), table).toBe(0)
  }
  const own = env.DIRECTORY.prepare('SELECT count(*) AS n FROM space WHERE created_by = ?').bind(numbat.id)
  expect(await own.first('n')).toBe(0)
  expect((await lastMail(numbat.email, 'has been deleted')).text).toContain('stay with them, without your name')
  expect(await replayDifferencesIn(home)).toEqual([])
  expect(await replayDifferencesIn(numbat)).toEqual([])
  expect(await mate.get('/api/session/')).toMatchObject({ space: { id: home.space } })
})

it('plans and shopping of somebody alone in their household are erased, as nobody else saw them', async () => {
  const { home, numbat, mate, dish, plan } = await numbatAt(null)
  await leave(numbat)
  await eraseDue(modules, env, afterGracePeriod())
  expect(await mate.get(`/api/recipe/${dish}/`)).toMatchObject({ created_by: FORMER })
  const shard = env[home.shard as 'SPACES_00']
  const count = (table: string) =>
    shard
      .prepare(`SELECT count(*) AS n FROM ${table} WHERE space_id = ? AND created_by = ?`)
      .bind(home.space, numbat.id)
      .first('n')
  expect(await count('meal_plan')).toBe(0)
  expect(await count('shopping_list_entry')).toBe(0)
  expect((await home.page.call('GET', `/api/meal-plan/${plan}/`)).status).toBe(404)
  expect(await replayDifferencesIn(home)).toEqual([])
})

it("an account's erasure that stops anywhere is finished by the next run", async () => {
  const { home, numbat, mate, dish } = await numbatAt()
  await leave(numbat)
  const at = afterGracePeriod()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let runs = 0
  for (let allowed = 1; ; allowed += 4) {
    const failing = envFailingAfter(allowed)
    await eraseDue(modules, failing, at).catch(() => undefined)
    runs++
    if (!failing.failed()) break
    expect(runs).toBeLessThan(100)
  }
  expect(runs).toBeGreaterThan(8)
  expect(said.mock.calls.every((words) => String(words).includes('Error: cut'))).toBe(true)
  said.mockRestore()
  expect(await mate.get(`/api/recipe/${dish}/`)).toMatchObject({ created_by: { id: numbat.id, ...FORMER } })
  for (const database of ['DIRECTORY', 'SPACES_00', 'SPACES_01']) {
    expect(await tablesContaining(database, 'numbat'), database).toEqual([])
  }
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('an account whose space has other members is not erased, and its deletion can still be cancelled', async () => {
  const { home, numbat } = await numbatAt()
  await leave(numbat)
  const give = (to: number) =>
    env.DIRECTORY.prepare('UPDATE space SET created_by = ? WHERE space_id = ?').bind(to, home.space).run()
  const isActive = () =>
    env.DIRECTORY.prepare('SELECT is_active FROM user WHERE id = ?').bind(numbat.id).first<number>('is_active')
  await give(numbat.id)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await eraseDue(modules, env, afterGracePeriod())
  expect(said.mock.calls.map(String)).toEqual([expect.stringContaining(`others are in the spaces ${home.space}`)])
  said.mockRestore()
  expect(await isActive()).toBe(1)
  await give(home.id)
  await eraseDue(modules, env, afterGracePeriod())
  expect(await isActive()).toBeNull()
})
