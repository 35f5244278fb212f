import { createFileRoute } from '@tanstack/react-router'
import { loadParser } from '#web/components/recipe-form/lines/load-parser.ts'
import { NewPage } from '#web/features/editor/new.page.tsx'
import { flagParam, searchParams } from '#web/lib/search-params.ts'
import { loadWords } from '#web/lib/words/words.ts'

export const Route = createFileRoute('/_app/recipe/new')({
  // `draft`: goes on with what the import page handed over, without asking.
  validateSearch: searchParams({ draft: flagParam }),
  loader: () => {
    void loadParser()
    return loadWords('editor')
  },
  component: () => <NewPage handedOver={Route.useSearch().draft === true} />,
})
