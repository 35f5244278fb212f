import { ImageOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useDismissFailure, useGivePicture } from './picture.queries.ts'

const ChoosePictureDialog = lazyPart(() => import('./choose-picture.dialog.tsx'), 'ChoosePictureDialog')

interface PictureNoticeProps {
  recipe: RecipeRow
  /** It is being fetched, as this visit asked for it. */
  isComing: boolean
}

/** A picture that is on its way, or that did not come. */
export function PictureNotice({ recipe, isComing }: PictureNoticeProps) {
  const t = useTranslations('pictures')
  const { image_failure: failure } = recipe
  // Always there, so that a screen reader hears what it says next.
  return (
    <output className="block print:hidden">
      {failure ? (
        <Failure recipe={recipe} failure={failure} />
      ) : isComing ? (
        <span className="mt-4 flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {t('coming')}
        </span>
      ) : null}
    </output>
  )
}

interface FailureProps {
  recipe: RecipeRow
  failure: NonNullable<RecipeRow['image_failure']>
}

function Failure({ recipe: { id, image }, failure: { reason, url, choices } }: FailureProps) {
  const t = useTranslations('pictures')
  const [isChoosing, setChoosing] = useState(false)
  const again = useGivePicture(id, t('kept'))
  const dismiss = useDismissFailure(id, t('dismissed'))
  return (
    <>
      <section aria-label={t('label')} className="mt-4 max-w-prose rounded-lg bg-sunken px-4 py-3 text-sm">
        <p className="flex items-start gap-2.5">
          <ImageOff aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <span>
            <span className="font-semibold">{t(url === null ? 'fromFile' : 'failed')}</span> {t(`reason.${reason}`)}
          </span>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {url === null ? null : (
            <Button
              variant="outline"
              size="sm"
              pending={again.isPending}
              onClick={() => again.mutate({ kind: 'address', url })}
            >
              {t('again')}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            {t('choose')}
          </Button>
          <Button variant="ghost" size="sm" pending={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('dismiss')}
          </Button>
        </div>
      </section>
      {isChoosing ? (
        <Suspense>
          <ChoosePictureDialog recipe={id} image={image} choices={choices} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
