import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { operatorSpacesQuery, type OperatorSpace } from './operator.queries.ts'
import { OperatorSection } from './operator.section.tsx'
import { TermsSheet } from './terms.sheet.tsx'

export function SpacesSection() {
  const t = useTranslations('operator')
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<OperatorSpace>()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...operatorSpacesQuery(useDeferredValue(text.trim())),
    placeholderData: keepPreviousData,
  })
  const spaces = data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <OperatorSection title={t('spaces.title')}>
      <Input
        type="search"
        aria-label={t('spaces.search')}
        placeholder={t('spaces.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {data && spaces.length === 0 ? <EmptyState compact title={t('spaces.none')} text={t('spaces.noneText')} /> : null}
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {spaces.map((space) => (
          <SpaceItem key={space.id} space={space} onEdit={() => setEdited(space)} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="outline"
          className="self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('spaces.more')}
        </Button>
      ) : null}
      {edited ? <TermsSheet key={edited.id} space={edited} onClose={() => setEdited(undefined)} /> : null}
    </OperatorSection>
  )
}

function SpaceItem({ space, onEdit }: { space: OperatorSpace; onEdit: () => void }) {
  const t = useTranslations('operator')
  const nameOf = usePersonName()
  const { date, number } = useFormat()
  const { name, created_by: by } = space
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {space.erase_at ? (
            <Badge tone="warning">{t('spaces.closing', { date: date(new Date(space.erase_at)) })}</Badge>
          ) : null}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          <span className="inline-block">
            <bdi>{t('spaces.madeBy', { name: by ? nameOf(by) : '–', date: date(new Date(space.created_at)) })}</bdi> ·
          </span>{' '}
          <span className="inline-block">
            {t('spaces.use', {
              recipes: t('signup.recipes', { count: space.recipe_count }),
              people: t('signup.people', { count: space.user_count }),
              files: `${number(space.file_size_mb, { maximumFractionDigits: 1 })} MB`,
            })}
          </span>
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={t('spaces.edit', { name })} onClick={onEdit}>
        {t('spaces.limits')}
      </Button>
    </li>
  )
}
