import { createFileRoute, redirect } from '@tanstack/react-router'

/** Addresses of older versions of this kind of application, which stand in notes and bookmarks. */
export const Route = createFileRoute('/view/recipe/$recipeId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/recipe/$recipeId', params, replace: true })
  },
})
