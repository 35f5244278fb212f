import { demoClient } from './account.ts'
import { mapConcurrently } from './map-concurrently.ts'
import type { ApiClient } from './api-client.ts'
import { seedBooks } from './seed-books.ts'
import { seedShoppingList } from './seed-shopping-list.ts'
import { uploadRecipePictures, uploadStepPictures } from './upload-pictures.ts'
import { seedRecipes } from './seed-recipes.ts'
import { demoRecipes } from './demo-recipes.ts'
import { seedShops, categorizeFoods } from './seed-shops.ts'
import { seedWeek } from './seed-week.ts'

/** Each part first looks for what exists, so that a seed that broke off continues. */
export async function seedDemo(origin: string, ownerCode?: string): Promise<void> {
  const client = await demoClient(origin, ownerCode)
  try {
    await seedAll(client)
  } finally {
    // A session that stays open is harmless.
    await client.logOut().catch(() => {})
  }
}

async function seedAll(client: ApiClient) {
  const files = await uploadStepPictures(client, demoRecipes)
  const recipeIds = await seedRecipes(client, demoRecipes, files)
  const rest = async () => {
    await categorizeFoods(client)
    await seedShoppingList(client, recipeIds)
    await seedWeek(client, recipeIds)
    await seedShops(client)
    await seedBooks(client, recipeIds)
  }
  await mapConcurrently(2, [() => uploadRecipePictures(client, demoRecipes, recipeIds), rest], (part) => part())
}
