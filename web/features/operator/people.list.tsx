import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { operatorPeopleQuery } from './operator.queries.ts'

export function PeopleList({ space }: { space: number }) {
  const t = useTranslations('operator')
  const nameOf = usePersonName()
  const { data: people = [] } = useQuery(operatorPeopleQuery(space))
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('limits.people')}</h3>
      <ul className="mt-1 divide-y divide-line text-sm">
        {people.map(({ user, role, creator }) => (
          <li key={user.id} className="flex flex-wrap items-center gap-2 py-2.5">
            <bdi className="min-w-0 grow wrap-anywhere">{nameOf(user)}</bdi>
            {creator ? <Badge tone="outline">{t('limits.creator')}</Badge> : null}
            {role === 'guest' || role === 'user' || role === 'admin' ? (
              <Badge>{t(`limits.roles.${role}`)}</Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
