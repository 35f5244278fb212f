import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { InviteItem } from './invite.item.tsx'
import { inviteState, invitesQuery } from '#web/components/invite/invite.queries.ts'
import type { PersonRow } from './people.queries.ts'

export function InvitesSection({ people }: { people: readonly PersonRow[] }) {
  const t = useTranslations('household')
  const { data, error, refetch } = useQuery(invitesQuery)
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-32 rounded-lg" />
  const newest = data.results.toReversed()
  const open = newest.filter((invite) => inviteState(invite) === 'open')
  const past = newest.filter((invite) => inviteState(invite) !== 'open')
  if (newest.length === 0) return null
  return (
    <Section title={t('invites.title')} text={open.length > 0 ? t('invites.text') : t('invites.empty')}>
      {open.length > 0 ? (
        <ul className="-my-3 divide-y divide-line">
          {open.map((invite) => (
            <InviteItem key={invite.id} invite={invite} people={people} />
          ))}
        </ul>
      ) : null}
      {past.length > 0 ? (
        <Disclosure summary={t('invites.past', { count: past.length })}>
          <ul className="-mb-3 divide-y divide-line">
            {past.map((invite) => (
              <InviteItem key={invite.id} invite={invite} people={people} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Section>
  )
}
