import { describe, expect, test } from 'vitest'
import { readMarkdown } from '#worker/modules/recipes/instruction/index.ts'
import { html } from './step.fixture.ts'

describe('Markdown', () => {
  test('an empty instruction is an empty string', () => {
    expect(html('')).toBe('')
    expect(html(' \n\n\t')).toBe('')
  })

  test('a line end is a break, a blank line ends the paragraph', () => {
    expect(html('Mix.\nKnead.\r\n\r\nBake.')).toBe('<p>Mix.<br>Knead.</p>\n<p>Bake.</p>')
  })

  test('headings, emphasis, rules and code', () => {
    expect(html('## Dough\n\n*a* _b_ **c** __d__ `e` ~~f~~\n\n---')).toBe(
      '<h2>Dough</h2>\n<p><em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong> <code>e</code> <del>f</del></p>\n<hr>',
    )
  })

  test('block quotes work', () => {
    expect(html('> Rest\n> overnight')).toBe('<blockquote>\n<p>Rest<br>overnight</p>\n</blockquote>')
  })

  test('lists nest, count from their first number, and have paragraphs only where the writer left blank lines', () => {
    expect(html('3. Mix\n   - well\n4. Bake')).toBe(
      '<ol start="3">\n<li>Mix\n<ul>\n<li>well</li>\n</ul></li>\n<li>Bake</li>\n</ol>',
    )
    expect(html('- a\n\n- b')).toBe('<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>')
  })

  test('tasks show their box', () => {
    expect(html('- [ ] soak\n- [x] rinse')).toBe('<ul>\n<li>☐ soak</li>\n<li>☑ rinse</li>\n</ul>')
  })

  test('tables carry the classes that clients style', () => {
    const cell = (tag: string, text: string) => `<${tag} class="markdown-table-cell">${text}</${tag}>`
    expect(html('|a|b|\n|-|-|\n|1|2|')).toBe(
      `<table class="markdown-table">\n<thead>\n<tr>${cell('th', 'a')}${cell('th', 'b')}</tr>\n</thead>\n` +
        `<tbody>\n<tr>${cell('td', '1')}${cell('td', '2')}</tr>\n</tbody>\n</table>`,
    )
  })

  test('signs in code are escaped once', () => {
    expect(html('`a < b & c`')).toBe('<p><code>a &lt; b &amp; c</code></p>')
    expect(html('```\n<b>&amp;</b>\n```')).toBe('<pre><code>&lt;b&gt;&amp;amp;&lt;/b&gt;\n</code></pre>')
  })

  test('character references are the characters they name', () => {
    expect(html('&frac12; cup cr&egrave;me, 180&deg;C &amp; &#8531; &lt;b&gt; &nosuch;')).toBe(
      '<p>½ cup crème, 180°C &amp; ⅓ &lt;b&gt; &amp;nosuch;</p>',
    )
  })
})

describe('recipe text that only looks like Markdown', () => {
  test('a tilde means about', () => {
    expect(html('Bake ~20 minutes at ~180 degrees')).toBe('<p>Bake ~20 minutes at ~180 degrees</p>')
  })

  test('pasted indentation makes no code', () => {
    expect(html('    Mix.\n    Knead.')).toBe('<p>Mix.<br>Knead.</p>')
    expect(html('1. Mix\n\n        Knead')).toBe('<ol>\n<li><p>Mix</p>\n<p>Knead</p></li>\n</ol>')
  })

  test('a note in brackets is not the definition of a link', () => {
    expect(html('[Note]: chill')).toBe('<p>[Note]: chill</p>')
    expect(html('See [the video][1].\n\n[1]: https://a.example/v')).toBe(
      '<p>See <a href="https://a.example/v">the video</a>.</p>',
    )
  })

  test('words in angle brackets stay', () => {
    expect(html('Add <salt> if < 5 g')).toBe('<p>Add &lt;salt&gt; if &lt; 5 g</p>')
  })
})

