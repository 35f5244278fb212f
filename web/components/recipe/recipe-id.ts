import { notFound } from '@tanstack/react-router'

/** Negative while the recipe waits to be saved. Throws notFound for an address that cannot name a recipe. */
export function recipeId({ recipeId: written }: { recipeId: string }): number {
  if (!/^-?\d{1,10}$/.test(written)) throw notFound()
  return Number(written)
}
