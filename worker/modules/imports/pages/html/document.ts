/**
 * A page as a list of nodes in document order. Every node knows where its subtree ends, so that descendants are a slice
 * of the list: every walk is a loop, and no input can exhaust the call stack.
 */
export type PageDocument = readonly PageNode[]

export type PageNode = {
  /** Lower-case tag name, or '#text'. */
  readonly tag: string
  text: string
  readonly attributes: ReadonlyMap<string, string>
  /** Index of the parent, -1 at the root. */
  readonly parent: number
  /** Index after the last descendant. */
  end: number
}

export const attribute = (node: PageNode | undefined, name: string): string => node?.attributes.get(name) ?? ''

/** The words of a space-separated attribute such as class, itemprop or rel. */
export const attributeWords = (node: PageNode | undefined, name: string): string[] =>
  attribute(node, name).split(/\s+/).filter(Boolean)

/** Indices of the elements inside `[start, end)` that satisfy the test, in document order. */
export function findNodes(
  document: PageDocument,
  test: (node: PageNode, index: number) => boolean,
  { start = 0, end = document.length }: { start?: number; end?: number } = {},
): number[] {
  const found: number[] = []
  for (let index = start; index < end; index++) {
    const node = document[index]
    if (node && node.tag !== '#text' && test(node, index)) found.push(index)
  }
  return found
}
