import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { printPage } from './print-page.ts'
import { type PrintOptions, printOptionsStore, usePrintOptions } from './print-options.ts'

const parts: readonly (keyof PrintOptions)[] = ['picture', 'nutrition', 'comments']

export function PrintDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('recipes')
  const common = useTranslations('common')
  const choice = usePrintOptions()
  const print = () => {
    onClose()
    void printPage()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('print.title')}
      description={t('print.text')}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={print}>{t('action.print')}</Button>
        </>
      }
    >
      {parts.map((part) => (
        <Switch
          key={part}
          label={t(`print.${part}`)}
          checked={choice[part]}
          onCheckedChange={(isOn) => printOptionsStore.set({ ...choice, [part]: isOn })}
        />
      ))}
    </Dialog>
  )
}
