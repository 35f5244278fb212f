import { useEffect, useEffectEvent } from 'react'
import { isPage } from './is-page.ts'

/** Takes pictures that are pasted anywhere on the page, as a screenshot is. */
export function usePastedPages(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const pages = [...(clipboardData?.files ?? [])].filter(isPage)
      if (pages.length > 0) take(pages)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}
