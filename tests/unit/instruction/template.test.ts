import { describe, expect, test } from 'vitest'
import { renderInstruction, renderText } from '#worker/modules/recipes/instruction/index.ts'
import { html, ingredient, scalable } from './step.fixture.ts'

const flour = ingredient(250, 'g', 'flour', 'sifted')
const eggs = ingredient(2, null, ['egg', 'eggs'])
const salt = ingredient(null, null, 'salt')

describe('a placeholder for an ingredient', () => {
  test('shows amount, unit and food, without the note', () => {
    expect(html('Mix {{ ingredients[0] }}', flour)).toBe(`<p>Mix ${scalable('250.0')} g flour</p>`)
  })

  test.each([
    ['amount', scalable('250.0')],
    ['unit', 'g'],
    ['food', 'flour'],
    ['note', 'sifted'],
    ['numeric_amount', '250'],
  ])('shows only its %s when asked', (field, shown) => {
    expect(html(`{{ ingredients[0].${field} }}`, flour)).toBe(`<p>${shown}</p>`)
  })

  test('works with any spacing inside the braces', () => {
    expect(html('{{ingredients[0].food}}, {{   ingredients[ 1 ].food   }}', flour, eggs)).toBe('<p>flour, eggs</p>')
  })

  test('works in bold text, headings, lists, tables, quotes and link texts', () => {
    const food = '{{ ingredients[0].food }}'
    const text = `# ${food}\n\n**${food}**\n\n- ${food}\n\n> ${food}\n\n|a|\n|-|\n|${food}|\n\n[${food}](https://a.example)`
    expect(html(text, flour).match(/flour/g)).toHaveLength(6)
  })

  test('shows no amount where the ingredient has none', () => {
    expect(html('{{ ingredients[0] }}|{{ ingredients[0].amount }}|', salt)).toBe('<p>salt||</p>')
    expect(html('{{ ingredients[0] }}', ingredient(0, 'g', 'salt'))).toBe('<p>g salt</p>')
  })

  test('shows both ends of a range, each scalable, with the name in singular or plural by the upper one', () => {
    const cups = { ...ingredient(1, ['cup', 'cups'], 'milk'), amount_max: 2 }
    const both = `${scalable('1.0')}–${scalable('2.0')}`
    expect(html('{{ ingredients[0] }}', cups)).toBe(`<p>${both} cups milk</p>`)
    expect(html('{{ ingredients[0].amount }}', cups)).toBe(`<p>${both}</p>`)
    expect(html('{{ ingredients[0].numeric_amount }}', cups)).toBe('<p>1</p>')
    expect(renderText(renderInstruction('{{ ingredients[0] }}', [cups]), String, 2)).toBe('2–4 cups milk')
    expect(renderText(renderInstruction('{{ ingredients[0] }}', [cups]), String, 0.5)).toBe('0.5–1 cup milk')
  })

  test.each(['scale(20-30)', 'scale( 20 – 30 )'])('scales a range of plain numbers: %s', (call) => {
    expect(html(`{{ ${call} }} g`)).toBe(`<p>${scalable('20.0')}–${scalable('30.0')} g</p>`)
  })

  test('a range that goes down is no template', () => {
    expect(html('{{ scale(30-20) }}')).toBe('<p>{{ scale(30-20) }}</p>')
  })

  test('beyond the last ingredient prints nothing and leaves the rest of the step alone', () => {
    expect(html('Add {{ ingredients[7] }}, then {{ ingredients[7].food }}stir', flour)).toBe('<p>Add , then stir</p>')
    expect(renderInstruction('{{ ingredients[7] }}', [flour])).toEqual([
      { kind: 'paragraph', children: [{ kind: 'missing', text: '{{ ingredients[7] }}' }] },
    ])
  })

  test('keeps both forms of a name and the amount, so that a page can scale them', () => {
    expect(renderInstruction('{{ ingredients[0] }}', [ingredient(1, ['cup', 'cups'], ['egg', 'eggs'])])).toEqual([
      {
        kind: 'paragraph',
        children: [
          {
            kind: 'ingredient',
            index: 0,
            field: null,
            children: [
              { kind: 'number', value: 1 },
              { kind: 'text', text: ' ' },
              { kind: 'name', of: 'unit', singular: 'cup', plural: 'cups', amount: 1 },
              { kind: 'text', text: ' ' },
              { kind: 'name', of: 'food', singular: 'egg', plural: 'eggs', amount: 1 },
            ],
          },
        ],
      },
    ])
  })

  test.each([
    [1, 'egg'],
    [1.00005, 'egg'],
    [0.5, 'egg'],
    [1.5, 'eggs'],
    [2, 'eggs'],
    [0, 'eggs'],
    [-1, 'eggs'],
    [null, 'egg'],
  ])('of %s eggs reads "%s"', (amount, food) => {
    expect(html('{{ ingredients[0].food }}', ingredient(amount, null, ['egg', 'eggs']))).toBe(`<p>${food}</p>`)
  })
})

