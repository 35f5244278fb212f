import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Choice } from './keep-which.ts'

interface SureDialogProps {
  choices: readonly Choice[]
  isPending: boolean
  onClose: () => void
  onMerge: () => void
}

const mostNamed = 8

/** The one question before all that are sure are merged. */
export function SureDialog({ choices, isPending, onClose, onMerge }: SureDialogProps) {
  const t = useTranslations('doubles')
  const common = useTranslations('common')
  const unnamed = choices.length - mostNamed
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('sureTitle', { count: choices.length })}
      description={t('sureText')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button pending={isPending} onClick={onMerge}>
            {t('sureDo')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1.5 text-sm wrap-anywhere">
        {choices.slice(0, mostNamed).map(({ going, staying }) => (
          <li key={going.id}>{t('sureLine', { going: going.name, staying: staying.name })}</li>
        ))}
        {unnamed > 0 ? <li className="text-muted">{t('sureMore', { count: unnamed })}</li> : null}
      </ul>
    </Dialog>
  )
}
