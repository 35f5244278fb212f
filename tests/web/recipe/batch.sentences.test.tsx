import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { noBatchChange } from '#web/features/recipes/search/choice/batch-change.ts'
import { useBatchSentences } from '#web/features/recipes/search/choice/use-batch-sentences.ts'
import { setLanguage, type WebLanguage } from '#web/lib/i18n/language.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { visit } from '../visitor.tsx'

afterEach(() => setLanguage('en'))

const Says = () => <output>{useBatchSentences()({ ...noBatchChange, add: [{ id: 5, name: 'Brot' }] })}</output>

test.each<[WebLanguage, string]>([
  ['en', 'gets “Brot”'],
  ['de', 'bekommt „Brot“'],
])('names are quoted as the language does: %s', async (language, sentence) => {
  setLanguage(language)
  await Promise.all([loadTranslations('cards'), loadTranslations('common')])
  await visit(<Says />)
  expect(screen.getByRole('status').textContent).toBe(sentence)
})
