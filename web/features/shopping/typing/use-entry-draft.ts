import { useEffect, useState } from 'react'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { readUserStorage, writeUserStorage } from '#web/lib/user-storage.ts'
import type { ItemFood } from '../shopping-list.ts'
import { useTypedParser } from './use-typed-parser.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { TypedItem } from './typed.read.ts'
import { lastTyped } from './last-typed.ts'

const noItems: readonly TypedItem[] = []

export function useEntryDraft(present: ReadonlySet<string>) {
  const [isSuggesting] = useDeviceSetting('shopping_input_autocomplete')
  // Outlives the page, as a phone may drop it at any time.
  const halfTyped = `shopping.typed.${useOwnerKey()}`
  const [text, setText] = useState(() => String(readUserStorage(halfTyped) ?? ''))
  const [preview, setPreview] = useState(noItems)
  const reader = useTypedParser()
  const set = (next: string) => {
    setText(next)
    writeUserStorage(halfTyped, next)
  }
  useEffect(() => {
    if (text === '') return
    let isOld = false
    const read = async () => {
      const items = (await reader())(text)
      if (!isOld) setPreview(items)
    }
    void read()
    return () => {
      isOld = true
    }
  }, [text, reader])
  const { before, last } = lastTyped(text)
  const reading = last === '' ? undefined : preview.at(-1)
  const suggestions = useSuggestions(reading?.food.name ?? '', present)
  const isBetween = last === '' && before !== ''
  return {
    text,
    set,
    suggestions: isSuggesting && !isBetween ? suggestions : [],
    preview: text.trim() === '' ? noItems : preview,
    hasInformativePreview: preview.length > 1 || preview.some(({ amount, unit }) => amount !== 1 || unit !== null),
    items: async () => (await reader())(text),
    withFood: async (food: ItemFood) => {
      const read = await reader()
      const [named] = read(last).slice(-1)
      return [...read(before), { amount: named?.amount ?? 1, unit: named?.unit ?? null, food }]
    },
  }
}
