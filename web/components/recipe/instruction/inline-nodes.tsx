import { scaleAmount } from '#worker/modules/amounts/index.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { DurationNode, InlineNode, IngredientNode } from '#worker/modules/recipes/instruction/node.ts'
import { TimerButton } from '#web/components/timer/timer-button.tsx'
import { useInstruction } from './instruction-context.ts'

export const Inlines = ({ nodes }: { nodes: readonly InlineNode[] }) =>
  nodes.map((node, index) => <Inline key={index} node={node} />)

function Inline({ node }: { node: InlineNode }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      )
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines nodes={node.children} />
        </strong>
      )
    case 'deleted':
      return (
        <del>
          <Inlines nodes={node.children} />
        </del>
      )
    case 'subscript':
      return (
        <sub>
          <Inlines nodes={node.children} />
        </sub>
      )
    case 'superscript':
      return (
        <sup>
          <Inlines nodes={node.children} />
        </sup>
      )
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 py-0.5 text-[0.9em]">{node.text}</code>
    case 'link':
      return (
        <a
          href={node.href}
          title={node.title ?? undefined}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-primary-strong underline decoration-primary underline-offset-4"
        >
          <Inlines nodes={node.children} />
        </a>
      )
    case 'image':
      return (
        <img
          src={node.src}
          alt={node.alt}
          title={node.title ?? undefined}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="my-1 max-h-96 rounded-md"
        />
      )
    case 'number':
      return <Amount value={node.value} />
    case 'name':
      return <Name singular={node.singular} plural={node.plural} amount={node.amount} />
    case 'ingredient':
      return <IngredientReference node={node} />
    case 'missing':
      return <span className="text-muted">{node.text}</span>
    case 'duration':
      return <Duration node={node} />
  }
}

const Amount = ({ value }: { value: number }) => {
  const { wording } = useInstruction()
  return <span className="numbers">{wording.number(scaleAmount(value, wording.serving.factor))}</span>
}

function Name({ singular, plural, amount }: { singular: string; plural: string | null; amount: number | null }) {
  const { factor } = useInstruction().wording.serving
  return inflect(singular, plural, amount === null ? null : scaleAmount(amount, factor))
}

function Duration({ node: { seconds, text } }: { node: DurationNode }) {
  const { timer } = useInstruction()
  return (
    // The text tells several times of one step apart.
    <TimerButton inline seconds={seconds} recipe={timer.recipe} name={`${timer.name}, ${text}`}>
      {text}
    </TimerButton>
  )
}

function IngredientReference({ node: { index, field } }: { node: IngredientNode }) {
  const { ingredients, wording } = useInstruction()
  const ingredient = ingredients[index]
  if (!ingredient) return null
  if (field === 'note') return ingredient.note
  if (field !== null) return <span className="numbers">{wording[field](ingredient)}</span>
  return (
    <span className="font-medium numbers">
      {/* The amount stays with its unit at the end of a line. */}
      {wording.quantity(ingredient).replaceAll(' ', '\u00a0')} {wording.food(ingredient)}
    </span>
  )
}
