import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { Button } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api.ts'
import { signOut } from '#web/lib/api/auth.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { redirectAfterLogin } from './redirect-after-login.ts'

export function ClosedSpace() {
  const t = useTranslations('auth')
  const { date } = useFormat()
  const closed = useMaybeSession()?.closed
  const { data: spaces } = useSuspenseQuery(spacesQuery)
  // Loads a page anew, because this one only knows the closed space.
  const go = useMutation({
    meta: { error: 'update' },
    mutationFn: async (to: number | null) => {
      const id = to ?? (await call<{ id: number }>('POST', '/api/space/', { body: {} })).id
      await call('POST', `/api/switch-active-space/${id}/`)
    },
    onSuccess: () => redirectAfterLogin('/'),
  })
  const words = closed
    ? t('closed.text', { space: closed.name, date: date(new Date(closed.erase_at)) })
    : t('closed.open')
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={t('closed.title')} text={words} tight />
      {spaces.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          className="max-w-full whitespace-normal"
          pending={go.isPending}
          onClick={() => go.mutate(id)}
        >
          {t('closed.go', { space: name })}
        </Button>
      ))}
      <Button
        size="lg"
        variant={spaces.length > 0 ? 'outline' : 'primary'}
        pending={go.isPending}
        onClick={() => go.mutate(null)}
      >
        {t('closed.make')}
      </Button>
      <Button variant="ghost" size="lg" onClick={() => void signOut().then(() => redirectAfterLogin('/login'))}>
        {t('closed.logOut')}
      </Button>
    </div>
  )
}
