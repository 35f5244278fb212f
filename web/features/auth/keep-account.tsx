import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { askToKeepAccount } from '#web/lib/leaving.ts'
import { say } from '#web/lib/words/messages.ts'
import { useWords } from '#web/lib/words/words.ts'

/** Where the link of the mail leads that tells of a deletion. Opening it changes nothing yet. */
export function KeepAccount() {
  const t = useWords('auth')
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/_auth/keep-account' })
  const keep = useMutation({
    meta: { inline: true },
    mutationFn: () => askToKeepAccount({ token: token ?? '' }),
    onSuccess: async () => {
      say('success', t('keep.done'))
      await navigate({ to: '/login' })
    },
  })
  const isDead = !token || keep.isError
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeader title={t('keep.title')} text={t(isDead ? 'keep.dead' : 'keep.text')} tight />
      {isDead ? (
        <Button asChild>
          <Link to="/login">{t('login.action')}</Link>
        </Button>
      ) : (
        <Button size="lg" pending={keep.isPending} onClick={() => keep.mutate()}>
          {t('keep.action')}
        </Button>
      )}
    </div>
  )
}
