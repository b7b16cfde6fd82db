import type { Seat } from '@spellwright/protocol'
import { type Answer, createRandom, randomHandler, SHAPES, type Shape, seatOf } from 'spellwright/play'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecrets } from '../src/rooms/new-secrets.ts'
import type { RoomEvent } from '../src/rooms/room-event.ts'
import { RoomMatch } from '../src/rooms/room-match.ts'
import { SETTINGS, TestPlayer } from './support/test-player.ts'
import { memoryStore, startServer, type TestServer } from './support/test-server.ts'

/** Cards that ask questions of every shape. */
const DECK = `4 Fact or Fiction
4 Forked Bolt
4 Cabal Therapy
4 Brainstorm
4 Soul Warden
4 Raging Goblin
4 Blaze
4 Serum Visions
22 City of Brass`

/** Sideboarding is not asked for by a game, and tested with matches. */
const ASKED = SHAPES.filter((shape) => shape !== 'sideboard')

const beginning = (players: readonly [string, string], secret: string): RoomEvent[] => [
  { kind: 'created', settings: SETTINGS, secrets: { ...newSecrets(), secret } },
  { kind: 'seated', seat: 0, player: players[0], name: 'Ann' },
  { kind: 'seated', seat: 1, player: players[1], name: 'Bob' },
  { kind: 'deck', seat: 0, title: 'Questions', text: DECK },
  { kind: 'deck', seat: 1, title: 'Questions', text: DECK },
  { kind: 'ready', seat: 0, ready: true },
  { kind: 'ready', seat: 1, ready: true },
]

interface RoomAtQuestion {
  readonly events: readonly RoomEvent[]
  readonly seat: Seat
  /** A legal answer to the question. */
  readonly answer: Answer
}

/** For each shape the events of a room that stands at such a question. Random players come to all of them. */
function roomsAtEachShape(players: readonly [string, string]): Map<Shape, RoomAtQuestion> {
  const found = new Map<Shape, RoomAtQuestion>()
  for (let seed = 1; seed < 60 && found.size < ASKED.length; seed++) {
    const match = new RoomMatch()
    const events = beginning(players, `shapes ${seed}`)
    for (const [index, event] of events.entries()) match.apply(event, index + 1, 0)
    const handler = randomHandler(createRandom(`shapes ${seed}`))
    for (let table = match.game; table?.asked != null && events.length < 600; table = match.game) {
      const { decision } = table.game
      if (decision === null) break
      const answer = handler[decision.shape](decision as never, seatOf(table.game, table.asked)) as Answer
      if (!found.has(decision.shape)) found.set(decision.shape, { events: [...events], seat: table.asked, answer })
      const event: RoomEvent = { kind: 'answer', seat: table.asked, answer, auto: false }
      events.push(event)
      match.apply(event, events.length, 0)
    }
  }
  return found
}

describe('every shape of decision', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('is asked again after the server was started again, and after the connection was lost in the middle of it', async () => {
    const store = await memoryStore()
    const players = await Promise.all(['Ann', 'Bob'].map((name) => TestPlayer.enter(server.socketUrl, name)))
    const [ann, bob] = players as [TestPlayer, TestPlayer]
    const rooms = roomsAtEachShape([ann.player, bob.player])
    expect([...rooms.keys()].sort()).toEqual([...ASKED].sort())
    for (const [shape, { events, seat, answer }] of rooms) {
      const code = [...shape.toUpperCase().replaceAll(/[IL]/g, 'Z'), ...'QQQQQQ']
        .slice(0, 6)
        .join('')
        .replaceAll('O', 'X')
      await store.createRoom({ id: shape, code, createdAt: 0 })
      for (const [index, event] of events.entries()) await store.append(shape, { seq: index + 1, at: 0, event })
      const asked = await TestPlayer.enter(server.socketUrl, 'Back', players[seat]?.token ?? null)
      await asked.join(code)
      await asked.until(({ scene }) => scene?.question != null)
      const { question, hash, scene } = asked.scene ?? {}
      await asked.lose()
      const again = await TestPlayer.enter(server.socketUrl, 'Back', players[seat]?.token ?? null)
      await again.join(code)
      await again.until(({ scene }) => scene?.question != null)
      expect([shape, scene?.view.decision?.shape, again.scene?.question, again.scene?.hash]).toEqual([
        shape,
        shape,
        question,
        hash,
      ])
      await again.ask({ kind: 'answer', question: question ?? 0, answer, auto: false })
      // The same answer does not count twice.
      expect(await again.refusal({ kind: 'answer', question: question ?? 0, answer, auto: false })).toBe(
        'That question is no longer open.',
      )
    }
  })
})
