import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/storage/open-store.ts'
import type { RoomStore } from '../src/storage/room-store.ts'
import { answerScene } from './support/answer-scene.ts'
import { playUntil } from './support/play-on.ts'
import { startPostgres, type TestDatabase } from './support/postgres.ts'
import { startRedis, type TestRedis } from './support/redis.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { SETTINGS, TestPlayer } from './support/test-player.ts'
import { startServer, type TestServer } from './support/test-server.ts'

describe('several processes that share rooms', () => {
  let database: TestDatabase
  let redis: TestRedis
  let store: RoomStore
  let here: TestServer
  let there: ServerProcess

  beforeAll(async () => {
    database = await startPostgres()
    redis = await startRedis()
    store = await openStore({ databaseUrl: database.url, folder: undefined })
    here = await startServer({ redisUrl: redis.url }, store)
    there = await startServerProcess({ DATABASE_URL: database.url, REDIS_URL: redis.url })
  })
  afterAll(async () => {
    await here.stop()
    await store.close()
    redis.stop()
    database.stop()
  })

  const isOver = ({ room, scene }: TestPlayer): boolean =>
    room?.phase === 'over' && scene != null && scene.scene.view.result !== null

  it('let a player of one play a player of the other, and show each other’s open tables', async () => {
    const ann = await TestPlayer.enter(there.socketUrl, 'Ann')
    const bob = await TestPlayer.enter(here.socketUrl, 'Bob')
    const { code } = (await ann.ask({ kind: 'create', settings: { ...SETTINGS, open: true } })) as { code: string }
    for (let tries = 0; tries < 50; tries++) {
      const tables = (await bob.ask({ kind: 'tables' })) as { code: string }[]
      if (tables.some((table) => table.code === code)) break
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (tries === 49) throw new Error('The table is not listed in the other process.')
    }
    await bob.join(code)
    for (const player of [ann, bob]) {
      await player.bring()
      await player.ask({ kind: 'ready', ready: true })
    }
    expect(await bob.refusal({ kind: 'answer', question: 99_999, answer: [0], auto: false })).toBe(
      'That question is no longer open.',
    )
    await Promise.all([playUntil(ann, isOver), playUntil(bob, isOver)])
    expect(ann.scene?.scene.view.result).toEqual(bob.scene?.scene.view.result)
  })

  it('when the process that owns a room is killed, another takes it over at the same question', async () => {
    const ann = await TestPlayer.enter(there.socketUrl, 'Ann')
    const bob = await TestPlayer.enter(here.socketUrl, 'Bob')
    const { code } = (await ann.ask({ kind: 'create', settings: SETTINGS })) as { code: string }
    await bob.join(code)
    for (const player of [ann, bob]) {
      await player.bring()
      await player.ask({ kind: 'ready', ready: true })
    }
    for (let i = 0; i < 12; i++) {
      await Promise.race([ann, bob].map((one) => one.until(({ scene }) => scene?.question != null)))
      const asked = [ann, bob].find(({ scene }) => scene?.question != null)
      if (!asked?.scene) break
      const { question, scene } = asked.scene
      asked.scene = null
      await asked.ask({ kind: 'answer', question: question ?? 0, answer: answerScene(scene), auto: false })
    }
    await Promise.race([ann, bob].map((one) => one.until(({ scene }) => scene?.question != null)))
    const seat = [ann, bob].findIndex(({ scene }) => scene?.question != null)
    const before = [ann, bob][seat]?.scene

    await there.kill('SIGKILL')
    expect(await bob.untilClosed()).toBe('The room has moved to another server process. You will be connected again.')
    const again = [
      await TestPlayer.enter(here.socketUrl, 'Ann', ann.token),
      await TestPlayer.enter(here.socketUrl, 'Bob', bob.token),
    ]
    for (const player of again) await player.join(code)
    const asked = again[seat]
    await asked?.until(({ scene }) => scene?.question != null)
    expect([asked?.scene?.question, asked?.scene?.hash]).toEqual([before?.question, before?.hash])
  })
})
