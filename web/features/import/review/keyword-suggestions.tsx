import { Plus } from 'lucide-react'
import { useDraft } from '#web/components/recipe-form/draft/draft-context.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { Chip } from '#web/components/ui/chip.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface KeywordSuggestionsProps {
  suggested: readonly Picked[]
  chosen: readonly Picked[]
}

export function KeywordSuggestions({ suggested, chosen }: KeywordSuggestionsProps) {
  const t = useTranslations('import')
  const { change } = useDraft()
  const rest = suggested.filter(({ name }) => chosen.every((one) => one.name !== name))
  if (rest.length === 0) return null
  return (
    <fieldset aria-label={t('keywords.suggested')} className="mt-3 flex min-w-0 flex-wrap items-center gap-2">
      <span aria-hidden className="text-xs text-muted">
        {t('keywords.suggested')}
      </span>
      {rest.map((one) => (
        <Chip key={one.name} onClick={() => change((draft) => ({ ...draft, keywords: [...draft.keywords, one] }))}>
          <Plus aria-hidden />
          <bdi className="truncate">{one.name}</bdi>
        </Chip>
      ))}
    </fieldset>
  )
}
