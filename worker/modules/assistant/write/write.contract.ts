import * as z from 'zod'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'

const foods = listSchema(text(128), 50).default([])

export const writingRequest = z.object({
  name: text(128).meta({ description: 'The name of the dish.' }),
  description: blankableText(512).nullish(),
  uses: foods.meta({ description: 'Names of foods that are there.' }),
  missing: foods.meta({ description: 'Names of foods that it may take as well.' }),
  wish: blankableText(256).nullish().meta({ description: 'What it has to be, as "quick" or "vegan".' }),
})
