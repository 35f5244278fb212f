import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginForm } from '#web/features/auth/login.form.tsx'
import { redirectToOwnerSetup } from '#web/features/auth/redirect-to-owner-setup.ts'
import { localPath } from '#web/features/auth/local-path.ts'
import { sessionQuery } from '#web/lib/api/session.ts'

export const Route = createFileRoute('/_auth/login')({
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
    if (session) throw redirect({ href: localPath(search.redirect) })
  },
  loader: redirectToOwnerSetup,
  component: LoginForm,
})
