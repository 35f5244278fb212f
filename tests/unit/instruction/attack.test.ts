import { expect, test } from 'vitest'
import { renderInstruction, renderText } from '#worker/modules/recipes/instruction/index.ts'
import { dangers } from './markup.fixture.ts'
import { html, ingredient } from './step.fixture.ts'

const trapped = ingredient(2, '<b>cup', ['"><script>', "' onload='x"], '<img src=x onerror=alert(1)>')

test('a template in an instruction runs no code (CVE-2025-23211)', () => {
  expect(html('{{7*7}} {{ ingredients.constructor }}')).toBe('<p>{{7*7}} {{ ingredients.constructor }}</p>')
  const attack = `{{ ().__class__.__base__.__subclasses__()[1].__init__.__globals__['os'].popen('id').read() }}`
  expect(renderText(renderInstruction(attack, [trapped]))).toBe(attack)
})

test('names and notes with markup are inert (CVE-2022-23072 to 23074)', () => {
  const rendered = html('{{ ingredients[0] }} {{ ingredients[0].note }}', trapped)
  expect(dangers(rendered)).toEqual([])
  expect(rendered).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('names are neither Markdown nor templates', () => {
  const odd = ingredient(1, '**c**', '[x](https://a.example) {{ scale(3) }}', '{{ ingredients[0] }}')
  expect(html('{{ ingredients[0].unit }} {{ ingredients[0].food }} {{ ingredients[0].note }}', odd)).toBe(
    '<p>**c** [x](https://a.example) {{ scale(3) }} {{ ingredients[0] }}</p>',
  )
})

test('style sheets and style attributes are removed (CVE-2026-35046)', () => {
  expect(
    html('<style>p{display:none}</style> <b style="position:fixed">x</b> <div style="background:url(x)">y</div>'),
  ).toBe('<p>&lt;style&gt;p{display:none}&lt;/style&gt; <strong>x</strong></p>\n<p>y</p>')
})

test('other tags are shown as text', () => {
  expect(html('<iframe src="https://a.example"></iframe> <form> <input>')).toBe(
    '<p>&lt;iframe src=&quot;https://a.example&quot;&gt;&lt;/iframe&gt; &lt;form&gt; &lt;input&gt;</p>',
  )
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:x)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https:evil)',
  '[x](https:///evil)',
  '<a href=javascript:alert(1)>x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
])('a link that leads anywhere but the web is only its text: %s', (text) => {
  expect(html(text)).toBe('<p>x</p>')
})

test.each([
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,x)',
  '![x](//evil.example/a.png)',
  '![x](/api/space/)',
  '![x](/media/../api/space/)',
  '![x](/media/%2e%2e/api/)',
  '![x](/media/a\\..\\..\\api)',
  '<img src="/media/..%2fapi" alt="x">',
])('an image from anywhere but the web and our media is only its text: %s', (text) => {
  expect(html(text)).toBe('<p>x</p>')
})

test.each([
  `[x](https://a.example/"onmouseover="x)`,
  `[x](https://a.example 'a" onclick="b')`,
  '![" onerror="x](https://a.example/p "t\\" onload=\\"x")',
  '<a href=\'https://a.example/"onclick="x\'>x</a>',
  '<img alt="&quot; onerror=&quot;x" src="https://a.example/p">',
])('quotes in addresses and titles cannot leave their attribute: %s', (text) => {
  const rendered = html(text)
  expect(rendered).toContain('https://a.example')
  expect(dangers(rendered)).toEqual([])
})
