import type { Purpose } from '../../src/decision/decision.ts'
import type { Board } from './board.ts'

/** Takes the first option of the next question of that purpose; the list fills with what was on offer. */
export function wordOptions(b: Board, purpose: Purpose): readonly string[] {
  const offered: string[] = []
  b.reply(purpose, (decision) => {
    if (decision.shape !== 'options') throw new Error(`Not a choice of options: ${decision.purpose}`)
    offered.push(...decision.options.map(({ label }) => label))
    return [0]
  })
  return offered
}
