import { createFileRoute } from '@tanstack/react-router'
import { SpacePage } from '#web/features/settings/space/space.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/space')({
  loader: () => loadTranslations('space'),
  component: SpacePage,
})
