import { type ReactNode, useEffect, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { drawPage } from './draw-page.ts'
import type { Cut } from './edit.ts'
import type { PhotoPage } from './use-pages.ts'

interface CutDialogProps {
  page: PhotoPage
  number: number
  onCut: (cut: Cut | null) => void
  onClose: () => void
}

const SHOWN_SIDE = 1600

/** The part of a page that is sent: by drawing, or with Tab and the arrow keys. */
export function CutDialog({ page, number, onCut, onClose }: CutDialogProps) {
  const t = useTranslations('photos')
  const whole = useWhole(page)
  const [crop, setCrop] = useState<PercentCrop>(cropOf(page.edit.cut ?? INNER))
  const done = () => {
    onCut(cutOf(crop))
    onClose()
  }
  const footer: ReactNode = (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          onCut(null)
          onClose()
        }}
      >
        {t('cut.whole')}
      </Button>
      <Button onClick={done}>{t('cut.done')}</Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('cut.title', { number })}
      description={t('cut.how')}
      footer={footer}
    >
      {whole ? (
        <div className="flex justify-center">
          <ReactCrop crop={crop} onChange={(_pixels, percent) => setCrop(percent)} keepSelection ariaLabels={labels(t)}>
            <img src={whole} alt={t('page', { number })} className="max-h-[60dvh]" />
          </ReactCrop>
        </div>
      ) : null}
    </Dialog>
  )
}

/** Something to begin with, whose edges can be seen. */
const INNER: Cut = { x: 0.05, y: 0.05, width: 0.9, height: 0.9 }

/** The page as it was turned, and not cut. */
function useWhole({ file, edit: { turn } }: PhotoPage): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    const show = async () => {
      const drawn = await drawPage(file, { turn, cut: null }, SHOWN_SIDE)
      if (isOver || !drawn) return
      made = URL.createObjectURL(drawn)
      setAddress(made)
    }
    void show()
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, turn])
  return address
}

const cropOf = ({ x, y, width, height }: Cut): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

const cutOf = ({ x, y, width, height }: PercentCrop): Cut | null =>
  width < 1 || height < 1 ? null : { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }

const labels = (t: ReturnType<typeof useTranslations<'photos'>>) => ({
  cropArea: t('cut.area'),
  nwDragHandle: t('cut.handle.nw'),
  nDragHandle: t('cut.handle.n'),
  neDragHandle: t('cut.handle.ne'),
  eDragHandle: t('cut.handle.e'),
  seDragHandle: t('cut.handle.se'),
  sDragHandle: t('cut.handle.s'),
  swDragHandle: t('cut.handle.sw'),
  wDragHandle: t('cut.handle.w'),
})
