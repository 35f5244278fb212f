import { useState } from 'react'
import type { PictureDraft } from '../draft/recipe-draft.ts'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface PictureChoiceProps {
  pictures: readonly string[]
  picture: PictureDraft
  onPicture: (picture: PictureDraft) => void
  /** Fewer than these are no choice. */
  least?: number
}

/** Smaller pictures are icons and counters. */
const minSide = 150
const maxPictures = 24

export function PictureChoice({ pictures, picture, onPicture, least = 2 }: PictureChoiceProps) {
  const t = useTranslations('import')
  const [useless, setUseless] = useState<ReadonlySet<string>>(new Set())
  const drop = (url: string) => setUseless((before) => new Set([...before, url]))
  const shown = pictures.filter((url) => !useless.has(url)).slice(0, maxPictures)
  if (shown.length < least) return null
  return (
    <RadioGroup
      label={t('picture.choose')}
      value={picture.kind === 'address' ? picture.url : ''}
      onValueChange={(url) => onPicture({ kind: 'address', url })}
      className="mt-3 flex gap-2 overflow-x-auto p-1 sm:max-h-48 sm:flex-wrap sm:overflow-y-auto"
      optionClassName="size-16 shrink-0 overflow-hidden rounded-md border-3 border-transparent bg-sunken aria-checked:border-primary-strong"
      options={shown.map((url, at) => ({
        value: url,
        'aria-label': t('picture.number', { number: at + 1, count: shown.length }),
        children: (
          <img
            src={url}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            className="size-full object-cover"
            onError={() => drop(url)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (Math.max(naturalWidth, naturalHeight) < minSide) drop(url)
            }}
          />
        ),
      }))}
    />
  )
}
