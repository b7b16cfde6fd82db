import { askHandler, type PlayerDecisionHandler, uniformHandler } from '@spellwright/engine'
import type { Player, PlayerFactory } from '../bots/load-bot.ts'

/** How long a bot has thought, and about how many questions. */
export interface ThinkingTime {
  milliseconds: number
  answers: number
}

function timed(handler: PlayerDecisionHandler, time: ThinkingTime): PlayerDecisionHandler {
  return uniformHandler(handler.label, async (decision, seat) => {
    const begun = performance.now()
    const answer = await askHandler(handler, decision, seat)
    time.milliseconds += performance.now() - begun
    time.answers++
    return answer
  })
}

/** The same players, whose thinking is measured. */
export const timedPlayers =
  (create: PlayerFactory, time: ThinkingTime): PlayerFactory =>
  (context): Player => {
    const player = create(context)
    if (!player.isSync) return { ...player, handler: timed(player.handler, time) }
    const { handler } = player
    const sync = uniformHandler(handler.label, (decision, seat) => {
      const begun = performance.now()
      const answer = askHandler(handler, decision, seat)
      time.milliseconds += performance.now() - begun
      time.answers++
      return answer
    })
    return { ...player, handler: sync }
  }
