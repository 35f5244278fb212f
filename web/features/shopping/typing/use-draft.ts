import { useEffect, useState } from 'react'
import { useDevice } from '#web/lib/device-settings.ts'
import type { ItemFood } from '../item.ts'
import { useReader } from './use-reader.ts'
import { useSuggestions } from './suggest.ts'
import type { TypedItem } from './typed.read.ts'
import { lastTyped } from './split-typed.ts'

const none: readonly TypedItem[] = []

/** What is being typed, read as it is typed. */
export function useEntryDraft(present: ReadonlySet<string>) {
  const [isSuggesting] = useDevice('shopping_input_autocomplete')
  const [text, set] = useState('')
  const [preview, setPreview] = useState(none)
  const reader = useReader()
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
    preview: text.trim() === '' ? none : preview,
    /** Whether the preview says more than what was typed. */
    isTelling: preview.length > 1 || preview.some(({ amount, unit }) => amount !== 1 || unit !== null),
    items: async () => (await reader())(text),
    /** All of it, the last thing being this food. */
    withFood: async (food: ItemFood) => {
      const read = await reader()
      const [named] = read(last).slice(-1)
      return [...read(before), { amount: named?.amount ?? 1, unit: named?.unit ?? null, food }]
    },
  }
}
