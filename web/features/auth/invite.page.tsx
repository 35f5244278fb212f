import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page.header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FormProblem } from '#web/components/ui/form/form.problem.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { useAccept } from './invite.accept.use.ts'
import { inviteQuery } from './invite.query.ts'
import { InviteTerms } from './invite.terms.tsx'
import { InviteVisitor } from './invite.visitor.tsx'

/** What an invitation leads to, and the way in: asked of whoever is signed in, after an account for everybody else. */
export function InvitePage({ uuid }: { uuid: string }) {
  const t = useWords('auth')
  const { data: invite } = useSuspenseQuery(inviteQuery(uuid))
  const space = invite?.space?.name ?? ''
  const open = invite?.state === 'open' || invite?.member === true
  const { accept, pending, problem } = useAccept(uuid, { may: open && invite.user !== null, space })
  if (!invite || !open) return <ClosedInvite why={invite?.state ?? 'gone'} space={space} />
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('invite.title')} heading={t('invite.heading')} tight />
      {invite.member ? <p dir="auto">{t('invite.member', { space })}</p> : <InviteTerms invite={invite} />}
      <FormProblem>{problem}</FormProblem>
      {invite.user === null ? (
        <InviteVisitor uuid={uuid} />
      ) : (
        <>
          <Button size="lg" pending={pending} onClick={accept}>
            {invite.member ? t('invite.open', { space }) : t('invite.accept', { space })}
          </Button>
          <p className="text-sm text-muted">{t('invite.signedIn', { name: invite.user })}</p>
        </>
      )}
    </div>
  )
}

function ClosedInvite({ why, space }: { why: 'open' | 'used' | 'expired' | 'full' | 'gone'; space: string }) {
  const t = useWords('auth')
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeader title={t('invite.title')} text={why === 'open' ? '' : t(`invite.${why}`, { space })} tight />
      <Button asChild variant="outline">
        <Link to="/">{t('invite.home')}</Link>
      </Button>
    </div>
  )
}
