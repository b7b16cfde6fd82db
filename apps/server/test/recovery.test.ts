import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playThroughKills } from './support/play-through-kills.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'

const runServer = (folder: string): Promise<ServerProcess> => startServerProcess({ SPELLWRIGHT_DATA: folder })

describe('nothing is lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-rooms-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('a server that is killed at random moments goes on at the same question with the same view', async () => {
    const { server, player } = await playThroughKills(() => runServer(folder), 2)
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(player.received.at(-1)?.kind).toBe('closing')
  }, 180_000)
})
