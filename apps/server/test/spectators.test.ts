import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerScene } from './support/answer-scene.ts'
import { startMatch, TestPlayer } from './support/test-player.ts'
import { startServer, type TestServer } from './support/test-server.ts'

describe('spectators', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ mostSpectators: 1 })
  })
  afterAll(() => server.stop())

  it('never receive the name or the number of a card in a hand, until both players agree', async () => {
    const [ann, bob, code] = await startMatch(server.socketUrl)
    const eve = await TestPlayer.enter(server.socketUrl, 'Eve')
    await eve.join(code, 'spectator')
    for (let i = 0; i < 60; i++) {
      const asked = [ann, bob].find(({ scene }) => scene?.question != null)
      if (!asked?.scene) break
      const { question, scene } = asked.scene
      asked.scene = null
      await asked.ask({ kind: 'answer', question: question ?? 0, answer: answerScene(scene), auto: false })
      await Promise.race(
        [ann, bob].map((one) => one.until((now) => now.scene?.question != null || now.room?.phase === 'over')),
      )
    }
    const seen = eve.received.filter((message) => message.kind === 'scene')
    expect(seen.length).toBeGreaterThan(20)
    for (const { scene, question } of seen) {
      expect(scene.view.hand).toEqual([])
      expect(scene.view.decision).toBeNull()
      expect(scene.actions).toEqual([])
      expect(scene.view.players.map(({ knownHand }) => knownHand.length)).toEqual([0, 0])
      expect(question).toBeNull()
    }
    const hands = [ann, bob].flatMap(({ received }) =>
      received.flatMap((message) => (message.kind === 'scene' ? message.scene.view.hand : [])),
    )
    const last = seen.at(-1)
    const ids = new Set(hands.map(({ id }) => id))
    const shown = JSON.stringify(last?.scene.view.players)
    for (const id of ids) expect(shown).not.toContain(`"id":${id},`)

    await ann.ask({ kind: 'offer', what: 'openHands' })
    await bob.ask({ kind: 'reply', accept: true })
    await eve.until(({ scene }) => (scene?.scene.view.players[0].knownHand.length ?? 0) > 0)
    expect(eve.scene?.scene.view.players[0].knownHand.length).toBe(eve.scene?.scene.view.players[0].handCount)
  })

  it('cannot answer, and a full room says so', async () => {
    const [, , code] = await startMatch(server.socketUrl)
    const eve = await TestPlayer.enter(server.socketUrl, 'Eve')
    await eve.join(code, 'spectator')
    expect(await eve.refusal({ kind: 'answer', question: 1, answer: [0], auto: false })).toBe(
      'Only players can do that; you are watching.',
    )
    const fay = await TestPlayer.enter(server.socketUrl, 'Fay')
    expect(await fay.refusal({ kind: 'join', code, as: 'spectator', lastSeq: 0 })).toBe(
      'This room has as many spectators as it can take.',
    )
    expect(await fay.refusal({ kind: 'join', code, as: 'player', lastSeq: 0 })).toBe(
      'Both seats are taken. You can watch instead.',
    )
  })
})
