import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGame } from 'spellwright'
import { formatReplay, ReplayRecorder, seedOfGame } from 'spellwright/sim'
import { describe, expect, it } from 'vitest'
import { run } from './support.ts'

const SECRET = 'a secret of the server'
const sha256 = createHash('sha256').update(SECRET).digest('hex')
const folder = mkdtempSync(join(tmpdir(), 'shuffle-'))

/** The file of a match on a server whose only game was conceded at once. */
function matchOnServer(name: string, changes: { readonly seed?: string; readonly sha256?: string } = {}): string {
  const seed = changes.seed ?? seedOfGame(SECRET, 1)
  const deck = [{ name: 'Mountain', count: 60 }]
  const setup = { seed, decks: [deck, deck], names: ['Ann', 'Bob'], options: {} } as const
  const game = createGame(setup)
  const shuffle = { secret: SECRET, sha256: changes.sha256 ?? sha256 }
  const recorder = new ReplayRecorder(game, { ...setup, bots: ['person', 'person'], shuffle })
  game.concede(0)
  const path = join(folder, name)
  writeFileSync(path, formatReplay(recorder.finish(game)))
  return path
}

describe('replay --verify of a match on a server', () => {
  it('says that the shuffles come from the secret that was promised', async () => {
    const { exitCode, out } = await run('replay', matchOnServer('good.jsonl'), '--verify', '--commitment', sha256)
    expect(exitCode).toBe(0)
    expect(out).toContain(`The decks were shuffled with the secret whose hash was promised before: ${sha256}.`)
  })

  it.each([
    ['another seed', { seed: 'chosen later' }, sha256, 'a game was not shuffled with the secret'],
    ['another hash', { sha256: 'f'.repeat(64) }, undefined, 'the secret does not have the hash that the file states'],
    ['another promise', {}, 'f'.repeat(64), 'the hash in the file is not the one that was shown before the match'],
  ])('finds %s', async (name, changes, promised, problem) => {
    const more = promised === undefined ? [] : ['--commitment', promised]
    const { exitCode, err } = await run('replay', matchOnServer(`${name}.jsonl`, changes), '--verify', ...more)
    expect(exitCode).toBe(1)
    expect(err).toContain(problem)
  })
})
