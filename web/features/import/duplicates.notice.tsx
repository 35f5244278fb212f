import { Link } from '@tanstack/react-router'
import { CopyCheck } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import type { Review } from './review.ts'

/** The recipe may be here already, under another name. */
export function DuplicatesNotice({ duplicates }: { duplicates: Review['duplicates'] }) {
  const t = useWords('import')
  if (duplicates.length === 0) return null
  return (
    <section
      aria-label={t('duplicates', { count: duplicates.length })}
      className="mb-5 flex items-start gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-strong"
    >
      <CopyCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{t('duplicates', { count: duplicates.length })}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {duplicates.map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/recipe/$recipeId"
                params={{ recipeId: String(id) }}
                dir="auto"
                className="inline-block py-1 text-ink underline underline-offset-4"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
