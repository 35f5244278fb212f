import type { StagedRecipe } from './staged-draft.ts'

/** By which the same recipe of the same app is known again: its own id there, else all that it says. */
export async function sourceKey(app: string, recipe: StagedRecipe): Promise<string> {
  if (recipe.key !== '') return `${app}:${recipe.key}`
  const { name, ingredients, steps } = recipe
  const text = JSON.stringify([name, ingredients, steps.map(({ instruction }) => instruction)])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
