import { createFileRoute } from '@tanstack/react-router'
import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { ClosedSpace } from '#web/features/auth/closed-space.tsx'
import { sessionQuery } from '#web/lib/api/session.ts'

export const Route = createFileRoute('/_auth/closed')({
  loader: ({ context }) =>
    Promise.all([context.queryClient.ensureQueryData(sessionQuery), context.queryClient.ensureQueryData(spacesQuery)]),
  component: ClosedSpace,
})
