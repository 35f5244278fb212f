import type { PageDocument } from './document.ts'

/** 1 to 6, 7 outside a heading element. */
export function headingLevel(document: PageDocument, index: number): number {
  for (let node = document[index], climbed = 0; node && climbed < 6; node = document[node.parent], climbed++) {
    if (/^h[1-6]$/.test(node.tag)) return Number(node.tag[1])
  }
  return 7
}
