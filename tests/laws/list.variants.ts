import type { Made } from './samples.ts'

/** Filters and orders of lists that find as much in the smaller library as in the larger. */
export const variants = ({ food, unit, keyword, recipe }: Made, today: string): string[] => [
  '/api/step/?query=pancakes',
  `/api/step/?recipe=${recipe}`,
  `/api/ingredient/?unit=${unit}`,
  `/api/ingredient/?food=${food}`,
  '/api/recipe/?query=pa',
  '/api/recipe/?query=pancakes',
  '/api/recipe/?query=whisk',
  '/api/recipe/?timescooked=0',
  '/api/recipe/?rating=0',
  '/api/recipe/?timescooked_gte=1',
  `/api/recipe/?keywords=${keyword}`,
  `/api/recipe/?keywords_or_not=${keyword}`,
  `/api/recipe/?foods=${food}`,
  `/api/recipe/?units=${unit}`,
  '/api/recipe/?sort_order=-updated_at',
  '/api/recipe/?sort_order=updated_at',
  '/api/recipe/?sort_order=-created_at',
  `/api/recipe/?createdon_gte=${today}`,
  `/api/recipe/?updatedon_gte=${today}`,
  '/api/recipe/?internal=false',
  '/api/food/?query=milk',
  '/api/keyword/?query=break',
  '/api/food/?extended=1&query=milk',
  '/api/unit/?extended=1&query=gram',
]
