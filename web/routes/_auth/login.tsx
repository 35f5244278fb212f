import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginForm } from '#web/features/auth/login.form.tsx'
import { leadOwner } from '#web/features/auth/lead-owner.ts'
import { localPath } from '#web/features/auth/local-path.ts'
import { sessionQuery } from '#web/lib/api/session.ts'

export const Route = createFileRoute('/_auth/login')({
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
    if (session) throw redirect({ href: localPath(search.redirect) })
  },
  loader: leadOwner,
  component: LoginForm,
})
