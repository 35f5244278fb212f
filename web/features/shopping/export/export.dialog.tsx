import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { toCivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import type { ShoppingList } from '../shopping-list.ts'
import { type ExportFormat, exportFormats, listText } from './list-text.ts'
import { useExportRows } from './use-export-rows.ts'

const files: Record<ExportFormat, { extension: string; type: string }> = {
  text: { extension: 'txt', type: 'text/plain' },
  markdown: { extension: 'md', type: 'text/markdown' },
  table: { extension: 'md', type: 'text/markdown' },
  csv: { extension: 'csv', type: 'text/csv' },
}

/** Delimiter and prefix are preferences, so that every export of a person looks alike. */
export function ExportDialog({ shoppingList, title }: { shoppingList: ShoppingList; title: string | undefined }) {
  const t = useTranslations('shopping')
  const named = useTranslations('lists')
  const { open, set } = useOverlay('export')
  const [format, setFormat] = useState<ExportFormat>('text')
  const { csv_delim, csv_prefix } = usePreference()
  const rows = useExportRows(shoppingList)
  const head = {
    section: t('export.head.section'),
    amount: t('export.head.amount'),
    unit: t('export.head.unit'),
    food: t('export.head.food'),
    info: t('export.head.info'),
  }
  const text = listText(rows, format, { csv_delim, csv_prefix, head })
  return (
    <Dialog
      open={open}
      onOpenChange={set}
      title={title === undefined ? t('export.title') : named('export', { name: title })}
      description={t('export.text')}
      footer={
        <>
          <Button variant="outline" disabled={rows.length === 0} onClick={() => download(text, format)}>
            <Download aria-hidden />
            {t('export.download')}
          </Button>
          <CopyButton text={text} variant="primary" disabled={rows.length === 0} />
        </>
      }
    >
      <Field label={t('export.format')}>
        {(control) => (
          <Select
            {...control}
            value={format}
            onValueChange={setFormat}
            options={exportFormats.map((value) => ({ value, label: t(`export.formats.${value}`) }))}
          />
        )}
      </Field>
      <pre
        // Scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="auto"
        aria-label={t('export.preview')}
        className="mt-4 max-h-72 overflow-auto rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap numbers"
      >
        {rows.length > 0 ? text : t('nothingToBuy')}
      </pre>
    </Dialog>
  )
}

/** Excel takes CSV for the machine's own encoding unless it begins with a byte order mark. */
function download(text: string, format: ExportFormat) {
  const { extension, type } = files[format]
  const address = URL.createObjectURL(new Blob([format === 'csv' ? `\uFEFF${text}` : text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = `shopping-${toCivilDate(new Date())}.${extension}`
  link.click()
  URL.revokeObjectURL(address)
}
