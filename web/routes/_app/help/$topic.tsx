import { createFileRoute } from '@tanstack/react-router'
import { helpQuery } from '#web/features/help/help-pages.ts'
import { HelpTopicPage } from '#web/features/help/help-topic.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/help/$topic')({
  loader: ({ context }) => Promise.all([context.queryClient.ensureQueryData(helpQuery()), loadTranslations('help')]),
  component: HelpTopicRoute,
})

function HelpTopicRoute() {
  return <HelpTopicPage topic={Route.useParams().topic} />
}
