import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { formData, png, uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

async function purge(person: TestPerson, kind: string, id: number) {
  expect((await person.call('DELETE', `/api/${kind}/${id}/`)).status).toBe(204)
  expect((await person.call('DELETE', `/api/trash/${kind}/${id}/`)).status).toBe(204)
}

it('ended addresses stay ended when the row that ended them is purged, also after a replay', async () => {
  const home = await createHousehold()
  const me = home.creator
  const { id: file } = await uploadFile(me, { file: png })
  await me.call('PATCH', `/api/user-file/${file}/`, formData({ name: 'Scan', file: png }))
  const { id } = await createPancakes(me, { steps: [{ ingredients: [], file }] })
  const generation = () =>
    databaseByName(env, home.shard)
      .prepare('SELECT generation FROM picture_end WHERE space_id = ? AND owner = ?')
      .bind(home.space, `user-file:${file}`)
      .first<number>('generation')
  await purge(me, 'recipe', id)
  expect(await generation()).toBe(2)
  await purge(me, 'user-file', file)
  expect(await replayDifferencesIn(home)).toEqual([])
  expect(await generation()).toBe(3)
})

it('a replay restores ends of addresses that are missing from their table', async () => {
  const home = await createHousehold()
  const { id: file } = await uploadFile(home.creator, { file: png })
  await home.creator.call('PATCH', `/api/user-file/${file}/`, formData({ name: 'Scan', file: png }))
  const db = databaseByName(env, home.shard)
  await db.prepare('DELETE FROM picture_end WHERE space_id = ?').bind(home.space).run()
  const owner = `user-file:${file}`
  expect(await replayDifferencesIn(home)).toMatchObject([
    { table: 'picture_end', replayed: [{ owner, generation: 1 }] },
  ])
})
