import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { TransferSpaceForm } from '../transfer-space.form.tsx'
import { HouseholdSection } from './household.section.tsx'
import { InviteSheet } from './invite.sheet.tsx'
import { InvitesSection } from './invites.section.tsx'
import { LeaveSection } from './leave.section.tsx'
import { NewHousehold } from './new-household.section.tsx'
import { householdsQuery, type PersonRow, peopleQuery } from './people.queries.ts'

export function PeoplePage() {
  const t = useTranslations('household')
  const { space, creator, user } = useSession()
  const { data: people } = useSuspenseQuery(peopleQuery)
  const { data: households } = useQuery({ ...householdsQuery, enabled: creator })
  const invite = useOverlay('invite')
  const owner = people.find((person) => person.creator)?.user.display_name
  const inviteButton = (
    <Button onClick={invite.show}>
      <UserPlus aria-hidden />
      {t('invites.action')}
    </Button>
  )
  const isAlone = people.length === 1 && creator
  return (
    <>
      <PageHeader
        title={t('title')}
        text={<span className="wrap-anywhere">{t('text', { space: space?.name ?? '' })}</span>}
        actions={creator && !isAlone ? inviteButton : null}
        tight
      />
      {creator || owner === undefined ? null : (
        <p className="text-sm text-pretty wrap-anywhere text-muted">{t('readOnly', { name: owner })}</p>
      )}
      {housesOf(people, households?.results ?? []).map(({ household, inside }) => (
        <HouseholdSection key={household?.id ?? 0} household={household} people={inside} />
      ))}
      {isAlone ? (
        <Card>
          <EmptyState drawing="table" title={t('alone.title')} text={t('alone.text')} action={inviteButton} />
        </Card>
      ) : null}
      {creator ? <InvitesSection people={people} /> : null}
      {creator ? <NewHousehold /> : null}
      {creator && !isAlone && space && !space.erase_at ? <TransferSpaceForm space={space} me={user.id} /> : null}
      {creator ? null : <LeaveSection people={people} />}
      {creator && invite.open ? <InviteSheet onOpenChange={invite.set} /> : null}
    </>
  )
}

type House = { household: PersonRow['household']; inside: PersonRow[] }

/** Those who are in none come last, and only where there are any. */
function housesOf(people: readonly PersonRow[], empty: readonly { id: number; name: string }[]): House[] {
  const all = new Map([...people.flatMap(({ household }) => household ?? []), ...empty].map((one) => [one.id, one]))
  const inside = (id: number | undefined) => people.filter(({ household }) => household?.id === id)
  const homeless = inside(undefined)
  return [
    ...[...all.values()]
      .toSorted((one, other) => one.id - other.id)
      .map((household) => ({ household, inside: inside(household.id) })),
    ...(homeless.length > 0 ? [{ household: null, inside: homeless }] : []),
  ]
}
