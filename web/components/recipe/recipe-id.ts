import { notFound } from '@tanstack/react-router'

/** The recipe that an address means; an address that cannot mean one is not found. */
export function recipeId({ recipeId: written }: { recipeId: string }): number {
  if (!/^\d{1,10}$/.test(written)) throw notFound()
  return Number(written)
}
