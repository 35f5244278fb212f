import { createFileRoute } from '@tanstack/react-router'
import { shoppingOutboxFor } from '#web/features/shopping/outbox/shopping-outbox.ts'
import { ownerKeyOf } from '#web/lib/api/owner-key.ts'
import { ShoppingPage } from '#web/features/shopping/shopping.page.tsx'
import { enumParam, positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const listParam = (raw: unknown) => (raw === 'all' ? raw : positiveIntParam(raw))

export const Route = createFileRoute('/_app/shopping')({
  validateSearch: searchParams({ view: enumParam('recipes'), food: textParam, list: listParam }),
  loader: async ({ context }) => {
    const owner = ownerKeyOf(context.queryClient.getQueryData(sessionQuery.queryKey))
    // Not awaited: the stored list shows at once.
    if (owner) void context.queryClient.prefetchQuery(shoppingOutboxFor(owner).query)
    await Promise.all([loadTranslations('shopping'), loadTranslations('lists'), loadTranslations('listview')])
  },
  component: ShoppingPage,
})
