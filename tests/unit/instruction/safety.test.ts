import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderInstruction, renderText } from '#worker/modules/recipes/instruction/index.ts'
import { dangers } from './markup.fixture.ts'
import { html, ingredient } from './step.fixture.ts'

const PIECES = [
  '<script>¦</script>¦<img src=x onerror=alert(1)>¦<a href="javascript:x">¦</a>¦<svg onload=x>¦<style>¦<!--¦-->¦<a href=',
  '[a](javascript:x)¦![a](data:text/html,x)¦[a]: javascript:x\n¦[a]¦<javascript:x>¦java&#115;cript:x¦&lt;script&gt;¦&#x3c;b&#x3e;',
  '{{ ingredients[0] }}¦{{7*7}}¦{#¦#}¦{%¦%}¦`¦```\n¦**¦_¦~~¦> ¦- ¦1. ¦# ¦|¦|-|-|\n¦\n¦\n\n¦ ¦    ¦\\¦&¦"¦\'¦<¦>',
  '<b>¦</b>¦<p>¦</p>¦<ul>¦<li>¦</li>¦<pre>¦https://a.example/¦www.a.b¦a@b.c¦a.com¦20 minutes¦1 hour ¦\uFDD0¦0¦\uFDD1¦\u0000',
].flatMap((line) => line.split('¦'))

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 40 })
  .map((parts) => parts.join(''))

const trapped = ingredient(2, '<b>cup', ['"><script>', "' onload='x"], '<img src=x onerror=alert(1)>')

describe('any text', () => {
  test('renders only harmless tags, attributes and addresses', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(dangers(html(text, trapped))).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  test('is rendered without an error, in plain text too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(typeof renderText(renderInstruction(text, [trapped]))).toBe('string')
        expect(dangers(html(text, trapped))).toEqual([])
      }),
    )
  })

  test('loses no word', () => {
    const word = fc.stringMatching(/^[a-zäöü]{2,8}$/)
    const glue = fc.constantFrom(...' ¦\n¦\n\n¦, ¦. ¦ **¦** ¦ _¦\n- ¦\n1. ¦\n> ¦ {{ ¦ }} ¦ <b>¦</p>'.split('¦'))
    fc.assert(
      fc.property(fc.array(fc.tuple(word, glue), { minLength: 1, maxLength: 20 }), (parts) => {
        const shown = renderText(renderInstruction(parts.flat().join(''), []))
        expect(shown.match(/[a-zäöü]{2,}/g)).toEqual(parts.map(([one]) => one))
      }),
    )
  })

  test('keeps braces unless they are a template', () => {
    const part = fc.constantFrom('{', '}', '{{', '}}', 'a', ' ', '{% if %}', '{{ x }}', '\n')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        const shown = renderText(renderInstruction(text, []))
        expect(shown.match(/[{}]/g) ?? []).toEqual(text.match(/[{}]/g) ?? [])
      }),
    )
  })
})

describe('a text made to hang the server', () => {
  const PARTS = [
    '[¦![¦[a](¦<¦<a ¦<!--¦**_a¦a_¦*¦`a¦~~a¦> ¦- ¦1. ¦|a¦ ¦\t¦{{¦{#¦{% ¦{{ ingredients[0] }}¦20 to ¦1 hour ¦a.¦a@',
    '&#¦http://¦- a\n¦> - ¦- __  \n{{===¦1. |-|-|[a]: http://x\n{%¦<ul><li>¦<b>¦\\¦[a]: b\n¦a\n¦- a\nb\n¦`¦!',
  ].flatMap((line) => line.split('¦'))

  test.each(PARTS)('is read in time that grows with its length: %j', (part) => {
    const started = performance.now()
    html(part.repeat(40_000 / part.length), trapped)
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test.each(['> ', '- ', '1. ', '*', '_', '<b>', '[', '> - '])('nested without end is shown: %j', (part) => {
    expect(html(`${part.repeat(5000)}deep${part.repeat(5000)}`)).toContain('deep')
  })
})
