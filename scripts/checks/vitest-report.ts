import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface VitestReport {
  passed: number
  failed: number
  /** From the working directory. Also those that failed outside of their tests. */
  failedFiles: string[]
  failedTests: string[]
}

/** What Vitest's JSON reporter wrote, whose names are Jest's. */
export function readVitestReport(path: string): VitestReport {
  const { numPassedTests, numFailedTests, testResults }: JestReport = JSON.parse(readFileSync(path, 'utf8'))
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name)),
    failedTests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
  }
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
