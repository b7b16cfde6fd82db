import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'positions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (text: string): string => {
  const file = join(folder, 'positions.jsonl')
  writeFileSync(file, text)
  return file
}

const BOLT =
  '{"id":"bolt","topic":"lethal","why":"three","you":{"battlefield":["Mountain"],"hand":["Lightning Bolt"]},' +
  '"opponent":{"life":3},"until":"turn","right":[["win"]]}'

describe('spellwright positions', () => {
  it('counts the right answers of a bot in a file', async () => {
    const file = fileWith(`${BOLT}\n${BOLT.replace('"bolt"', '"never"').replace('[["win"]]', '[["lose"]]')}\n`)
    const { exitCode, out } = await run('positions', file, '--bot', 'heuristic', '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ bot: 'heuristic', total: 2, right: 1, wrong: ['never'] })
  })

  it('says which line of the file is wrong, and why', async () => {
    const { exitCode, err } = await run('positions', fileWith(`${BOLT}\n{"id":1}\n`))
    expect(exitCode).toBe(2)
    expect(err).toContain('Line 2 is not a position')
  })

  it('refuses a bot it does not know', async () => {
    const { exitCode, err } = await run('positions', '--bot', 'heuristc')
    expect(exitCode).toBe(2)
    expect(err).toContain('heuristic')
  })
})
