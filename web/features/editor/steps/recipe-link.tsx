import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

export const RecipeLink = ({ id, name }: { id: number; name: string }) => (
  <Link
    to="/recipe/$recipeId"
    params={{ recipeId: String(id) }}
    className="mb-1 inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-primary-strong underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
    <bdi>{name}</bdi>
  </Link>
)
