import * as z from 'zod'
import { blankableText, int } from '#worker/kernel/contract/scalars.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'

const named = z.object({ id: z.int(), name: z.string() })

export const ideasRequest = z.object({
  foods: listSchema(int(), 200)
    .default([])
    .meta({ description: 'Ids of foods to cook with; without any, those that the household has.' }),
  wish: blankableText(256).nullish().meta({ description: 'What it has to be, as "quick" or "a soup".' }),
})

export const ideasAnswer = z
  .object({
    recipes: z
      .array(named.extend({ missing: z.array(named), reason: z.string() }).meta({ id: 'AiRecipeIdea' }))
      .meta({ description: 'Of the household, the most fitting first.' }),
    ideas: z
      .array(
        z
          .object({ name: z.string(), description: z.string(), uses: z.array(named), missing: z.array(z.string()) })
          .meta({ id: 'AiDishIdea' }),
      )
      .meta({ description: 'Dishes that are no recipe here yet.' }),
  })
  .meta({ id: 'AiIdeas' })
