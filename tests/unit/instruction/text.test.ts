import { expect, test } from 'vitest'
import { renderInstruction, renderText } from '#worker/modules/recipes/instruction/index.ts'
import { ingredient } from './step.fixture.ts'

const step = (text: string) => renderInstruction(text, [ingredient(1, ['cup', 'cups'], ['egg', 'eggs'])])

test('plain text keeps the words and the order of a step', () => {
  expect(renderText(step('# Dough\n\n1. Mix **well**\n2. Rest `cold`\n\n> a<br>b\n\n|x|y|\n|-|-|\n|1|2|'))).toBe(
    'Dough\n1. Mix well\n2. Rest cold\na\nb\nx\ty\n1\t2',
  )
})

test('plain text can be scaled, and its plurals follow', () => {
  expect(renderText(step('{{ ingredients[0] }} and {{ scale(10) }}'))).toBe('1 cup egg and 10')
  expect(renderText(step('{{ ingredients[0] }} and {{ scale(10) }}'), (value) => `${value}×`, 2)).toBe(
    '2× cups eggs and 20×',
  )
})

test('plain text of a part of a line stays on one line', () => {
  const [paragraph] = step('a *b* c')
  expect(paragraph?.kind === 'paragraph' && renderText(paragraph.children)).toBe('a b c')
})
