import { ShoppingBasket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { type ListNote, usePaletteSources } from '../palette-sources.ts'
import type { Option } from './option.ts'

/** Puts `line` on the shopping list, read as the list reads it. */
export function useListCommand(line: string, close: () => void): Omit<Option, 'nearness'> | null {
  const t = useTranslations('palette')
  const { readListLine: read } = usePaletteSources()
  const [note, setNote] = useState<ListNote & { line: string }>()
  useEffect(() => {
    if (line === '') return
    let isOld = false
    const show = async () => {
      const given = await read(line)
      if (!isOld) setNote(given ? { ...given, line } : undefined)
    }
    void show()
    return () => {
      isOld = true
    }
  }, [line, read])
  if (line === '') return null
  const run = async () => {
    const given = await read(line)
    if (!given) return
    const undo = given.put()
    notify('success', t('did.add', { things: given.things }), { undo })
  }
  return {
    key: 'add',
    name: t('do.add', { things: note?.line === line ? note.things : line }),
    icon: ShoppingBasket,
    run: () => {
      close()
      void run()
    },
  }
}
