import { toHex } from '#worker/auth/hex.ts'
import type { StagedRecipe } from './staged-draft.ts'

/**
 * By which a recipe of an app is known when it comes again: all that it says, with what its app calls it. That alone may
 * be a number which another file has, too.
 */
export async function sourceKey(app: string, { key, name, ingredients, steps }: StagedRecipe): Promise<string> {
  const text = JSON.stringify([app, key, name, ingredients, steps.map(({ instruction }) => instruction)])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return toHex(new Uint8Array(digest))
}
