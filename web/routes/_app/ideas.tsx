import { createFileRoute } from '@tanstack/react-router'
import { IdeasPage } from '#web/features/ideas/ideas.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/ideas')({
  loader: () => loadTranslations('ai'),
  component: IdeasPage,
})
