import { demoClient } from './account.ts'
import { atOnce } from './at-once.ts'
import type { Client } from './client.ts'
import { fillList } from './seed-list.ts'
import { paintRecipes, paintSteps } from './seed-pictures.ts'
import { seedRecipes } from './seed-recipes.ts'
import { demoRecipes } from './recipes.ts'
import { fillShops, sortFoods } from './seed-shops.ts'
import { planWeeks } from './seed-week.ts'

/**
 * Fills a new server with the demo, through the API like any client. Every part looks first what is there already, so
 * that a seed which was broken off goes on where it stopped.
 */
export async function seedDemo(origin: string): Promise<void> {
  const client = await demoClient(origin)
  try {
    await seed(client)
  } finally {
    // A session that stays open is no reason to start over.
    await client.leave().catch(() => {})
  }
}

async function seed(client: Client) {
  const files = await paintSteps(client, demoRecipes)
  const known = await seedRecipes(client, demoRecipes, files)
  const rest = async () => {
    await sortFoods(client)
    await fillList(client, known)
    await planWeeks(client, known)
    await fillShops(client)
  }
  await atOnce(2, [() => paintRecipes(client, demoRecipes, known), rest], (part) => part())
}
