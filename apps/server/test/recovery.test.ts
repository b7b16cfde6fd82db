import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerScene } from './support/answer-scene.ts'
import { playThroughKills } from './support/play-through-kills.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { startMatch, TestPlayer } from './support/test-player.ts'
import { startServer } from './support/test-server.ts'

const runServer = (folder: string): Promise<ServerProcess> => startServerProcess({ SPELLWRIGHT_DATA: folder })

describe('nothing is lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-rooms-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('a server that is killed at random moments goes on at the same question with the same view', async () => {
    const { server, player } = await playThroughKills(() => runServer(folder), 4)
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(player.received.at(-1)?.kind).toBe('closing')
  }, 180_000)
})

describe('every shape of decision', () => {
  let url: string
  let stop: () => Promise<void>
  beforeAll(async () => {
    const server = await startServer()
    url = server.socketUrl
    stop = server.stop
  })
  afterAll(() => stop())

  it('is asked again after the connection was lost in the middle of it', async () => {
    // Cheap creatures with haste: there is something to pay for and to attack with in every game.
    let [ann, bob, code] = await startMatch(url, {}, '20 Raging Goblin\n20 Mountain')
    const seen = new Set<string>()
    for (let i = 0; i < 400 && seen.size < 5 && ann.room?.phase !== 'over'; i++) {
      await Promise.race(
        [ann, bob].map((one) => one.until((now) => now.scene?.question != null || now.room?.phase === 'over')),
      )
      const index = [ann, bob].findIndex(({ scene }) => scene?.question != null)
      const asked = [ann, bob][index]
      const shape = asked?.scene?.scene.view.decision?.shape
      if (!asked?.scene || shape === undefined) break
      let player = asked
      if (!seen.has(shape)) {
        seen.add(shape)
        const { hash, question } = asked.scene
        await asked.lose()
        player = await TestPlayer.enter(url, 'Back', asked.token)
        await player.join(code)
        await player.until(({ scene }) => scene !== null)
        expect([shape, player.scene?.question, player.scene?.hash]).toEqual([shape, question, hash])
        if (index === 0) ann = player
        else bob = player
      }
      const { question, scene } = player.scene ?? asked.scene
      player.scene = null
      await player.ask({ kind: 'answer', question: question ?? 0, answer: answerScene(scene), auto: false })
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['act', 'attack', 'options', 'pay']))
  }, 120_000)
})
