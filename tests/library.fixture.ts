import { env } from 'cloudflare:workers'
import { Database } from '#worker/kernel/sql/database.ts'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { mergeBulkWrites } from '#worker/kernel/sql/merge-bulk-writes.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { project } from '#worker/registry.ts'
import type { TestHousehold } from './fixture.ts'

const ADJECTIVES = ['roasted', 'creamy', 'spicy', 'quick', 'smoky', 'summer', 'winter', 'green', 'golden', 'cold']
const MAIN_INGREDIENTS = [
  'chicken',
  'lentil',
  'tomato',
  'potato',
  'mushroom',
  'salmon',
  'pumpkin',
  'beef',
  'spinach',
  'apple',
]
const DISHES = ['soup', 'stew', 'salad', 'curry', 'pie', 'gratin', 'risotto', 'tart', 'noodles', 'bread', 'cake']
const EVENTS_PER_BATCH = 250
/** Number of recipes created today. */
const NEW_RECIPES = 5

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? ''
const firstId = (space: number) => (space % 200_000) * 10_000 + 5000

/** Inserts rows directly, as a replay of the events would. */
export async function insertLibrary({ shard, space, creator }: TestHousehold, recipes: number): Promise<void> {
  const db = new Database(shard, databaseByName(env, shard))
  const start = firstId(space)
  const named = (kind: 'food' | 'keyword', name: string, i: number) => ({
    stream: `${kind}:${start + i}`,
    type: `${kind}.created`,
    data: { id: start + i, name, ...(kind === 'food' ? { plural_name: null } : { description: '' }) },
  })
  const events = [
    ...MAIN_INGREDIENTS.map((name, i) => named('food', name, i)),
    ...ADJECTIVES.map((name, i) => named('keyword', name, i)),
    ...Array.from({ length: recipes }, (_, n) => ({
      stream: `recipe:${start + n}`,
      type: 'recipe.created',
      data: recipeOf(start, n, creator.id),
      ...(n >= recipes - NEW_RECIPES ? { at: new Date().toISOString() } : {}),
    })),
  ]
  for (let i = 0; i < events.length; i += EVENTS_PER_BATCH) {
    const some = events.slice(i, i + EVENTS_PER_BATCH).map((event): Recorded => ({
      at: '2026-01-01T00:00:00.000Z',
      ...event,
      space,
      version: 1,
      actor: { user: creator.id },
    }))
    await db.batch(mergeBulkWrites(some.flatMap(project)))
  }
}

const recipeOf = (start: number, n: number, created_by: number) => ({
  id: start + n,
  created_by,
  name: `${pick(ADJECTIVES, n)} ${pick(MAIN_INGREDIENTS, Math.floor(n / 3))} ${pick(DISHES, Math.floor(n / 7))} ${n}`,
  description: `A ${pick(ADJECTIVES, n + 3)} dish.`,
  source_url: null,
  image: null,
  working_time: 10,
  waiting_time: 0,
  servings: 2,
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
  keywords: [start + (n % ADJECTIVES.length), start + ((n + 4) % ADJECTIVES.length)].filter(
    (id, i, all) => all.indexOf(id) === i,
  ),
  steps: [
    {
      id: start * 10 + n,
      name: '',
      instruction: `Prepare for about ${5 + (n % 40)} minutes, then stir and season.`,
      time: 0,
      order: 0,
      show_as_header: false,
      show_ingredients_table: true,
      file: null,
      step_recipe: null,
      ingredients: Array.from({ length: 4 }, (_, i) => ({
        id: start * 50 + n * 4 + i,
        food: start + ((Math.floor(n / 3) + i * 3) % MAIN_INGREDIENTS.length),
        unit: null,
        amount: 1,
        note: null,
        order: i,
        is_header: false,
        no_amount: false,
        original_text: null,
      })),
    },
  ],
})
