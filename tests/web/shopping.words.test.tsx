import { beforeAll, expect, test } from 'vitest'
import { useAmountTexts } from '#web/features/shopping/line/use-amount-texts.ts'
import { visit } from './visitor.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

beforeAll(() => loadTranslations('shopping'))

const food = { id: 1, name: 'apple', plural: 'apples', category: null }
const kg = { id: 1, name: 'kg', plural: 'kg', base: 'kg' }
const bag = { id: 2, name: 'bag', plural: 'bags', base: null }

test('the list calls a food as the recipe does', async () => {
  const words: ReturnType<typeof useAmountTexts>[] = []
  const Page = () => {
    words.push(useAmountTexts())
    return null
  }
  await visit(<Page />)
  const { name, sum } = words[0]!
  const named = (...sums: { amount: number; unit: typeof kg | null }[]) => name({ food, sums })
  expect(named({ amount: 1, unit: kg })).toBe('apples')
  expect(named({ amount: 2, unit: kg })).toBe('apples')
  expect(named({ amount: 1, unit: null })).toBe('apple')
  expect(named({ amount: 2, unit: null })).toBe('apples')
  expect(named()).toBe('apple')
  expect(named({ amount: 1, unit: null }, { amount: 1, unit: kg })).toBe('apples')
  expect(
    [sum({ amount: 0.5, unit: bag }), sum({ amount: 2, unit: bag })].map((one) => one.replace(/^\S+ /, '')),
  ).toEqual(['bag', 'bags'])
})
