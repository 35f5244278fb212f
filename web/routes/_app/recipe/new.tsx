import { createFileRoute } from '@tanstack/react-router'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { NewPage } from '#web/features/editor/new.page.tsx'
import { flagParam, searchParams } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/recipe/new')({
  // Continues the recipe that the import page handed over, without asking.
  validateSearch: searchParams({ draft: flagParam }),
  loader: () => {
    void loadLineParser()
    return loadTranslations('editor')
  },
  component: () => <NewPage handedOver={Route.useSearch().draft === true} />,
})
