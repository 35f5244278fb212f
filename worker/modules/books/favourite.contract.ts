import * as z from 'zod'
import { languages } from '#worker/kernel/contract/languages.contract.ts'

export const favourites = z
  .object({
    book: z.int().nullable().meta({ description: 'The book that holds them; null before the first.' }),
    recipes: z.array(z.int()),
  })
  .meta({ id: 'Favourites' })

export const favouriteDraft = z
  .object({
    language: z.enum(languages).optional().describe('Of the name of the book, where the call makes it'),
  })
  .meta({ id: 'FavouriteRequest' })

export const favouriteParam = z.object({ recipe: z.coerce.number().int().positive() })
