import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const NutritionForm = lazy(async () => ({ default: (await import('./nutrition.form.tsx')).NutritionForm }))

/** Folded until it is wanted: the foods say most of it, and its file comes with the first look. */
export function NutritionSection({ draft }: { draft: RecipeDraft }) {
  const t = useTranslations('editor')
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <Card className="mt-6 px-4 py-2 sm:px-6">
      <details className="group" onToggle={() => setWasOpen(true)}>
        <summary className="flex min-h-10 list-none items-center gap-2 rounded-md text-sm font-medium pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
          {t('nutrition.title')}
          {draft.properties.length > 0 ? (
            <span className="font-normal text-muted">{t('nutrition.count', { count: draft.properties.length })}</span>
          ) : null}
        </summary>
        {wasOpen ? (
          <Suspense fallback={<Skeleton className="my-3 h-48" />}>
            <NutritionForm draft={draft} />
          </Suspense>
        ) : null}
      </details>
    </Card>
  )
}
