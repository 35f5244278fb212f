import { toHex } from '#worker/auth/hex.ts'
import type { ExportedRecipe } from '../exported-recipe.ts'

/** What tells a recipe from all others, so that an app knows it again in a later export: 64 hexadecimal digits. */
export async function stableKey({ id, created_at }: ExportedRecipe): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`recipe ${id} ${created_at}`))
  return toHex(new Uint8Array(digest))
}

/** The same in the form of a UUID. */
export const stableUuid = async (recipe: ExportedRecipe): Promise<string> =>
  (await stableKey(recipe)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
