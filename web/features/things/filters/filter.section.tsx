import { Link } from '@tanstack/react-router'
import { useSentence } from '#web/components/recipe-search/use-sentence.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { parseSavedSearch } from '#web/lib/recipe-search/saved-search.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'

/** What a saved filter finds, in words, and the way to its recipes. */
export function FilterSection({ row }: { row: ThingRow }) {
  const t = useTranslations('finding')
  const { user } = useSession()
  const search = parseSavedSearch(String(row['search'] ?? ''), user.id)
  const { text } = useSentence(search)
  return (
    <PartSection title={t('saved.what')} text={t('saved.whatText')}>
      <p dir="auto" className="font-title text-lg text-pretty wrap-anywhere">
        {text}
      </p>
      <Button asChild variant="outline" className="self-start">
        <Link to="/recipes" search={{ ...search, saved: row.id }}>
          {t('saved.find')}
        </Link>
      </Button>
    </PartSection>
  )
}
