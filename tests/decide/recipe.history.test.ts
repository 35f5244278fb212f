import { expect, it } from 'vitest'
import { revisionsOf, stateAt, type LoggedRecipeEvent } from '#worker/modules/recipes/history/recipe-revision.ts'
import { spaceOfUuid, uuidForSpace } from '#worker/kernel/contract/uuid-for-space.ts'

const created = {
  name: 'Pie',
  description: null,
  source_url: null,
  working_time: 0,
  waiting_time: 0,
  servings: 1,
  servings_text: '',
  diameter: 0,
  diameter_text: '',
  internal: true,
  show_ingredient_overview: true,
  nutrition: null,
  properties: [],
  file_path: '',
  private: false,
  shared: [],
  keywords: [],
  steps: [],
}
const logged = (events: [at: string, user: number, event: object][]) =>
  events.map(([at, user, event], i) => ({
    ...event,
    at,
    user,
    version: i + 1,
    seq: i + 10,
    actor: null,
    client: null,
  })) as LoggedRecipeEvent[]
const log = logged([
  ['10:00', 1, { type: 'recipe.created', data: { ...created, id: 5, created_by: 1 } }],
  ['10:05', 1, { type: 'recipe.described', data: { id: 5, patch: { name: 'Cake' } } }],
  ['10:05', 1, { type: 'recipe.keyworded', data: { id: 5, keywords: [3] } }],
  ['10:05', 2, { type: 'recipe.described', data: { id: 5, patch: { name: 'Tart' } } }],
  ['10:07', 1, { type: 'recipe.deleted', data: { id: 5 } }],
])

it('edits that one person saves together are one version', () => {
  const commits = revisionsOf(log)
  expect(commits.map(({ first, version, seq }) => [first, version, seq])).toEqual([
    [1, 1, 10],
    [2, 3, 12],
    [4, 4, 13],
    [5, 5, 14],
  ])
  expect(commits[1]).toMatchObject({ before: { name: 'Pie', keywords: [] }, after: { name: 'Cake', keywords: [3] } })
})

it('a version shows the recipe at that time; there is none before the first and none while it is deleted', () => {
  expect(stateAt(log, 3)).toMatchObject({ name: 'Cake' })
  expect(stateAt(log, 0)).toBeNull()
  expect(stateAt(log, 6)).toBeNull()
  expect(stateAt(log, 5)).toBeNull()
})

it('a share token contains its space and is otherwise a random UUID', () => {
  for (const space of [1, 77, 131_072, 2 ** 31]) {
    const share = uuidForSpace(space, crypto.randomUUID())
    expect(share).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(spaceOfUuid(share)).toBe(space)
  }
  for (const wrong of ['', 'x', '5', `${crypto.randomUUID()}x`]) expect(spaceOfUuid(wrong)).toBeNull()
})
