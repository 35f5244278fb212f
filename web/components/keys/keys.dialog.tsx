import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { KeyList } from './key-list.tsx'
import { SingleKeysSwitch } from './single-keys-switch.tsx'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('help')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('keys.title')}
      size="lg"
      footer={
        <Button asChild variant="outline">
          <Link to="/help">{t('all')}</Link>
        </Button>
      }
    >
      <KeyList />
      <SingleKeysSwitch />
    </Dialog>
  )
}
