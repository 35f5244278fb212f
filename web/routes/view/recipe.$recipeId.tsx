import { createFileRoute, redirect } from '@tanstack/react-router'

/** Addresses of older applications of this kind, kept in notes and bookmarks. */
export const Route = createFileRoute('/view/recipe/$recipeId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/recipe/$recipeId', params, replace: true })
  },
})
