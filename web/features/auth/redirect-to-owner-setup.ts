import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ownerQuery } from './owner-query.ts'

export async function redirectToOwnerSetup({ context }: { context: { queryClient: QueryClient } }): Promise<void> {
  const { wanted } = await context.queryClient.fetchQuery(ownerQuery)
  if (wanted) throw redirect({ to: '/owner' })
}