test('the name of a weighed food is plural, whatever its amount', () => {
  const apples = {
    ...ingredient(1, null, ['apple', 'apples']),
    unit: { name: 'kg', plural_name: 'kg', base_unit: 'kg' },
  }
  expect(html('{{ ingredients[0].unit }} {{ ingredients[0].food }}', apples)).toBe('<p>kg apples</p>')
})

describe('a scalable number', () => {
  test.each([
    ['{{ scale(100) }}', '100.0'],
    ['{{scale(1.5)}}', '1.5'],
    ['{{ scale(1,5) }}', '1.5'],
    ['{{ scale( 1/2 ) }}', '0.5'],
    ['{% scale 100 %}', '100.0'],
    ['{% scale(100) %}', '100.0'],
    ['{{ scale(0.0000001) }}', '0.0000001'],
  ])('%s scales %s', (template, number) => {
    expect(html(template)).toBe(`<p>${scalable(number)}</p>`)
  })
})

describe('a comment', () => {
  test('is not shown, over several lines too', () => {
    expect(html('{{ ingredients[0].food }}{# flour, *sifted* #} and\n{# a\n\nb #}water', flour)).toBe(
      '<p>flour and<br>water</p>',
    )
  })

  test('alone leaves no empty paragraph', () => {
    expect(html('{# only for me #}')).toBe('')
  })

  test('that is never closed is text', () => {
    expect(html('a {# b')).toBe('<p>a {# b</p>')
  })
})

describe('everything outside the documented grammar', () => {
  test.each([
    '{{7*7}}',
    '{{ 7*7*7 }}',
    '{{ ingredients }}',
    '{{ ingredients.constructor }}',
    '{{ ingredients[0].constructor }}',
    '{{ ingredients[-1] }}',
    '{{ ingredients[0].food.name }}',
    '{{ ingredients[0]|upper }}',
    '{{ ingredients[0].__class__.__mro__ }}',
    '{{ scale(x) }}',
    '{{ scale(1/0) }}',
    '{{ scale(1)(2) }}',
    '{{ constructor.constructor(1)() }}',
    '{% if true %}yes{% endif %}',
    '{% for i in ingredients %}{{ i }}{% endfor %}',
    '{%raw%}',
    '{{ _a_ and *b* }}',
    '{{}}',
    '{{{{}}}}',
    '{',
    '} and {',
    '{a: 1}',
  ])('is shown as text: %s', (text) => {
    expect(html(text, flour)).toBe(`<p>${text}</p>`)
  })

  test('does not remove the text around it', () => {
    expect(html('{{ oops( }} {{ ingredients[0].food }} {% bad %}', flour)).toBe('<p>{{ oops( }} flour {% bad %}</p>')
  })

  test('is not expanded in code and after a backslash', () => {
    const food = '{{ ingredients[0].food }}'
    expect(html(`\`${food}\``, flour)).toBe(`<p><code>${food}</code></p>`)
    expect(html(`\`\`\`\n${food} {# x #}\n\`\`\``, flour)).toBe(`<pre><code>${food} {# x #}\n</code></pre>`)
    expect(html(`\\${food}`, flour)).toBe(`<p>${food}</p>`)
  })
})
