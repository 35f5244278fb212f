import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { sceneIn, subjects, taking, type Scene } from './concurrency.scene.ts'
import { between } from './interleave.ts'

/** Rows that refer to deleted ones: a merge should have repointed them, a deletion refused or taken them along. */
const DANGLING = `
  SELECT 'ingredient of ' || i.food AS what FROM ingredient i JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe
    AND r.deleted_with IS NULL JOIN food f ON f.space_id = i.space_id AND f.id = i.food
    WHERE i.space_id = ?1 AND f.deleted_with IS NOT NULL
  UNION ALL SELECT 'entry of ' || e.food FROM shopping_list_entry e JOIN food f ON f.space_id = e.space_id AND f.id = e.food
    WHERE e.space_id = ?1 AND e.deleted_with IS NULL AND f.deleted_with IS NOT NULL
  UNION ALL SELECT 'list of plan ' || l.mealplan FROM shopping_list_recipe l JOIN meal_plan p
    ON p.space_id = l.space_id AND p.id = l.mealplan
    WHERE l.space_id = ?1 AND l.deleted_with IS NULL AND p.deleted_with IS NOT NULL
  UNION ALL SELECT 'list of recipe ' || l.recipe FROM shopping_list_recipe l JOIN recipe r
    ON r.space_id = l.space_id AND r.id = l.recipe
    WHERE l.space_id = ?1 AND l.deleted_with IS NULL AND r.deleted_with IS NOT NULL
  UNION ALL SELECT 'plan of ' || p.recipe FROM meal_plan p JOIN recipe r ON r.space_id = p.space_id AND r.id = p.recipe
    WHERE p.space_id = ?1 AND p.deleted_with IS NULL AND r.deleted_with IS NOT NULL`
const SHELVED = `
  SELECT 'recipe ' || e.recipe || ' in book ' || e.book AS what FROM recipe_book_entry e
    JOIN recipe r ON r.space_id = e.space_id AND r.id = e.recipe
    JOIN recipe_book b ON b.space_id = e.space_id AND b.id = e.book
    WHERE e.space_id = ?1 AND e.deleted_with IS NULL AND (r.deleted_with IS NOT NULL OR b.deleted_with IS NOT NULL)`
const MERGED = `
  SELECT m.kind || ' ' || m.id || ' of an ingredient' AS what FROM merged m JOIN ingredient i ON i.space_id = m.space_id
    AND ((m.kind = 'food' AND i.food = m.id) OR (m.kind = 'unit' AND i.unit = m.id)) WHERE m.space_id = ?1
  UNION ALL SELECT m.kind || ' ' || m.id || ' of an entry' FROM merged m JOIN shopping_list_entry e ON e.space_id = m.space_id
    AND ((m.kind = 'food' AND e.food = m.id) OR (m.kind = 'unit' AND e.unit = m.id)) WHERE m.space_id = ?1
  UNION ALL SELECT 'keyword ' || m.id FROM merged m JOIN recipe_keyword k ON k.space_id = m.space_id
    AND m.kind = 'keyword' AND k.keyword = m.id WHERE m.space_id = ?1
  UNION ALL SELECT m.kind || ' ' || m.id || ' of a food' FROM merged m JOIN food f ON f.space_id = m.space_id
    AND ((m.kind = 'unit' AND f.properties_food_unit = m.id) OR (m.kind = 'supermarket-category' AND f.supermarket_category = m.id))
    WHERE m.space_id = ?1
  UNION ALL SELECT m.kind || ' ' || m.id || ' in store' FROM merged m JOIN inventory_entry e ON e.space_id = m.space_id
    AND ((m.kind = 'food' AND e.food = m.id) OR (m.kind = 'unit' AND e.unit = m.id)) WHERE m.space_id = ?1`
const LOST = `
  SELECT m.kind || ' ' || m.id || ' and what it became' AS what FROM merged m JOIN merged n ON n.space_id = m.space_id
    AND n.kind = m.kind AND n.id = m."into" AND n."into" = m.id WHERE m.space_id = ?1
  UNION ALL SELECT 'branch of food ' || c.id FROM food c JOIN food p ON p.space_id = c.space_id AND p.id = c.parent
    WHERE c.space_id = ?1 AND c.deleted_with IS NULL AND p.deleted_with IS NOT NULL`

async function faultsIn({ space, shard }: TestHousehold): Promise<string[]> {
  const db = databaseByName(env, shard)
  const found = await Promise.all(
    [DANGLING, SHELVED, MERGED, LOST].map((sql) => db.prepare(sql).bind(space).all<{ what: string }>()),
  )
  return found.flatMap(({ results }) => results.map(({ what }) => what))
}

for (const [subject, commands] of Object.entries(subjects)) {
  const all = Object.entries(commands)
  const takers = all.filter(([name]) => taking.test(name))

  it(`removing a ${subject} between the read and the write of another command leaves no dangling reference`, async () => {
    const home = await createHousehold()
    const me = home.creator
    let scene: Scene | undefined
    for (const [one, first] of all) {
      for (const [other, second] of takers) {
        const pair = `${one} / ${other}`
        const now = (scene = await sceneIn(me, subject, scene))
        const answers = await between(
          home.space,
          () => first(me, now),
          () => second(me, now),
        )
        for (const answer of answers) expect(answer.status, `${pair} ${await answer.clone().text()}`).toBeLessThan(500)
        expect(await faultsIn(home), pair).toEqual([])
      }
    }
    expect(await replayDifferencesIn(home)).toEqual([])
  })

  it(`concurrent commands about one ${subject} leave no dangling reference`, async () => {
    const home = await createHousehold()
    const me = home.creator
    let scene: Scene | undefined
    for (const [i, [one, first]] of all.entries()) {
      const [other, second] = takers[i % takers.length] ?? ['', first]
      const now = (scene = await sceneIn(me, subject, scene))
      const answers = await Promise.all([first(me, now), second(me, now)])
      for (const answer of answers) expect(answer.status, `${one} / ${other}`).toBeLessThan(500)
      expect(await faultsIn(home), `${one} / ${other}`).toEqual([])
    }
  })
}

it('concurrent creations do not exceed the recipe limit of a space', async () => {
  const { creator: me, space } = await createHousehold()
  await env.DIRECTORY.prepare(`UPDATE space SET settings = json_set(settings, '$.max_recipes', 5) WHERE space_id = ?1`)
    .bind(space)
    .run()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => me.call('POST', '/api/recipe/', { name: `recipe ${i}`, steps: [] })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect((await me.get<{ count: number }>('/api/recipe/')).count).toBe(5)
})

it('of two changes to the same version, one is refused as stale', async () => {
  const { creator: me, space } = await createHousehold()
  const added = await me.call('POST', '/api/shopping-list-entry/', { food: { name: 'milk' }, amount: 1 })
  const { id } = await added.json<{ id: number }>()
  const path = `/api/shopping-list-entry/${id}/`
  const etag = (await me.call('GET', path)).headers.get('etag') ?? ''
  const change = (amount: number) => me.call('PATCH', path, { amount }, { 'if-match': etag })
  const [late, early] = await between(
    space,
    () => change(2),
    () => change(3),
  )
  expect([early.status, late.status]).toEqual([200, 412])
  expect(await me.get(path)).toMatchObject({ amount: 3 })
})
