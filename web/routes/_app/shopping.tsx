import { createFileRoute } from '@tanstack/react-router'
import { deskOf } from '#web/features/shopping/outbox/desk.ts'
import { ownerOf } from '#web/features/shopping/outbox/owner.ts'
import { ShoppingPage } from '#web/features/shopping/shopping.page.tsx'
import { oneOf, searchParams, textParam } from '#web/lib/search-params.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { loadWords } from '#web/lib/words/words.ts'

export const Route = createFileRoute('/_app/shopping')({
  validateSearch: searchParams({ view: oneOf('recipes'), food: textParam }),
  loader: async ({ context }) => {
    const owner = ownerOf(context.queryClient.getQueryData(sessionQuery.queryKey))
    // Not awaited: the list of the last visit is there at once.
    if (owner) void context.queryClient.prefetchQuery(deskOf(owner).query)
    await loadWords('shopping')
  },
  component: ShoppingPage,
})
