import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { helpQuery } from '#web/features/help/help-pages.ts'
import { HelpIndexPage } from '#web/features/help/help.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { searchParams, textParam } from '#web/lib/search-params.ts'

export const Route = createFileRoute('/_app/help/')({
  validateSearch: searchParams({ q: textParam }),
  loader: ({ context }) => Promise.all([context.queryClient.ensureQueryData(helpQuery()), loadTranslations('help')]),
  component: HelpRoute,
})

function HelpRoute() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const ask = useCallback(
    (next: string) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false }),
    [navigate],
  )
  return <HelpIndexPage question={q} onAsk={ask} />
}
