import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type PrintOptions, printOptionsStore, usePrintOptions } from '../print-options.ts'

const parts: readonly (keyof PrintOptions)[] = ['picture', 'nutrition', 'comments']

export function PrintDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('recipes')
  const common = useTranslations('common')
  const choice = usePrintOptions()
  const print = () => {
    onClose()
    // Before printing, the dialog must be gone and lazy pictures must have loaded.
    void imagesLoaded().then(() => window.print())
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

const imageTimeout = 4000

async function imagesLoaded() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([all, new Promise((done) => setTimeout(done, imageTimeout))])
  await new Promise((done) => setTimeout(done, 300))
}
