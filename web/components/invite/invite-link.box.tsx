import { QrCode as QrIcon, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { inviteAddress, type InviteRow } from './invite.queries.ts'

const QrCode = lazy(() => import('#web/components/ui/qr-code.tsx'))

interface InviteLinkBoxProps {
  invite: InviteRow
  /** The link has left the sheet, in whatever way. */
  onHandOut: () => void
}

export function InviteLinkBox({ invite, onHandOut }: InviteLinkBoxProps) {
  const t = useTranslations('household')
  const { date } = useFormat()
  const { space } = useSession()
  const [isCodeShown, setCodeShown] = useState(false)
  const link = inviteAddress(invite)
  const share = async () => {
    onHandOut()
    // Rejects where the person closes the system's sheet.
    await navigator.share({ text: t('invite.message', { space: space?.name ?? '', link }) }).catch(() => undefined)
  }
  const day = date(civilToDate(invite.valid_until))
  return (
    <section className="flex flex-col gap-3">
      <Field label={t('invite.link')} hint={t(invite.reusable ? 'invite.several' : 'invite.once', { date: day })}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            onCopy={onHandOut}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <CopyButton
          text={link}
          label={t('invite.copy')}
          variant="primary"
          className="col-span-2"
          onCopied={onHandOut}
        />
        <Button
          variant="outline"
          className={canShare ? '' : 'col-span-2'}
          aria-expanded={isCodeShown}
          onClick={() => {
            onHandOut()
            setCodeShown(!isCodeShown)
          }}
        >
          <QrIcon aria-hidden />
          {t('invite.qr')}
        </Button>
        {canShare ? (
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden />
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
      {isCodeShown ? (
        <figure className="flex flex-col items-center gap-2">
          <Suspense fallback={<div className="size-64 rounded-md bg-white" />}>
            <QrCode text={link} label={t('invite.qrLabel')} className="size-64 rounded-md" />
          </Suspense>
          <figcaption className="text-center text-xs text-balance text-muted">{t('invite.qrHint')}</figcaption>
        </figure>
      ) : null}
    </section>
  )
}

const canShare = 'share' in navigator
