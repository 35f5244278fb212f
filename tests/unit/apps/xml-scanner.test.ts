import { describe, expect, it } from 'vitest'
import { ElementBuilder } from '#worker/modules/imports/apps/markup/xml/element-builder.ts'
import { attributeOf, elementsIn, textIn } from '#worker/modules/imports/apps/markup/xml/xml-element.ts'
import { XmlScanner } from '#worker/modules/imports/apps/markup/xml/xml-scanner.ts'

function read(text: string, name: string, size = text.length) {
  const builder = new ElementBuilder(new Set([name]))
  const scanner = new XmlScanner(builder)
  for (let at = 0; at < text.length; at += size) scanner.write(text.slice(at, at + size))
  scanner.end()
  builder.endFile()
  return builder.take()
}

const odd = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><!-- <r>no</r> --><l><x:R a="1 < 2 & "3"" B='it's' Total Fat="9" d=4>
<t>one &amp; two &lt;b&gt; &#233;&eacute; < 3</t><t><![CDATA[<b>&amp;</b>]]></t><e/></x:R></l>`

describe('XML', () => {
  it.each([1, 2, 7, 64, 10_000])('is read alike in pieces of %i', (size) => {
    const [element, ...others] = read(odd, 'r', size)
    expect(others).toEqual([])
    expect(element?.isCut).toBe(false)
    expect(['a', 'b', 'totalfat', 'd'].map((name) => attributeOf(element, name))).toEqual([
      '1 < 2 & "3"',
      "it's",
      '9',
      '4',
    ])
    expect(elementsIn(element, 't').map(textIn)).toEqual(['one & two <b> é&eacute; < 3', '<b>&amp;</b>'])
    expect(elementsIn(element, 'e')).toHaveLength(1)
  })

  it('takes keys of prototypes for what they are: names', () => {
    const [element] = read('<r __proto__="1" constructor="2"><toString>3</toString></r>', 'r')
    expect(attributeOf(element, '__proto__', 'constructor')).toBe('1')
    expect(elementsIn(element, 'tostring').map(textIn)).toEqual(['3'])
  })

  it.each([
    ['quotes', `<r><r a="${'"x '.repeat(300_000)}`],
    ['tags that never end', `<r>${'<a b="x>'.repeat(100_000)}`],
    ['elements in each other', `<r>${'<x>'.repeat(300_000)}`],
    ['spaces', `<r a="1"${`"${' '.repeat(90)}`.repeat(20_000)}`],
  ])('is read in a moment whatever it is made of: %s', (_, text) => {
    const start = performance.now()
    for (const element of read(text, 'r', 50_000)) textIn(element)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
