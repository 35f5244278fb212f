import { expect, it } from 'vitest'
import { providerUrlFault } from '#worker/modules/ai/provider.resource.ts'

it('an address must be public, HTTPS, and on the list of allowed ones where there is a list', () => {
  const fault = (url: string, AI_ALLOWED_URLS?: string) =>
    providerUrlFault(url, AI_ALLOWED_URLS ? { AI_ALLOWED_URLS } : {})
  expect(fault('https://ai.example.org/v1')).toBeNull()
  expect(fault('')).toBeNull()
  expect(fault('http://ai.example.org/v1')).toMatch('https')
  expect(fault('https://10.0.0.1/v1')).not.toBeNull()
  const allowed = 'https://ai.example.org/v1/ https://other.example.org'
  expect(fault('https://ai.example.org/v1', allowed)).toBeNull()
  expect(fault('https://other.example.org/any', allowed)).toBeNull()
  for (const url of [
    'https://ai.example.org/v12',
    'https://ai.example.org/v1/../admin',
    'https://ai.example.org.evil.net/v1',
    'https://evil.net/?https://ai.example.org/v1',
  ]) {
    expect(fault(url, allowed), url).toMatch('not allowed')
  }
})
