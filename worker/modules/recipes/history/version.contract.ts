import * as z from 'zod'

const named = z.object({ id: z.int(), name: z.string() })

const ingredient = z
  .looseObject({ id: z.int(), food: named.nullable(), unit: named.nullable(), amount: z.number() })
  .meta({ id: 'RecipePastIngredient' })
const step = z
  .looseObject({
    id: z.int(),
    name: z.string(),
    instruction: z.string(),
    step_recipe: named.nullable(),
    ingredients: z.array(ingredient),
  })
  .meta({ id: 'RecipePastStep' })

export const pastRecipe = z
  .looseObject({
    id: z.int(),
    version: z.int(),
    at: z.iso.datetime(),
    name: z.string(),
    image: z.string().nullable(),
    keywords: z.array(named),
    shared: z.array(named),
    steps: z.array(step),
  })
  .meta({ id: 'RecipePast' })
