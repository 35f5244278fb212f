import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/view/recipe/$recipeId_/$share')({
  beforeLoad: ({ params: { recipeId, share } }) => {
    throw redirect({ to: '/recipe/$recipeId', params: { recipeId }, search: { share }, replace: true })
  },
})
