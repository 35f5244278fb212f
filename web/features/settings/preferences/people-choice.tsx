import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Member, peopleQuery } from '#web/components/things/people-query.ts'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'

/** The members of the space, of whom any number may be chosen. */
export function PeopleChoice({ name, label }: { name: 'plan_share' | 'shopping_share'; label: string }) {
  const t = useTranslations('preferences')
  const settings = useTranslations('settings')
  const { user } = useSession()
  const chosen = usePreference()[name] ?? []
  const save = useSavePreference()
  const { data, error, refetch } = useQuery(peopleQuery)
  const others = data?.filter(({ id }) => id !== user.id)
  const choose = (person: Member, isChosen: boolean) => {
    const rest = chosen.filter(({ id }) => id !== person.id)
    save.mutate({ [name]: isChosen ? [...rest, person] : rest })
  }
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!others) return <Skeleton className="h-12" />
  if (others.length === 0)
    return (
      <p className="text-sm text-muted">
        {t('shopping.nobody')}{' '}
        <Button asChild variant="link" size="inline">
          <Link to="/settings/people">{settings('tabs.people')}</Link>
        </Button>
      </p>
    )
  return (
    <fieldset aria-label={label} className="-my-1 flex flex-col">
      {others.map((person) => (
        <Checkbox
          key={person.id}
          checked={chosen.some(({ id }) => id === person.id)}
          onCheckedChange={(isChosen) => choose(person, isChosen)}
          className="min-h-12"
          label={
            <span className="flex items-center gap-3">
              <Avatar name={person.display_name} picture={person.picture} />
              <bdi className="min-w-0 wrap-anywhere">{person.display_name}</bdi>
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
