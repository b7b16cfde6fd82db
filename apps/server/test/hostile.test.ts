import { PROTOCOL_VERSION } from '@spellwright/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GuestTokens } from '../src/identity/guest-tokens.ts'
import { goblins, SETTINGS, startMatch, TestPlayer } from './support/test-player.ts'
import { startServer, type TestServer } from './support/test-server.ts'

describe('hostile clients', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ connectionsPerAddress: 200 })
  })
  afterAll(() => server.stop())

  const sentence = async (player: TestPlayer, frame: string | Buffer): Promise<string> => {
    const before = player.received.length
    player.socket.send(frame)
    await player.until(({ received }) => received.length > before)
    const message = player.received.at(-1)
    return message?.kind === 'refused' ? message.reason : 'accepted'
  }

  it.each([
    ['garbage', 'garbage', 'That message is not JSON.'],
    ['an unknown kind', '{"kind":"steal","id":1}', /not understood/],
    ['a list', '[]', /not understood/],
    ['null', 'null', /not understood/],
    ['deep brackets', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /not understood|not JSON/],
    ['a field too much', '{"kind":"concede","id":1,"__proto__":{"x":1},"seat":1}', /not understood/],
    ['binary', Buffer.from([1, 2, 3]), 'That message is not JSON.'],
    [
      'a name without letters',
      '{"kind":"hello","id":1,"version":1,"token":null,"name":"   "}',
      'A name needs at least one visible character.',
    ],
    ['a wrong code', '{"kind":"join","id":1,"code":"nope","as":"player","lastSeq":0}', 'A room code has 6 letters.'],
  ])('%s gets a sentence', async (_, frame, expected) => {
    const player = await TestPlayer.connect(server.socketUrl)
    expect(await sentence(player, frame)).toMatch(expected)
    expect(player.closed).toBeNull()
    player.socket.close()
  })

  it('a frame that is too large closes the connection and nothing else', async () => {
    const player = await TestPlayer.connect(server.socketUrl)
    player.socket.send('x'.repeat(200_000))
    await player.untilClosed()
    expect(player.closed?.code).toBe(1009)
    const other = await TestPlayer.enter(server.socketUrl, 'Ann')
    expect(await other.ask({ kind: 'tables' })).toEqual([])
  })

  it('a flood is slowed down, and then cut off', async () => {
    const slow = await startServer({ messagesPerSecond: 10 })
    const player = await TestPlayer.connect(slow.socketUrl)
    for (let i = 0; i < 400; i++) player.socket.send('{"kind":"tables","id":1}')
    expect(await player.untilClosed()).toBe('Too many messages.')
    await slow.stop()
  })

  it('an old page, a wrong code and an invalid deck are told what is wrong', async () => {
    const player = await TestPlayer.connect(server.socketUrl)
    expect(await player.refusal({ kind: 'hello', version: 0, token: null, name: 'Ann' })).toBe(
      'This page and the server have different versions. Reload the page.',
    )
    expect(await player.refusal({ kind: 'create', settings: SETTINGS })).toBe('Say hello first.')
    await player.ask({ kind: 'hello', version: PROTOCOL_VERSION, token: null, name: 'Ann' })
    expect(await player.refusal({ kind: 'join', code: 'ABCDEF', as: 'player', lastSeq: 0 })).toBe(
      'There is no room with the code ABCDEF.',
    )
    await player.ask({ kind: 'create', settings: SETTINGS })
    expect(await player.refusal({ kind: 'ready', ready: true })).toBe('Choose a deck first.')
    expect(await player.refusal({ kind: 'deck', deck: { title: 'x', text: '60 Mountian' } })).toMatch(/^Line 1: /)
    expect(await player.refusal({ kind: 'deck', deck: { title: 'x', text: '4 Mountain' } })).toBe(
      'The main deck has 4 cards; it needs at least 40.',
    )
    expect(await player.refusal({ kind: 'deck', deck: { title: 'x', text: '\u0000' } })).toBe(
      'The deck list cannot contain control characters.',
    )
    expect(player.room?.seats[0].deck).toBeNull()
  })

  it('ten thousand joins leave one room, with the seats of those who sit in it', async () => {
    const quick = await startServer({ messagesPerSecond: 100_000, mostSpectators: 5 })
    const ann = await TestPlayer.enter(quick.socketUrl, 'Ann')
    const { code } = (await ann.ask({ kind: 'create', settings: SETTINGS })) as { code: string }
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) => TestPlayer.enter(quick.socketUrl, `Eve ${i}`)),
    )
    const sentences = new Set<string>()
    const join = async (eve: TestPlayer): Promise<void> => {
      for (let i = 0; i < 500; i++) {
        sentences.add(await eve.refusal({ kind: 'join', code, as: i % 2 === 0 ? 'player' : 'spectator', lastSeq: 0 }))
        eve.received.length = 0
        eve.frames.length = 0
      }
    }
    await Promise.all(others.map(join))
    expect([...sentences].sort()).toEqual([
      'Both seats are taken. You can watch instead.',
      'This room has as many spectators as it can take.',
      'accepted',
    ])
    for (const eve of others) await eve.lose()
    await ann.until(({ room }) => room?.spectators === 0 && room.seats[1].connected === false)
    expect(ann.room?.seats[0]).toMatchObject({ name: 'Ann', connected: true })
    expect(await (await fetch(`${quick.url}/metrics`)).text()).toMatch(/^spellwright_rooms 1$/m)
    await quick.stop()
  })

  it('a forged token is a stranger', async () => {
    const [ann, , code] = await startMatch(server.socketUrl)
    const forged = await new GuestTokens('another key').guest(null)
    const eve = await TestPlayer.enter(server.socketUrl, 'Eve', forged.token)
    expect(eve.token).not.toBe(forged.token)
    expect(await eve.refusal({ kind: 'join', code, as: 'player', lastSeq: 0 })).toBe(
      'Both seats are taken. You can watch instead.',
    )
    expect(ann.received.some(({ kind }) => kind === 'replaced')).toBe(false)
  })

  it('no message shows the other seat’s list or the secret before the end', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    await bob.until(({ scene }) => scene !== null)
    const text = JSON.stringify(ann.received)
    expect(text).not.toContain(goblins.split('\n')[3])
    expect(ann.room?.secret).toBeNull()
    expect(ann.room?.replay).toBeNull()
  })

  it('a page of another site cannot connect', async () => {
    const player = await TestPlayer.connect(server.socketUrl, { origin: 'https://evil.example' })
    expect(await player.untilClosed()).toBe('Pages of other sites cannot connect.')
  })

  it('a full server refuses politely', async () => {
    const small = await startServer({ connectionsPerAddress: 2, mostRooms: 1 })
    const ann = await TestPlayer.enter(small.socketUrl, 'Ann')
    const bob = await TestPlayer.enter(small.socketUrl, 'Bob')
    const eve = await TestPlayer.connect(small.socketUrl)
    expect(await eve.untilClosed()).toBe('There are too many connections from your address.')
    await ann.ask({ kind: 'create', settings: SETTINGS })
    expect(await bob.refusal({ kind: 'create', settings: SETTINGS })).toBe('The server is full. Try again later.')
    await small.stop()
  })

  it('health and metrics answer', async () => {
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true })
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('spellwright_rooms')
    expect(metrics).toContain('nodejs_eventloop_lag')
  })

  it('odd addresses do not stop the server', async () => {
    for (const path of ['/%', '//', '/api/replays/%00', '/api/replays/..%2f..%2fetc%2fpasswd'])
      expect((await fetch(`${server.url}${path}`)).status).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })
})
