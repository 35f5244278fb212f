import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import type { ExportFormat } from './export.rows.ts'

interface FormatSectionProps {
  formats: readonly ExportFormat[]
  value: string
  onChange: (format: string) => void
}

export function FormatSection({ formats, value, onChange }: FormatSectionProps) {
  const t = useTranslations('export')
  // A text that is lacking translates to its key.
  const textOr = (key: string, otherwise: string) => {
    const text = t(key as TranslationKey<Translations['export']>)
    return text === key ? otherwise : text
  }
  const chosen = formats.find(({ id }) => id === value)
  return (
    <Card className="mt-5" aria-labelledby="export-format">
      <CardBody>
        <CardTitle id="export-format">{t('format.title')}</CardTitle>
        <ChoiceRadios
          label={t('format.title')}
          value={value}
          onValueChange={onChange}
          options={formats.map(({ id, title }) => ({ value: id, ...lineOf(textOr(`format.${id}`, title)) }))}
        />
        <div className="mt-3">
          {chosen && chosen.losses.length > 0 ? (
            <Disclosure key={chosen.id} summary={t('format.losses')}>
              <p className="mt-1 text-sm text-muted">{t('format.lossesHint')}</p>
              <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
                {chosen.losses.map(({ code, msg }) => (
                  <li key={code}>{textOr(`losses.${code}`, msg)}</li>
                ))}
              </ul>
            </Disclosure>
          ) : (
            <p className="text-sm text-muted">{t('format.keeps')}</p>
          )}
        </div>
      </CardBody>
    </Card>
  )
}

/** “Mealie: as a backup” has its app before the colon, and what follows stands on a line of its own. */
function lineOf(line: string): { title: string; text: string | undefined } {
  const [title = line, ...rest] = line.split(': ')
  const text = rest.join(': ')
  return { title, text: text === '' ? undefined : `${text[0]?.toUpperCase()}${text.slice(1)}` }
}
