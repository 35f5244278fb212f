import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownerQuery } from '#web/features/auth/owner-query.ts'
import { SignupForm } from '#web/features/auth/signup.form.tsx'

export const Route = createFileRoute('/_auth/owner')({
  loader: async ({ context }) => {
    const { wanted } = await context.queryClient.fetchQuery(ownerQuery)
    if (!wanted) throw redirect({ to: '/login' })
  },
  component: () => <SignupForm owner />,
})
