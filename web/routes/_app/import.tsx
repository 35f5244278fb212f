import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { loadParser } from '#web/components/recipe-form/lines/load-parser.ts'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { sharedOf } from '#web/features/import/shared-link.ts'
import { searchParams, textParam, whole } from '#web/lib/search-params.ts'
import { loadWords } from '#web/lib/words/words.ts'

export const Route = createFileRoute('/_app/import')({
  // What other apps share with this one, and what the bookmarklet left.
  validateSearch: searchParams({
    url: textParam,
    text: textParam,
    title: textParam,
    bookmarklet_import: whole,
    received: textParam,
  }),
  loader: () => {
    void loadParser()
    return Promise.all([loadWords('import'), loadWords('editor')])
  },
  component: Import,
})

function Import() {
  const search = Route.useSearch()
  const shared = useMemo(() => sharedOf(search), [search])
  return <ImportPage shared={shared} />
}
