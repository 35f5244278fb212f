import type { ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useModel } from '../model-context.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import type { ListSearch } from './list-search.ts'
import { useChangeList } from './use-change-list.ts'

interface ListEmptyProps {
  search: ListSearch
  isFiltered: boolean
  add: ReactNode
}

/** What would be here, or what was searched for in vain. */
export function ListEmpty({ search, isFiltered, add }: ListEmptyProps) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const { name } = useModel()
  const change = useChangeList()
  if (!isFiltered) return <EmptyState title={t('empty')} text={texts.text(name)} action={add} />
  return (
    <EmptyState
      drawing="bowl"
      title={search.q ? t('nothingFor', { q: search.q }) : t('nothing')}
      text={t('nothingText')}
      action={
        <Button variant="outline" onClick={() => change({ q: undefined, only: undefined })}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
