import type { RoomSettings } from '@spellwright/protocol'
import { describe, expect, it } from 'vitest'
import { botSideboarding } from '../src/rooms/bot-sideboarding.ts'
import type { RoomEvent } from '../src/rooms/room-event.ts'
import { AWAY_MS, RoomMatch } from '../src/rooms/room-match.ts'

const settings: RoomSettings = {
  bestOf: 3,
  starts: 'creator',
  clock: { main: 60, increment: 5 },
  kitchenTable: false,
  open: false,
  format: '',
}
const deck = '40 Mountain'

/** A room after these events, each at its time in seconds. */
function after(events: readonly (readonly [number, RoomEvent])[]): RoomMatch {
  const match = new RoomMatch()
  for (const [index, [seconds, event]] of events.entries()) match.apply(event, index + 1, seconds * 1000)
  return match
}

const begun: readonly (readonly [number, RoomEvent])[] = [
  [0, { kind: 'created', settings, secrets: { secret: 'known', replay: 'r' } }],
  [0, { kind: 'seated', seat: 0, player: 'a', name: 'Ann' }],
  [0, { kind: 'seated', seat: 1, player: 'b', name: 'Bob' }],
  [0, { kind: 'deck', seat: 0, title: 'Red', text: deck }],
  [0, { kind: 'deck', seat: 1, title: 'Red', text: deck }],
  [0, { kind: 'ready', seat: 0, ready: true }],
  [10, { kind: 'ready', seat: 1, ready: true }],
]

const keep = (seat: 0 | 1): RoomEvent => ({ kind: 'answer', seat, answer: [0], auto: false })

describe('the clock', () => {
  it('runs only for the player who is asked, and each decision adds the increment', () => {
    const match = after([...begun, [18, keep(0)], [21, keep(1)]])
    expect(match.clock.timeLeft(0, 21_000)).toBe(60_000 - 8000 + 5000)
    expect(match.clock.timeLeft(1, 21_000)).toBe(60_000 - 3000 + 5000)
    expect(match.clock.runningSeat).toBe(0)
  })

  it('stands still for a while when the connection of the player is lost', () => {
    const match = after([...begun, [15, { kind: 'connection', seat: 0, connected: false }]])
    expect(match.clock.timeLeft(0, 15_000 + AWAY_MS)).toBe(55_000)
    expect(match.clock.timeLeft(0, 17_000 + AWAY_MS)).toBe(53_000)
    expect(match.awaySeat).toBe(0)
  })

  it('does not count the time while the server was down', () => {
    const match = after([...begun, [1000, { kind: 'recovered' }]])
    expect(match.clock.timeLeft(0, 1_000_000)).toBe(60_000)
  })

  it('ends the match of whoever runs out of time', () => {
    const match = after([...begun, [80, { kind: 'forfeit', seat: 0, why: 'outOfTime' }]])
    expect(match.phase).toBe('over')
    expect(match.seats[1].wins).toBe(2)
  })
})

describe('a room is its events', () => {
  it('the same events give the same game at the same question', () => {
    const events = [...begun, [18, keep(0)] as const, [21, keep(1)] as const]
    const [one, other] = [after(events), after(events)]
    expect(one.game?.game.hash()).toBe(other.game?.game.hash())
    expect(one.question).toBe(other.question)
  })

  it('a bot plays on for a player who stays away, and gives the seat back', () => {
    const away: readonly (readonly [number, RoomEvent])[] = [
      ...begun,
      [20, { kind: 'connection', seat: 0, connected: false }],
      [90, { kind: 'handedOver', seat: 0, bot: 'heuristic' }],
    ]
    expect(after(away).seats[0].bot).toBe('heuristic')
    expect(after([...away, [95, { kind: 'cameBack', seat: 0 }]]).seats[0].bot).toBeNull()
  })
})

describe('a bot between two games', () => {
  const list = '20 Mountain\n16 Raging Goblin\n4 Shatter\n\nSideboard\n4 Flame Slash\n'
  const withBot = (): RoomMatch =>
    after([
      [0, { kind: 'created', settings, secrets: { secret: 'known', replay: 'r' } }],
      [0, { kind: 'seated', seat: 0, player: 'a', name: 'Ann' }],
      [0, { kind: 'botSeated', seat: 1, bot: 'heuristic', name: 'Bot' }],
      [0, { kind: 'deck', seat: 0, title: 'Red', text: deck }],
      [0, { kind: 'deck', seat: 1, title: 'Red', text: list }],
      [0, { kind: 'ready', seat: 0, ready: true }],
      [0, { kind: 'ready', seat: 1, ready: true }],
      [1, { kind: 'forfeit', seat: 0, why: 'conceded' }],
    ])

  it('[S1.5] is asked as well, and takes out what does nothing against the spells it has seen', () => {
    const match = withBot()
    expect([match.phase, match.awaits(1)]).toEqual(['sideboarding', true])
    for (const name of ['Grizzly Bears', 'Llanowar Elves', 'Elvish Mystic']) match.game?.shown[0].add(name)
    expect(botSideboarding(match, 1)).toMatch(/20 Mountain\n16 Raging Goblin\n4 Flame Slash\n+Sideboard\n4 Shatter/)
  })

  it('keeps its deck if it has seen nothing of the other one', () => {
    expect(botSideboarding(withBot(), 1)).toMatch(/4 Shatter\n+Sideboard\n4 Flame Slash/)
  })
})
