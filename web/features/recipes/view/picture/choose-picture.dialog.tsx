import { useState } from 'react'
import type { PictureDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { PictureBox } from '#web/components/recipe-form/picture/picture.box.tsx'
import { PictureChoice } from '#web/components/recipe-form/picture/picture-choice.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useGivePicture } from './picture.queries.ts'

interface ChoosePictureDialogProps {
  recipe: number
  image: string | null
  /** Other pictures of the page that the recipe is from. */
  choices: readonly string[]
  onClose: () => void
}

export function ChoosePictureDialog({ recipe, image, choices, onClose }: ChoosePictureDialogProps) {
  const t = useTranslations('pictures')
  const [picture, setPicture] = useState<PictureDraft>({ kind: 'saved', url: image })
  const give = useGivePicture(recipe, t('kept'))
  const isChosen = picture.kind === 'file' || picture.kind === 'address'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('choice.title')}
      description={t(choices.length > 0 ? 'choice.text' : 'choice.own')}
      footer={
        <Button
          className="max-sm:w-full"
          disabled={!isChosen}
          pending={give.isPending}
          onClick={() => give.mutate(picture, { onSuccess: onClose })}
        >
          {t('choice.take')}
        </Button>
      }
    >
      <PictureBox picture={picture} onPicture={setPicture} />
      <PictureChoice pictures={choices} picture={picture} onPicture={setPicture} least={1} />
    </Dialog>
  )
}
