import { LoaderCircle } from 'lucide-react'
import { InviteLinkBox } from '#web/components/invite/invite-link.box.tsx'
import { useInvite } from '#web/components/invite/use-invite.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './welcome.page.tsx'

/** The link is there at once; one that nobody copied is taken back when the step is left. */
export function InviteStep({ actions, onDone }: StepProps) {
  const t = useTranslations('household')
  const welcome = useTranslations('welcome')
  const { invite, error, retry, handOut } = useInvite(undefined, { canMake: true })
  return (
    <StepForm
      actions={actions}
      next={welcome('done')}
      pending={false}
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      {invite ? (
        <InviteLinkBox invite={invite} onHandOut={handOut} />
      ) : error ? (
        <div className="flex flex-col items-start gap-3">
          <p>{t('invite.failed')}</p>
          <Button variant="outline" onClick={retry}>
            {t('invite.again')}
          </Button>
        </div>
      ) : (
        <p className="flex min-h-40 items-center justify-center gap-3 text-muted" aria-live="polite">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {t('invite.making')}
        </p>
      )}
    </StepForm>
  )
}
