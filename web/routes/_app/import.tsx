import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { sourceFromShare } from '#web/features/import/source-from-share.ts'
import { searchParams, textParam, positiveIntParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/import')({
  validateSearch: searchParams({
    url: textParam,
    text: textParam,
    title: textParam,
    bookmarklet_import: positiveIntParam,
    received: textParam,
  }),
  loader: () => {
    void loadLineParser()
    return Promise.all([loadTranslations('import'), loadTranslations('apps'), loadTranslations('editor')])
  },
  component: Import,
})

function Import() {
  const search = Route.useSearch()
  const shared = useMemo(() => sourceFromShare(search), [search])
  return <ImportPage shared={shared} />
}
