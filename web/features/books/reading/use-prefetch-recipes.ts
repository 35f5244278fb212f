import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'

/** So that the page before and the page after are there when somebody turns to them. */
export function usePrefetchRecipes(ids: readonly number[]) {
  const client = useQueryClient()
  const wanted = ids.join()
  useEffect(() => {
    for (const id of wanted.split(',').filter(Boolean)) void client.prefetchQuery(recipeQuery(Number(id)))
  }, [client, wanted])
}
