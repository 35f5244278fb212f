import { LoaderCircle } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { LazySheet } from '#web/components/ui/lazy-window.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { InviteLinkBox } from '#web/components/invite/invite-link.box.tsx'
import { InviteMailForm } from './invite-mail.form.tsx'
import type { InviteRow } from '#web/components/invite/invite.queries.ts'
import { InviteTermsForm } from './invite-terms.form.tsx'
import { useInvite } from '#web/components/invite/use-invite.ts'

interface InviteSheetProps {
  /** Left out for a new one, which is made while the sheet opens. */
  invite?: InviteRow
  onOpenChange: (open: boolean) => void
}

export function InviteSheet({ invite: given, onOpenChange }: InviteSheetProps) {
  const t = useTranslations('household')
  const { limits, space } = useSession()
  const isFull = limits.users.most > 0 && limits.users.used >= limits.users.most
  const { invite, error, retry, change, handOut } = useInvite(given, { canMake: !isFull })
  const name = given?.internal_note || given?.email
  return (
    <LazySheet open onOpenChange={onOpenChange} title={name ? t('invite.titleOf', { name }) : t('invite.title')}>
      {invite ? (
        <div className="flex flex-col gap-6">
          <InviteLinkBox invite={invite} onHandOut={handOut} />
          <InviteTermsForm invite={invite} onChange={change} />
          <InviteMailForm invite={invite} onChange={change} onHandOut={handOut} />
        </div>
      ) : isFull ? (
        <p className="text-pretty wrap-anywhere">{t('invite.full', { space: space?.name ?? '' })}</p>
      ) : error ? (
        <div className="flex flex-col items-start gap-3">
          <p>{t('invite.failed')}</p>
          <Button onClick={retry}>{t('invite.again')}</Button>
        </div>
      ) : (
        <p className="flex min-h-40 items-center justify-center gap-3 text-muted" aria-live="polite">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {t('invite.making')}
        </p>
      )}
    </LazySheet>
  )
}