describe('links', () => {
  test.each([
    ['https://a.example/x?b=1&c=2', 'https://a.example/x?b=1&amp;c=2', 'https://a.example/x?b=1&amp;c=2'],
    ['www.a.example/x', 'http://www.a.example/x', 'www.a.example/x'],
    ['bread.com', 'https://bread.com', 'bread.com'],
    ['my-bread.co.net/sour/dough?x=1', 'https://my-bread.co.net/sour/dough?x=1', 'my-bread.co.net/sour/dough?x=1'],
    ['cook@a.example', 'mailto:cook@a.example', 'cook@a.example'],
  ])('%s becomes one by itself', (text, href, shown) => {
    expect(html(`See ${text}.`)).toBe(`<p>See <a href="${href}">${shown}</a>.</p>`)
  })

  test('have a title and a text with emphasis', () => {
    expect(html('[**a**](https://a.example "b")')).toBe(
      '<p><a href="https://a.example" title="b"><strong>a</strong></a></p>',
    )
  })

  test('images come from the web or from our media', () => {
    expect(html('![pie](/media/recipes/a.webp)')).toBe(
      '<p><img class="img-fluid" src="/media/recipes/a.webp" alt="pie"></p>',
    )
    expect(html('![pie](https://a.example/p.jpg "Pie")')).toBe(
      '<p><img class="img-fluid" src="https://a.example/p.jpg" alt="pie" title="Pie"></p>',
    )
  })
})

describe('raw tags', () => {
  test('the harmless ones that old recipes hold mean what they meant', () => {
    expect(
      html('<b>a</b> <i>b</i> H<sub>2</sub>O x<sup>2</sup> <tt>c</tt><br>d <span style="color:red">e</span>'),
    ).toBe('<p><strong>a</strong> <em>b</em> H<sub>2</sub>O x<sup>2</sup> <code>c</code><br>d e</p>')
    expect(html('<a href="https://a.example" onclick="x()">b</a> <img src="https://a.example/p" onerror="x()">')).toBe(
      '<p><a href="https://a.example">b</a> <img class="img-fluid" src="https://a.example/p" alt=""></p>',
    )
  })

  test('paragraphs, headings, lists, quotes and rules of old recipes become blocks', () => {
    expect(html('<p>Mix</p><p>Bake</p>')).toBe('<p>Mix</p>\n<p>Bake</p>')
    expect(html('<h3>Dough</h3><ol>\n<li>Mix</li>\n<li>Rest <b>well</b></li>\n</ol>done<hr>')).toBe(
      '<h3>Dough</h3>\n<ol>\n<li>Mix</li>\n<li>Rest <strong>well</strong></li>\n</ol>\n<p>done</p>\n<hr>',
    )
    expect(html('<blockquote>a</blockquote><pre>b <i>c</i></pre>')).toBe(
      '<blockquote>\n<p>a</p>\n</blockquote>\n<pre><code>b &lt;i&gt;c&lt;/i&gt;\n</code></pre>',
    )
  })

  test('Markdown works around and inside of them', () => {
    expect(html('<div>**a** <b>*b*</b></div>')).toBe('<p><strong>a</strong> <strong><em>b</em></strong></p>')
  })

  test('that divide a text keep it divided in the version of one line', () => {
    expect(html('## a<p>b</p><li>c')).toBe('<h2>a<br>b<br><br>c</h2>')
  })

  test('that are never closed or overlap do no harm', () => {
    expect(html('<b>a <i>b</b> c</i> <li>d </p>e')).toBe('<p><strong>a b</strong> c</p>\n<p>d</p>\n<p>e</p>')
  })
})

test('a text without ingredients, such as the note of a meal, keeps its braces', () => {
  expect(readMarkdown('for {{ ingredients[0] }} **x**')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'for {{ ingredients[0] }} ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'x' }] },
      ],
    },
  ])
})
