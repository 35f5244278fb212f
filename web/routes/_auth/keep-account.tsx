import { createFileRoute } from '@tanstack/react-router'
import { CancelAccountDeletion } from '#web/features/auth/cancel-account-deletion.tsx'
import { searchParams, textParam } from '#web/lib/search-params.ts'

export const Route = createFileRoute('/_auth/keep-account')({
  validateSearch: searchParams({ token: textParam }),
  component: CancelAccountDeletion,
})
