import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useAcceptInvite } from './use-accept-invite.ts'
import { inviteQuery } from './invite-query.ts'
import type { invitation } from '#worker/modules/members/invites/invite.contract.ts'
import type * as z from 'zod'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { storeInviteIntent } from './invite-intent.ts'

export function InvitePage({ uuid }: { uuid: string }) {
  const t = useTranslations('auth')
  const { data: invite } = useSuspenseQuery(inviteQuery(uuid))
  const space = invite?.space?.name ?? ''
  const open = invite?.state === 'open' || invite?.member === true
  const { accept, pending, problem } = useAcceptInvite(uuid, { may: open && invite.user !== null, space })
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
  const t = useTranslations('auth')
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeader title={t('invite.title')} text={why === 'open' ? '' : t(`invite.${why}`, { space })} tight />
      <Button asChild variant="outline">
        <Link to="/">{t('invite.home')}</Link>
      </Button>
    </div>
  )
}

function InviteTerms({ invite }: { invite: z.output<typeof invitation> }) {
  const t = useTranslations('auth')
  const day = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(invite.valid_until),
  )
  return (
    <>
      <p dir="auto">{t('invite.text', { by: invite.invited_by ?? '', space: invite.space?.name ?? '' })}</p>
      {invite.group ? <p>{t(`invite.${invite.group.name}`)}</p> : null}
      {invite.household ? <p dir="auto">{t('invite.household', { household: invite.household })}</p> : null}
      <p className="text-sm text-muted">{t('invite.until', { day })}</p>
    </>
  )
}

function InviteVisitor({ uuid }: { uuid: string }) {
  const t = useTranslations('auth')
  const search = { redirect: `/invite/${uuid}` }
  return (
    <div className="flex flex-col gap-3">
      <Button asChild size="lg">
        <Link to="/signup" search={search} onClick={() => storeInviteIntent(uuid)}>
          {t('invite.account')}
        </Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to="/login" search={search} onClick={() => storeInviteIntent(uuid)}>
          {t('invite.login')}
        </Link>
      </Button>
    </div>
  )
}
