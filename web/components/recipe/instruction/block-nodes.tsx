import type { BlockNode, InlineNode, ListItem, ListNode } from '#worker/modules/recipes/instruction/node.ts'
import { Inlines } from './inline-nodes.tsx'

/** Blocks have no id and their text does not change, so the index is the key. */
export const Blocks = ({ nodes }: { nodes: readonly BlockNode[] }) =>
  nodes.map((node, index) => <Block key={index} node={node} />)

function Block({ node }: { node: BlockNode }) {
  switch (node.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={node.children} />
        </p>
      )
    case 'heading':
      // Headings of a step stay below those of the recipe.
      return (
        <h4 className="mt-1 font-title text-[1.1em] font-semibold">
          <Inlines nodes={node.children} />
        </h4>
      )
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-2 rounded-e-md border-s-4 border-primary bg-primary-soft px-4 py-2">
          <Blocks nodes={node.children} />
        </blockquote>
      )
    case 'code-block':
      return (
        // A wide block scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken px-4 py-3 text-[0.9em]">
          <code>{node.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="border-line" />
    case 'list':
      return <List node={node} />
    case 'table':
      return <Table node={node} />
  }
}

function List({ node: { ordered, start, loose, items } }: { node: ListNode }) {
  const inside = items.map((item, index) => <Item key={index} item={item} loose={loose} />)
  return ordered ? (
    <ol start={start} className="flex list-decimal flex-col gap-1.5 ps-6 marker:text-muted">
      {inside}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1.5 ps-6 marker:text-muted">{inside}</ul>
  )
}

const Item = ({ item: { checked, children }, loose }: { item: ListItem; loose: boolean }) => (
  <li className={checked === null ? 'ps-1' : 'list-none'}>
    {checked === null ? null : <span className="me-1.5">{checked ? '☑' : '☐'}</span>}
    {children.map((child, index) =>
      child.kind === 'paragraph' && !loose ? (
        <Inlines key={index} nodes={child.children} />
      ) : (
        <Block key={index} node={child} />
      ),
    )}
  </li>
)

const alignments = { left: 'text-start', center: 'text-center', right: 'text-end' } as const

function Table({ node: { align, header, rows } }: { node: Extract<BlockNode, { kind: 'table' }> }) {
  const cell = (index: number) => `border border-line px-3 py-1.5 ${alignments[align[index] ?? 'left']}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll
    <div tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-[0.95em]">
        <thead className="bg-sunken">
          <tr>
            {header.map((nodes: InlineNode[], index) => (
              <th key={index} scope="col" className={cell(index)}>
                <Inlines nodes={nodes} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((nodes, index) => (
                <td key={index} className={cell(index)}>
                  <Inlines nodes={nodes} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
