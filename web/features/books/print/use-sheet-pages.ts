import { useEffect } from 'react'

/** While it is shown, paper has the size of a sheet. A named page would leave an empty one before the first. */
export function useSheetPages(): void {
  useEffect(() => {
    const pages = new CSSStyleSheet()
    pages.replaceSync('@media print { @page { size: A5; margin: 0 } }')
    document.adoptedStyleSheets.push(pages)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== pages)
    }
  }, [])
}
