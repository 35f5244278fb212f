import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Drawing, type DrawingName } from '#web/components/ui/states/drawing.tsx'
import { call } from '#web/lib/api/api.ts'
import { patchSession, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { persistedStore } from '#web/lib/persisted-store.ts'
import { toCivilDate } from '#web/lib/format/civil-date.ts'
import { homeWeekQuery, newestQuery } from './home.queries.ts'

type Card = 'import' | 'plan' | 'invite'

interface CardLook {
  name: Card
  drawing: DrawingName
  link: LinkProps
}

const cards: readonly CardLook[] = [
  { name: 'import', drawing: 'book', link: { to: '/import' } },
  { name: 'plan', drawing: 'calendar', link: { to: '/plan' } },
  { name: 'invite', drawing: 'table', link: { to: '/settings/people', search: { open: 'invite' } } },
]

/** `12:plan` is the card of space 12. */
const hiddenCards = persistedStore<readonly string[]>('larder.first-steps', (raw) =>
  Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : [],
)

/** Three cards until each is done or closed; then the space remembers that, for every device. */
export function FirstSteps({ from }: { from: Date }) {
  const t = useTranslations('welcome')
  const { space, limits } = useSession()
  const { data: newest } = useQuery(newestQuery)
  const id = space?.id ?? 0
  const hidden = hiddenCards.use()
  const { data: week } = useQuery(homeWeekQuery(toCivilDate(from)))
  const isDone: Record<Card, boolean> = {
    import: (newest?.count ?? limits.recipes.used) > 0,
    plan: (week?.count ?? 0) > 0,
    invite: limits.users.used > 1,
  }
  const shown = cards.filter(({ name }) => !hidden.includes(`${id}:${name}`))
  const isOver = shown.every(({ name }) => isDone[name])
  const { mutate: rememberOver } = useRememberOver(id)
  useEffect(() => {
    if (isOver) rememberOver()
  }, [isOver, rememberOver])
  if (isOver) return null
  return (
    <section aria-labelledby="first-steps" className="mb-10">
      <h2 id="first-steps" className="mb-3 font-title text-xl font-semibold">
        {t('cards.title')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {shown.map(({ name, drawing, link }) => (
          <li
            key={name}
            className="relative flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-low transition-colors md:flex-col md:items-start md:gap-3"
          >
            <Drawing name={drawing} className="size-12 shrink-0 md:size-16" />
            <div className="min-w-0 grow pe-8 md:pe-0">
              <h3 className="font-title text-lg font-semibold">
                {isDone[name] ? (
                  t(`cards.${name}.title`)
                ) : (
                  <Link {...link} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
                    {t(`cards.${name}.title`)}
                  </Link>
                )}
              </h3>
              <p className="mt-0.5 text-sm text-pretty text-muted">{t(`cards.${name}.text`)}</p>
              {isDone[name] ? (
                <p className="mt-2 flex items-center gap-2 text-sm font-medium text-success-strong">
                  <Check aria-hidden className="size-4.5" />
                  {t('cards.isDone')}
                </p>
              ) : null}
            </div>
            <IconButton
              label={t('cards.close', { card: t(`cards.${name}.title`) })}
              size="iconSm"
              className="absolute end-1 top-1 z-10"
              icon={<X aria-hidden />}
              onClick={() => hiddenCards.set([...hiddenCards.get(), `${id}:${name}`])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const useRememberOver = (space: number) =>
  useMutation({
    mutationFn: () => call('PATCH', `/api/space/${space}/`, { body: { household_setup_completed: true } }),
    onSuccess: () =>
      patchSession(({ space: own, ...session }) => ({
        ...session,
        space: own && { ...own, household_setup_completed: true },
      })),
  })
