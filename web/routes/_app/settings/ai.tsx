import { createFileRoute } from '@tanstack/react-router'
import { AiPage } from '#web/features/settings/ai/ai.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/ai')({
  loader: () => loadTranslations('ai'),
  component: AiPage,
})
