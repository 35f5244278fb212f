import { createFileRoute } from '@tanstack/react-router'
import { KeepAccount } from '#web/features/auth/keep-account.tsx'
import { searchParams, textParam } from '#web/lib/search-params.ts'

export const Route = createFileRoute('/_auth/keep-account')({
  validateSearch: searchParams({ token: textParam }),
  component: KeepAccount,
})
