import type { ImageFailure, RecipeEvent } from '../recipe.events.ts'

/** The wish for a picture that did not come, once more. Nothing where a file held it: that is gone, and was no picture. */
export const wishAgain = (id: number, { url, others }: ImageFailure): RecipeEvent[] =>
  url === null ? [] : [{ type: 'recipe.image_requested', data: { id, url, ...(others.length > 0 ? { others } : {}) } }]
