import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerScene } from './support/answer-scene.ts'
import { playUntil } from './support/play-on.ts'
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

  it('nobody is sent the name of a card that they have never been shown', async () => {
    const server = await startServer({})
    // Each deck has cards of its own, one of each, so that a name says whose card it is.
    const singles = (names: string): string =>
      `${names
        .split('/')
        .map((name) => `1 ${name}`)
        .join('\n')}\n26 Forest`
    const anns =
      'Grizzly Bears/Runeclaw Bear/Bear Cub/Balduvian Bears/Forest Bear/Llanowar Elves/Elvish Mystic/Fyndhorn Elves/Elvish Warrior/Trained Armodon/Giant Spider/Giant Growth/Naturalize/Titanic Growth'
    const bobs =
      "Centaur Courser/Nessian Courser/Alpine Grizzly/Kalonian Tusker/Leatherback Baloth/Garruk's Companion/Rampant Growth/Lay of the Land/Regrowth/Civic Wayfinder/Wood Elves/Borderland Ranger/Vorstclaw/Craw Wurm"
    const [ann, bob, code] = await startMatch(server.socketUrl, {}, [singles(anns), singles(bobs)])
    const eve = await TestPlayer.enter(server.socketUrl, 'Eve')
    await eve.join(code, 'spectator')
    const isLate = ({ scene, room }: TestPlayer): boolean =>
      room?.phase === 'over' || (scene?.scene.view.turn.number ?? 0) > 9
    await Promise.all([playUntil(ann, isLate), playUntil(bob, isLate)])
    const namesIn = (text: string, names: string): string[] => names.split('/').filter((name) => text.includes(name))
    const publicNames = (player: TestPlayer): string =>
      player.received
        .flatMap((message) => (message.kind === 'scene' ? [message.scene] : []))
        .map(({ view, log }) =>
          JSON.stringify([
            view.battlefield,
            view.stack,
            view.exile,
            view.players.map(({ graveyard }) => graveyard),
            log,
          ]),
        )
        .join()
    for (const [names, other] of [
      [anns, bob],
      [bobs, ann],
    ] as const) {
      const shown = namesIn(publicNames(other), names)
      // The rest is in hands and libraries.
      expect(shown.length).toBeLessThan(names.split('/').length)
      expect(namesIn(eve.frames.join(), names)).toEqual(shown)
      expect(namesIn(other.frames.join(), names)).toEqual(shown)
    }
    await server.stop()
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
