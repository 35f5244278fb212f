import { useEffect, useState } from 'react'

const soon = 1500

/** False while the page is still busy appearing, then true: for what need not be there before. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), soon)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
