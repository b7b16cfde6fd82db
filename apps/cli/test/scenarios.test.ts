import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { scenarios } from 'spellwright/conformance'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [first, second, third] = scenarios
const lines = [first, second, { ...third, id: 'wrong', expect: [{ kind: 'life', player: 'A', value: 1 }] }]
const text = lines.map((scenario) => JSON.stringify(scenario)).join('\n')

function write(name: string, data: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, data)
  return file
}
const good = write('good.jsonl', `${JSON.stringify(first)}\n${JSON.stringify(second)}\n`)
const mixed = write('mixed.jsonl', text)
const packed = write('mixed.jsonl.gz', gzipSync(text))

describe('spellwright scenarios', () => {
  it('prints how many scenarios ran, passed and failed', async () => {
    const { exitCode, out } = await run('scenarios', good)
    expect(exitCode).toBe(0)
    expect(out).toBe('2 scenarios: 2 runnable, 2 passed, 0 failed')
  })

  it('prints one JSON object with --json, also for a gzipped file', async () => {
    const { exitCode, out } = await run('scenarios', packed, '--json')
    expect(exitCode).toBe(1)
    expect(JSON.parse(out)).toEqual({
      total: 3,
      runnable: 3,
      passed: 2,
      failed: 1,
      missingCards: {},
      unsupported: {},
      failures: [{ id: 'wrong', reason: 'Expected "A: life, value 1", found: 20.' }],
      notRun: [],
    })
  })

  it('runs only the scenarios that match the filter', async () => {
    const { exitCode, out } = await run('scenarios', mixed, '--filter', first?.id ?? '')
    expect(exitCode).toBe(0)
    expect(out).toContain('1 scenario: 1 runnable')
  })

  it('explains one scenario: the board, the log, and the first expectation that failed', async () => {
    const { exitCode, out } = await run('scenarios', mixed, '--explain', 'wrong')
    expect(exitCode).toBe(1)
    expect(out).toContain('Turn 1 (A)')
    expect(out).toContain('Failed:\n  Expected "A: life, value 1", found: 20.')
  })

  it('refuses a missing file, an unknown scenario and a broken line', async () => {
    expect(await run('scenarios', join(folder, 'none.jsonl'))).toMatchObject({ exitCode: 2 })
    expect(await run('scenarios', mixed, '--explain', 'nobody')).toMatchObject({ exitCode: 2 })
    const broken = write('broken.jsonl', `${JSON.stringify(first)}\n{"id": 1`)
    expect(await run('scenarios', broken)).toMatchObject({
      exitCode: 2,
      err: 'Line 2 is not a scenario: it is not JSON.',
    })
  })
})
