import type { ExportedPicture, ExportedRecipe } from '../exported-recipe.ts'
import type { ExportedFound } from './exported-recipe.read.ts'

/** `picturesOf` is asked once for each recipe, and then for each key of its pictures. */
export function presentExported(
  { recipes, keywords, cooked, steps, ingredients }: ExportedFound,
  picturesOf: () => (key: string) => ExportedPicture,
): Map<number, ExportedRecipe> {
  const keywordsOf = Map.groupBy(keywords, ({ recipe }) => recipe)
  const cookedOf = Map.groupBy(cooked, ({ recipe }) => recipe)
  const stepsOf = Map.groupBy(steps, ({ recipe }) => recipe)
  const ingredientsOf = Map.groupBy(ingredients, ({ step }) => step)
  return new Map(
    recipes.map(({ image, ...facts }): [number, ExportedRecipe] => {
      const pictureOf = picturesOf()
      const picture = (key: string | null) => (key === null ? [] : [pictureOf(key)])
      return [
        facts.id,
        {
          ...facts,
          keywords: keywordsOf.get(facts.id) ?? [],
          cooked: cookedOf.get(facts.id) ?? [],
          pictures: picture(image),
          steps: (stepsOf.get(facts.id) ?? []).map(({ id, picture: key, other, ...step }, order) => ({
            ...step,
            order,
            step_recipe_data: other,
            pictures: picture(key),
            ingredients: (ingredientsOf.get(id) ?? []).map((row, place) => ({ ...row, order: place })),
          })),
        },
      ]
    }),
  )
}
