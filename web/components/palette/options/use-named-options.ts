import { useNavigate } from '@tanstack/react-router'
import { Apple, BookOpen, ChefHat } from 'lucide-react'
import type { Named } from '../palette-sources.ts'
import type { Option } from './option.ts'

type NamedOption = (row: Named, nearness: number) => Option

/** Options that open a thing. */
export function useNamedOptions(): Record<'recipes' | 'foods' | 'books', NamedOption> {
  const navigate = useNavigate()
  const inList =
    (model: string, icon: Option['icon']): NamedOption =>
    ({ id, name }, nearness) => ({
      key: `${model}:${id}`,
      name,
      icon,
      nearness,
      run: () => void navigate({ to: '/list/$model', params: { model }, search: { edit: id }, replace: true }),
    })
  return {
    recipes: ({ id, name }, nearness) => ({
      key: `recipe:${id}`,
      name,
      icon: ChefHat,
      nearness,
      run: () => void navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) }, replace: true }),
    }),
    foods: inList('Food', Apple),
    books: inList('RecipeBook', BookOpen),
  }
}
