import { createFileRoute } from '@tanstack/react-router'
import { TokensPage } from '#web/features/settings/tokens/tokens.page.tsx'
import { tokensQuery } from '#web/features/settings/tokens/token.queries.ts'

export const Route = createFileRoute('/_app/settings/tokens')({
  loader: ({ context }) => context.queryClient.ensureQueryData(tokensQuery),
  component: TokensPage,
})
