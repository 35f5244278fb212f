import { useEffect, useState } from 'react'
import { problemText } from './problem-text.ts'

interface Problem {
  code: string | undefined
  detail: string | undefined
}

/** The sentence of a code in the page's language; undefined until it is there, and where there is no problem. */
export function useProblemText({ code, detail }: Partial<Problem> = {}): string | undefined {
  const [found, setFound] = useState<Problem & { text: string | undefined }>()
  useEffect(() => {
    const keep = (text: string | undefined) => setFound({ code, detail, text })
    if (code !== undefined || detail !== undefined) void problemText({ code, detail }).then(keep)
  }, [code, detail])
  return found?.code === code && found?.detail === detail ? found?.text : undefined
}
