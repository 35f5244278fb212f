import type { PageDocument } from './document.ts'

/** The nodes from `start` to before `end` as a page of their own. Elements that were open before are not part of it. */
export const documentPart = (document: PageDocument, start: number, end: number): PageDocument =>
  document.slice(start, end).map((node) => ({
    ...node,
    parent: node.parent < start ? -1 : node.parent - start,
    end: Math.min(node.end, end) - start,
  }))
