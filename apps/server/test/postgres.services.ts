import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/storage/open-store.ts'
import { playUntil } from './support/play-on.ts'
import { playThroughKills } from './support/play-through-kills.ts'
import { startPostgres, type TestDatabase } from './support/postgres.ts'
import { startServerProcess } from './support/server-process.ts'
import { startMatch, TestPlayer } from './support/test-player.ts'
import { startServer } from './support/test-server.ts'

describe('with PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await startPostgres()
  })
  afterAll(() => database.stop())

  const open = () => openStore({ databaseUrl: database.url, folder: undefined })

  it('the same tables are made, twice without harm', async () => {
    for (let round = 0; round < 2; round++) {
      const store = await open()
      const room = { id: `room ${round}`, code: `CODE${round}`, createdAt: 1 }
      expect(await store.createRoom(room)).toBe(true)
      expect(await store.createRoom({ ...room, id: 'another' })).toBe(false)
      expect((await store.findByCode(room.code))?.id).toBe(room.id)
      expect(await store.secret('key', `value ${round}`)).toBe('value 0')
      await store.close()
    }
  })

  it('an event with a number that is taken is refused, and the others of its batch are kept', async () => {
    const store = await open()
    await store.createRoom({ id: 'r', code: 'RRRRRR', createdAt: 1 })
    const event = { kind: 'recovered' } as const
    const written = await Promise.allSettled([1, 2, 2, 3].map((seq) => store.append('r', { seq, at: 1, event })))
    expect(written.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect((await store.events('r')).map(({ seq }) => seq)).toEqual([1, 2, 3])
    await store.close()
  })

  it('a match goes on in another server after the first one is gone', async () => {
    const store = await open()
    const first = await startServer({}, store)
    const [ann, bob, code] = await startMatch(first.socketUrl)
    await ann.until(({ scene }) => scene?.question != null)
    const { question, hash } = ann.scene ?? {}
    await first.stop()
    const second = await startServer({}, store)
    const players = await Promise.all(
      [ann, bob].map(({ token }, seat) => TestPlayer.enter(second.socketUrl, seat === 0 ? 'Ann' : 'Bob', token)),
    )
    for (const player of players) await player.join(code)
    const [again, friend] = players
    await again?.until(({ scene }) => scene?.question != null)
    expect([again?.scene?.question, again?.scene?.hash]).toEqual([question, hash])
    const isOver = ({ room }: TestPlayer): boolean => room?.phase === 'over'
    if (again && friend) await Promise.all([playUntil(again, isOver), playUntil(friend, isOver)])
    expect(again?.room?.phase).toBe('over')
    await second.stop()
    await store.close()
  })

  it('a server that is killed twenty times goes on each time at the same question with the same view', async () => {
    const run = () => startServerProcess({ DATABASE_URL: database.url })
    const { server } = await playThroughKills(run, 20)
    expect(await server.kill('SIGTERM')).toBe(0)
  }, 300_000)
})
