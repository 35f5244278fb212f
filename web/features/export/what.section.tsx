import { Suspense } from 'react'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import { type ExportChoice, whats } from './export-choice.ts'

const WhichFields = lazyPart(() => import('./which-fields.tsx'), 'WhichFields')

interface WhatSectionProps {
  choice: ExportChoice
  onChange: (part: Partial<ExportChoice>) => void
}

export function WhatSection({ choice, onChange }: WhatSectionProps) {
  const t = useTranslations('export')
  const { what, search } = choice
  const options = whats
    .filter((one) => one !== 'search' || search !== undefined)
    .map((value) => ({
      value,
      title: t(`what.${value}`),
      text: value === 'search' ? undefined : t(`what.${value}Text`),
    }))
  return (
    <Card aria-labelledby="export-what">
      <CardBody>
        <CardTitle id="export-what">{t('what.title')}</CardTitle>
        <ChoiceRadios
          label={t('what.title')}
          value={what}
          onValueChange={(value) => onChange({ what: value })}
          options={options}
        />
        <Suspense>
          {what === 'all' || what === 'search' ? null : <WhichFields choice={choice} onChange={onChange} />}
        </Suspense>
      </CardBody>
    </Card>
  )
}
