import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CheckFailed, type CommandEntry, command, UsageError } from '../src/command.ts'
import { commands } from '../src/main.ts'
import { runProgram } from '../src/program.ts'
import { recordingTerminal, run } from './support.ts'

function failingWith(error: Error): readonly CommandEntry[] {
  const build = () =>
    command('fail').action(() => {
      throw error
    })
  return [{ name: 'fail', summary: 'fails', load: async () => ({ build }) }]
}

describe('spellwright on the command line', () => {
  it('prints help when called without arguments', async () => {
    const { exitCode, out } = await run()
    expect(exitCode).toBe(0)
    const text = out.replace(/\s+/g, ' ')
    for (const { name, summary } of commands) expect(text).toContain(` ${name} ${summary}`)
  })

  it('prints its version', async () => {
    expect(await run('--version')).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  })

  it('prints one JSON object with --json', async () => {
    const { exitCode, out, err } = await run('version', '--json')
    expect(exitCode).toBe(0)
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject({ node: process.versions.node })
  })

  it('suggests the nearest command for an unknown one and exits with 2', async () => {
    const { exitCode, out, err } = await run('versoin')
    expect(exitCode).toBe(2)
    expect(out).toBe('')
    expect(err).toContain("unknown command 'versoin'\n(Did you mean version?)")
  })

  it('exits with 2 for an unknown option, with the message as JSON if asked', async () => {
    const { exitCode, out } = await run('version', '--json', '--loud')
    expect(exitCode).toBe(2)
    expect(JSON.parse(out)).toEqual({ error: "unknown option '--loud'" })
  })

  it('every command has --json, and the name and summary of its table entry', async () => {
    for (const entry of commands) {
      const built = (await entry.load()).build(recordingTerminal().terminal)
      expect(built.name()).toBe(entry.name)
      expect(built.description()).toBe(entry.summary)
      expect(built.options.map((option) => option.long)).toContain('--json')
    }
  })

  it('exits with 1 for a failed check and with 2 for wrong usage, and prints the reason', async () => {
    const { terminal, err } = recordingTerminal()
    expect(await runProgram(failingWith(new CheckFailed('3 of 10 games differ')), ['fail'], terminal)).toBe(1)
    expect(await runProgram(failingWith(new UsageError('no such deck')), ['fail'], terminal)).toBe(2)
    expect(err).toEqual(['3 of 10 games differ', 'no such deck'])
  })

  it('rethrows any other error', async () => {
    const { terminal } = recordingTerminal()
    await expect(runProgram(failingWith(new TypeError('our bug')), ['fail'], terminal)).rejects.toThrow('our bug')
  })

  const bin = fileURLToPath(new URL('../bin/spellwright.mjs', import.meta.url))
  const start = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { cwd: '/', encoding: 'utf8' })

  it('starts in any folder and returns the exit code', () => {
    expect(JSON.parse(start('version', '--json').stdout)).toMatchObject({ node: process.versions.node })
    expect(start('nonsense').status).toBe(2)
  })

  it('plays a bot written in TypeScript', () => {
    const bot = fileURLToPath(new URL('../../../examples/my-bot.ts', import.meta.url))
    const { stdout, status } = start('arena', bot, 'random', '--games', '2', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ games: 2 })
  })

  it('plays in worker threads', () => {
    const { stdout, status } = start('sim', 'goblins', 'goblins', '--games', '120', '--workers', '2', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ games: 120 })
  })
})
