import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface VitestReport {
  passed: number
  failed: number
  /** Also those that failed outside of their tests. */
  failedFiles: FailedFile[]
}

export interface FailedFile {
  /** From the working directory. */
  path: string
  passed: number
  /** Names of tests. */
  failed: string[]
}

/** What Vitest's JSON reporter wrote, whose names are Jest's. */
export function readVitestReport(path: string): VitestReport {
  const { numPassedTests, numFailedTests, testResults }: JestReport = JSON.parse(readFileSync(path, 'utf8'))
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(failedFile),
  }
}

const failedFile = ({ name, assertionResults }: JestFile): FailedFile => ({
  path: relative('.', name),
  passed: assertionResults.filter(({ status }) => status === 'passed').length,
  failed: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
})

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: JestFile[]
}

interface JestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}
