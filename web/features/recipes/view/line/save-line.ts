import type { IngredientRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { type ApiResponse, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type lineBody, typedLine } from './line-body.ts'

/** Somebody else changed the line since it was shown. */
export class LineChanged extends Error {}

/** Shows the line at once and takes it back where the server refuses. The least that can be sent: the line alone. */
export async function saveLine(
  recipe: number,
  line: IngredientRow,
  body: ReturnType<typeof lineBody>,
): Promise<ApiResponse<IngredientRow>> {
  const show = (next: IngredientRow) =>
    queryClient.setQueryData(recipeQuery(recipe).queryKey, (shown) => shown && withLine(shown, next))
  await queryClient.cancelQueries({ queryKey: recipeQuery(recipe).queryKey })
  show(typedLine(body, line))
  try {
    const path = `/api/ingredient/${line.id}/`
    const now = await send<IngredientRow>('GET', path)
    if (!isSameLine(now.data, line)) throw new LineChanged()
    const headers = now.etag === null ? {} : { 'if-match': now.etag }
    return await send<IngredientRow>('PATCH', path, { body, headers })
  } catch (error) {
    show(line)
    const isStale = error instanceof LineChanged || (error instanceof ApiError && error.status === 412)
    if (!isStale) throw error
    await queryClient.invalidateQueries({ queryKey: recipeQuery(recipe).queryKey })
    throw new LineChanged()
  }
}

const withLine = (recipe: RecipeRow, line: IngredientRow): RecipeRow => ({
  ...recipe,
  steps: recipe.steps.map((step) => ({
    ...step,
    ingredients: step.ingredients.map((one) => (one.id === line.id ? line : one)),
  })),
})

const isSameLine = (one: IngredientRow, other: IngredientRow) => said(one) === said(other)

const said = ({ amount, amount_max, no_amount, unit, food, note }: IngredientRow) =>
  JSON.stringify([amount, amount_max, no_amount, unit?.id ?? null, food?.id ?? null, note || ''])
