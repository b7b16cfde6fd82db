import { expect } from 'vitest'
import { answerScene } from './answer-scene.ts'
import type { ServerProcess } from './server-process.ts'
import { startMatch, TestPlayer } from './test-player.ts'

type Match = Awaited<ReturnType<typeof startMatch>>

const isAsked = ({ scene }: TestPlayer): boolean => scene?.question != null

/** Waits until one of the two is asked, and returns them; null if the match is over. */
async function nextAsked([ann, bob]: Match): Promise<TestPlayer | null> {
  const isOver = ({ room }: TestPlayer): boolean => room?.phase === 'over'
  await Promise.race([ann, bob].map((one) => one.until((now) => isAsked(now) || isOver(now))))
  return isOver(ann) ? null : ([ann, bob].find(isAsked) ?? null)
}

function answer(player: TestPlayer): Promise<unknown> {
  const { scene } = player
  if (scene?.question == null) throw new Error('The player is not asked.')
  player.scene = null
  return player.ask({ kind: 'answer', question: scene.question, answer: answerScene(scene.scene), auto: false })
}

async function enterAgain([ann, bob, code]: Match, server: ServerProcess): Promise<Match> {
  const enter = async ({ token }: TestPlayer, name: string): Promise<TestPlayer> => {
    const player = await TestPlayer.enter(server.socketUrl, name, token)
    await player.join(code)
    await player.until(({ scene }) => scene !== null)
    return player
  }
  return [await enter(ann, 'Ann'), await enter(bob, 'Bob'), code]
}

/**
 * Plays a match on a server that is killed again and again: between two answers, or while one is on its way. An
 * acknowledged answer is never lost, one without a reply counts once or not at all, and the same question comes with the
 * same view. Returns the last server and one of the players.
 */
export async function playThroughKills(
  run: () => Promise<ServerProcess>,
  kills: number,
): Promise<{ readonly server: ServerProcess; readonly player: TestPlayer }> {
  let server = await run()
  let match = await startMatch(server.socketUrl)
  let random = 7
  for (let kill = 0; kill < kills; kill++) {
    random = (random * 1103515245 + 12345) % 2147483648
    for (let i = 3 + (random % 17); i > 0; i--) {
      const asked = await nextAsked(match)
      if (asked) await answer(asked)
      else match = await startMatch(server.socketUrl)
    }
    const asked = (await nextAsked(match)) ?? null
    if (asked === null) match = await startMatch(server.socketUrl)
    const player = asked ?? (await nextAsked(match)) ?? match[0]
    const seat = match.indexOf(player)
    const before = player.scene
    let isAcknowledged = false
    if (kill % 2 === 1) {
      answer(player).then(
        () => {
          isAcknowledged = true
        },
        () => undefined,
      )
      await new Promise((resolve) => setTimeout(resolve, random % 12))
    }
    await server.kill('SIGKILL')
    server = await run()
    match = await enterAgain(match, server)
    const after = (match[seat] as TestPlayer).scene
    if (isAcknowledged || (kill % 2 === 1 && after?.question !== before?.question))
      expect(after?.question ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before?.question ?? 0)
    else expect([after?.question, after?.hash]).toEqual([before?.question, before?.hash])
  }
  return { server, player: match[0] }
}
