import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  coveragePage,
  pageFile,
  playableShare,
  readmeFile,
  referenceCoverage,
  withShare,
} from '../../../../tools/pages/coverage-page.ts'

const coverage = referenceCoverage()

it('docs/coverage.md says which tournament decks can be played (npm run docs:coverage)', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(coveragePage(coverage))
})

it('the README says how many tournament decks can be played (npm run docs:coverage)', () => {
  const readme = readFileSync(readmeFile, 'utf8')
  expect(readme).toContain('<!-- playable -->')
  expect(readme).toBe(withShare(readme, playableShare(coverage)))
})
