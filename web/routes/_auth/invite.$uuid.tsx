import { createFileRoute } from '@tanstack/react-router'
import { InvitePage } from '#web/features/auth/invite.page.tsx'
import { inviteQuery } from '#web/features/auth/invite-query.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_auth/invite/$uuid')({
  loader: ({ context, params: { uuid } }) =>
    Promise.all([loadTranslations('auth'), context.queryClient.ensureQueryData(inviteQuery(uuid))]),
  component: () => <InvitePage uuid={Route.useParams().uuid} />,
})
