import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXIT_CODE_MEANINGS } from '../apps/cli/src/exit-codes.ts'
import { bin, file, folder, interrupt, run } from './support.ts'

describe('docs/command-line.md', () => {
  const page = readFileSync(new URL('../docs/command-line.md', import.meta.url), 'utf8')

  it('lists every exit code with what it says', () => {
    const rows = [...page.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, code, meaning]) => [code, meaning])
    expect(Object.fromEntries(rows)).toEqual(EXIT_CODE_MEANINGS)
  })
})

describe('--json', () => {
  const replays = join(folder, 'json-replays')
  run(['sim', 'goblins', 'goblins', '--games', '1', '--workers', '0', '--replays', replays])
  const few = ['--games', '2', '--workers', '0']
  it.each([
    [['version']],
    [['card', 'Shock']],
    [['cards']],
    [['deck', 'goblins']],
    [['deck']],
    [['sim', 'goblins', 'enchantress', ...few]],
    [['gauntlet', 'goblins', 'enchantress', ...few]],
    [['arena', 'heuristic', 'random', ...few]],
    [['replay', join(replays, 'game-00000.jsonl')]],
    [['play', '--demo', '--seed', '1']],
    [['fuzz', '--games', '1']],
  ])('%s prints one object', (args) => {
    const { code, out } = run([...args, '--json'])
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toBeTypeOf('object')
  })

  it.each([
    [['card', 'No Such Card'], 2],
    [['deck', 'no-such-deck'], 2],
    [['sim', 'goblins'], 2],
    [['replay', 'no-such-file'], 2],
    [['arena', 'heuristik', 'random'], 2],
    [['fuzz', '--games', 'many'], 2],
  ])('%s prints one object with the error', (args, exitCode) => {
    const { code, out } = run([...args, '--json'])
    expect(code).toBe(exitCode)
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toHaveProperty('error')
  })
})

describe('the machine', () => {
  const games = ['sim', 'goblins', 'goblins', '--games', '4', '--workers', '1']

  it.each([
    ['--html', 'it is a folder', () => folder],
    ['--html', 'report cannot be written', () => join(folder, 'missing', 'report.html')],
    ['--replays', 'replays cannot be written', () => file('not-a-folder', '')],
  ])('%s that cannot be written is refused before the first game', (option, sentence, path) => {
    const { code, err, out } = run([...games, option, path()])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(sentence)
  })

  it.runIf(existsSync('/dev/full'))(
    'a full disk: the results are printed, and the exit code says that it was cut short',
    () => {
      const { code, err, out } = run([...games, '--html', '/dev/full'])
      expect(code).toBe(3)
      expect(out).toContain('4 games')
      expect(err).toContain('The report cannot be written to "/dev/full"')
    },
  )

  it.runIf(existsSync('/dev/full'))('output to a full disk is said on standard error', () => {
    const { status, stderr } = spawnSync('/bin/sh', ['-c', `"${process.execPath}" "${bin}" cards > /dev/full`], {
      encoding: 'utf8',
    })
    expect(status).toBe(3)
    expect(stderr).toContain('The output cannot be written')
    expect(stderr).not.toMatch(/^ +at /m)
  })

  it('a closed pipe is no error', () => {
    const { status, stderr } = spawnSync(
      '/bin/bash',
      ['-o', 'pipefail', '-c', `"${process.execPath}" "${bin}" cards | head -1 > /dev/null`],
      { encoding: 'utf8' },
    )
    expect(status).toBe(0)
    expect(stderr).not.toMatch(/EPIPE|^ +at /m)
  })

  it('Ctrl+C during random games prints what was found so far', async () => {
    const hasPlayed = (err: string): boolean => err.includes(' of 100000 games')
    const { code, out } = await interrupt(['fuzz', '--games', '100000', '--json'], hasPlayed, ['SIGINT'])
    expect(code).toBe(130)
    expect((JSON.parse(out) as { games: number }).games).toBeGreaterThan(0)
  })
})

describe('options of Node.js', () => {
  it.each(['--always-sparkplug', '--max-old-space-size=3000', '--enable-source-maps', '--stack-size=900'])(
    'games are played in threads with %s',
    (option) => {
      const args = [option, bin, 'sim', 'goblins', 'sligh', '--games', '2', '--workers', '1', '--json']
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      expect(status, stderr).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({ games: 2 })
    },
  )
})
