import { useEffect, useMemo, useState } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { firstSheets } from './book-numbers.ts'
import { Flow } from './flow.tsx'
import { foodWords, type IndexWord, keywordWords } from './index-words.ts'
import { PrintedContents, PrintedIndex } from './printed-list.tsx'
import { PrintedRecipe } from './printed-recipe.tsx'
import { Sheet } from './sheet.tsx'
import { useSheetPages } from './use-sheet-pages.ts'

interface PrintedBookProps {
  title: string
  text: string
  recipes: readonly RecipeRow[]
}

/** Title, contents, recipes and index, as the sheets that are printed. */
export function PrintedBook({ title, text, recipes }: PrintedBookProps) {
  const t = useTranslations('export')
  const { date } = useFormat()
  const language = localeOf(useLanguage())
  const [today] = useState(() => new Date())
  useFonts()
  useSheetPages()
  // Contents, each recipe, index.
  const [counts, setCounts] = useState(() => Array.from({ length: recipes.length + 2 }, () => 1))
  const measured = (part: number) => (sheets: number) =>
    setCounts((now) => now.map((count, at) => (at === part ? sheets : count)))
  const firsts = firstSheets(counts)
  const pageOf = (place: number) => firsts[place + 1]
  const foods = useMemo(() => foodWords(recipes, language), [recipes, language])
  const keywords = useMemo(() => keywordWords(recipes, language), [recipes, language])
  const paged = (words: readonly IndexWord[]) =>
    words.map(({ word, places }) => ({ word, pages: places.flatMap((place) => pageOf(place) ?? []) }))
  const last = recipes.length + 1
  return (
    <div className="flex flex-wrap justify-center gap-6 bg-sunken p-4 print:block print:bg-transparent print:p-0">
      <Sheet>
        <div className="flex h-150 flex-col items-center justify-center gap-4 px-14 text-center">
          <p dir="auto" className="font-title text-4xl font-semibold text-balance wrap-anywhere">
            {title}
          </p>
          {text ? (
            <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          ) : null}
          <p className="text-sm opacity-75">
            {t('book.recipes', { count: recipes.length })} · {date(today)}
          </p>
        </div>
      </Sheet>
      <Flow first={firsts[0]} sheets={counts[0] ?? 1} onMeasured={measured(0)}>
        <PrintedContents
          title={t('book.contents')}
          rows={recipes.map(({ id, name }, place) => ({ id, name, page: pageOf(place) }))}
        />
      </Flow>
      {recipes.map((recipe, place) => (
        <Flow
          key={recipe.id}
          first={firsts[place + 1]}
          sheets={counts[place + 1] ?? 1}
          onMeasured={measured(place + 1)}
        >
          <PrintedRecipe recipe={recipe} />
        </Flow>
      ))}
      <Flow first={firsts[last]} sheets={counts[last] ?? 1} onMeasured={measured(last)}>
        {foods.length > 0 ? <PrintedIndex title={t('book.foods')} words={paged(foods)} /> : null}
        {keywords.length > 0 ? <PrintedIndex title={t('book.keywords')} words={paged(keywords)} /> : null}
      </Flow>
    </div>
  )
}

/** Measures anew once the letters are those that are printed. */
function useFonts(): void {
  const [, setReady] = useState(false)
  useEffect(() => void document.fonts.ready.then(() => setReady(true)), [])
}
