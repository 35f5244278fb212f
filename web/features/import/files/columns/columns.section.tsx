import { Suspense, useState } from 'react'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FoundTable, TableReading } from '#worker/modules/imports/apps/data/csv/column.contract.ts'
import { ColumnItem } from './column.item.tsx'
import { ColumnsBar } from './columns.bar.tsx'
import { rememberReading, rememberedReading } from './remembered-readings.ts'

// It reads a row as the server does, with all that takes.
const RecipePreview = lazyPart(() => import('./recipe-preview.tsx'), 'RecipePreview')

interface ColumnsSectionProps {
  table: FoundTable
  /** Nothing of it can be imported until its columns are known. */
  isUnread: boolean
  isReading: boolean
  isCancelling: boolean
  onRead: (reading: TableReading) => void
  onCancel: () => void
}

/** Somebody says what each column of a table is, and sees the first recipe as it will be. */
export function ColumnsSection({ table, isUnread, isReading, isCancelling, onRead, onCancel }: ColumnsSectionProps) {
  const t = useTranslations('columns')
  const { rows, ...found } = table
  const [reading, setReading] = useState<TableReading>(() => (isUnread && rememberedReading(rows)) || found)
  const { columns, heading } = reading
  const samples = rows.slice(heading ? 1 : 0)
  const hasName = columns.includes('name')
  return (
    <>
      <section aria-labelledby="import-columns">
        <h2 id="import-columns" className="font-title text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{t('text')}</p>
        <div className="mt-3 rounded-lg border border-line bg-surface px-5 py-2 shadow-low sm:px-6">
          <Switch
            label={t('heading')}
            hint={t('headingHint')}
            checked={heading}
            onCheckedChange={(on) => setReading({ ...reading, heading: on })}
          />
          <ul className="divide-y divide-line border-t border-line">
            {columns.map((field, at) => (
              <ColumnItem
                key={at}
                name={(heading && rows[0]?.[at]?.trim()) || t('unnamed', { number: at + 1 })}
                samples={samples.flatMap((row) => row[at]?.trim() || [])}
                field={field}
                onField={(next) => setReading({ ...reading, columns: columns.with(at, next) })}
              />
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="import-preview" className="mt-6">
        <h2 id="import-preview" className="font-title text-lg font-semibold">
          {t('preview.title')}
        </h2>
        <Suspense fallback={<Skeleton className="mt-3 h-60" />}>
          <RecipePreview reading={reading} rows={rows} />
        </Suspense>
      </section>
      <ColumnsBar
        isReading={isReading}
        isCancelling={isCancelling}
        missing={hasName ? undefined : t('nameMissing')}
        onRead={() => {
          rememberReading(rows, reading)
          onRead(reading)
        }}
        onCancel={onCancel}
        cancelText={t(isUnread ? 'cancel' : 'leave')}
      />
    </>
  )
}
