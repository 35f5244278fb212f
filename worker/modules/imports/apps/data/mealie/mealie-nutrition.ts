import type { PageNutrition } from '../../../pages/page-recipe.ts'
import { isObject, type JsonValue } from '../../../pages/json/json-value.ts'
import { Graph } from '../../../pages/schema/graph.ts'
import { nutritionOf } from '../../../pages/schema/nutrition.ts'

/** The names of schema.org in snake case, beside ids; which there are differs by version. */
export const mealieNutrition = (value: JsonValue | undefined): PageNutrition =>
  nutritionOf(
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([name]) => /^calories$|_content$|^serving_size$/.test(name))
            .map(([name, amount]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), amount]),
        )
      : {},
    new Graph([]),
  )
