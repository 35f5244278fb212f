import { Link } from '@tanstack/react-router'
import { CopyCheck } from 'lucide-react'
import { useState } from 'react'
import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DuplicateDifference } from './duplicate-difference.tsx'
import { summarizeDraft } from './compare-summaries.ts'
import type { ImportReview } from './import-review.ts'

interface DuplicatesNoticeProps {
  duplicates: ImportReview['duplicates']
  draft: RecipeDraft
}

export function DuplicatesNotice({ duplicates, draft }: DuplicatesNoticeProps) {
  const t = useTranslations('import')
  const [compared, setCompared] = useState<number | null>(null)
  if (duplicates.length === 0) return null
  return (
    <section
      aria-label={t('duplicates', { count: duplicates.length })}
      className="mb-5 flex items-start gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-strong"
    >
      <CopyCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('duplicates', { count: duplicates.length })}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {duplicates.map(({ id, name, by }) => (
            <li key={id}>
              <div className="flex flex-wrap items-center gap-x-3">
                <Link
                  to="/recipe/$recipeId"
                  params={{ recipeId: String(id) }}
                  dir="auto"
                  className="inline-block py-1 text-ink underline underline-offset-4"
                >
                  {name}
                </Link>
                <span>{t(`difference.${by}`)}</span>
                <Button
                  variant="link"
                  size="inline"
                  className="min-h-8"
                  aria-expanded={compared === id}
                  onClick={() => setCompared(compared === id ? null : id)}
                >
                  {t(compared === id ? 'difference.hide' : 'difference.show')}
                </Button>
              </div>
              {compared === id ? (
                <DuplicateDifference id={id} read={summarizeDraft(draft.servings, draft.steps)} />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
