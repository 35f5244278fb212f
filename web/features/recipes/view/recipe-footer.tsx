import { ExternalLink } from 'lucide-react'
import { safeLink } from '#worker/modules/recipes/instruction/markdown/safe-link.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function RecipeFooter({ recipe, linked }: { recipe: RecipeRow; linked: boolean }) {
  const t = useTranslations('recipes')
  const nameOf = usePersonName()
  const { date } = useFormat()
  const { created_by: creator, created_at, updated_at, source_url } = recipe
  const source = source_url ? safeLink(source_url) : null
  const isChanged = updated_at.slice(0, 16) !== created_at.slice(0, 16)
  if (!source_url && !isChanged && !(linked && creator)) return null
  return (
    <footer className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm text-muted print:mt-6">
      {source_url ? (
        source ? (
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-7 min-w-0 items-center gap-1.5 text-primary-strong underline decoration-primary underline-offset-4"
          >
            <ExternalLink aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{t('source', { name: hostnameOf(source) })}</span>
          </a>
        ) : (
          <p dir="auto">{t('source', { name: source_url })}</p>
        )
      ) : null}
      {linked && creator ? <p>{t('createdBy', { name: nameOf(creator), date: date(new Date(created_at)) })}</p> : null}
      {isChanged ? <p className="print:hidden">{t('changed', { date: date(new Date(updated_at)) })}</p> : null}
    </footer>
  )
}

const hostnameOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
