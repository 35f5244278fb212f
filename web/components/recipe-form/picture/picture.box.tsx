import { Camera, ImagePlus, Link2, Trash2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PictureUrlInput } from './picture-url-input.tsx'
import { pictureFromTransfer } from './picture-from-transfer.ts'
import { usePictureUrl } from './use-picture-url.ts'
import { preparePicture } from './prepare-picture.ts'
import type { PictureDraft } from '../draft/recipe-draft.ts'

export interface PictureBoxProps {
  picture: PictureDraft
  onPicture: (picture: PictureDraft) => void
  error?: readonly string[] | undefined
}

export function PictureBox({ picture, onPicture, error }: PictureBoxProps) {
  const t = useTranslations('editor')
  const shown = usePictureUrl(picture)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  /** A URL whose picture the browser cannot show. The server may still get it, as some sites refuse other sites. */
  const [unseen, setUnseen] = useState<string>()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = async (file: Blob | null) => {
    if (!file) return
    setBusy(true)
    const taken = await preparePicture(file)
    setBusy(false)
    onPicture(taken)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { file, address } = pictureFromTransfer(event.dataTransfer)
    if (file) void take(file)
    else if (address) onPicture({ kind: 'address', url: address })
  }
  const input = (reference: typeof files, capture: boolean) => (
    <input
      ref={reference}
      type="file"
      accept="image/*"
      {...(capture ? { capture: 'environment' as const } : {})}
      tabIndex={-1}
      aria-hidden
      className="hidden"
      onChange={(event) => {
        void take(event.target.files?.[0] ?? null)
        event.target.value = ''
      }}
    />
  )
  return (
    <section aria-label={t('picture.label')}>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cn(
          'relative grid w-full place-items-center overflow-hidden rounded-lg',
          shown ? 'aspect-4/3 bg-sunken' : 'aspect-5/2 border-2 border-dashed bg-surface lg:aspect-4/3',
          isOver ? 'border-primary-strong bg-primary-soft' : 'border-edge',
        )}
      >
        {shown && shown === unseen ? (
          <p className="p-4 text-center text-sm text-muted">{t('picture.unseen')}</p>
        ) : shown ? (
          <img
            src={shown}
            alt={t('picture.now')}
            referrerPolicy="no-referrer"
            className="size-full object-cover"
            onError={() => setUnseen(shown)}
          />
        ) : (
          <button
            type="button"
            onClick={() => files.current?.click()}
            className="grid size-full place-content-center justify-items-center gap-2 p-4 text-center text-sm text-muted"
          >
            <ImagePlus aria-hidden className="size-8 text-primary-strong" />
            <span className="font-medium text-ink">{t('picture.choose')}</span>
            <span className="pointer-coarse:hidden">{t('picture.dropHint')}</span>
          </button>
        )}
        {isBusy ? (
          <div className="absolute inset-0 grid place-items-center bg-scrim text-2xl text-page">
            <Spinner label={t('picture.reading')} />
          </div>
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap gap-1">
        {shown ? (
          <Button variant="ghost" size="sm" onClick={() => files.current?.click()}>
            <ImagePlus aria-hidden />
            {t('picture.other')}
          </Button>
        ) : null}
        <span className="hidden pointer-coarse:contents">
          <Button variant="ghost" size="sm" onClick={() => camera.current?.click()}>
            <Camera aria-hidden />
            {t('picture.camera')}
          </Button>
        </span>
        <Button variant="ghost" size="sm" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          <Link2 aria-hidden />
          {t('picture.byAddress')}
        </Button>
        {shown ? (
          <Button variant="ghost" size="sm" onClick={() => onPicture({ kind: 'removed' })}>
            <Trash2 aria-hidden />
            {t('picture.remove')}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <PictureUrlInput
          onAddress={(url) => {
            setAsking(false)
            onPicture({ kind: 'address', url })
          }}
        />
      ) : null}
      {error?.length ? <p className="mt-1 text-sm text-error">{error.join(' ')}</p> : null}
      {input(files, false)}
      {input(camera, true)}
    </section>
  )
}
