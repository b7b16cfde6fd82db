import { CardDefinitions } from '@spellwright/cards'
import { Game } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { runScenario, scenarios } from '../src/index.ts'

/** Every position is also played through JSON at each answer (SPEC S6). */
function sameThroughJson(game: Game): void {
  if (!game.decision) return
  const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
  if (copy.hash() !== game.hash()) throw new Error('The game changed on its way through JSON.')
}

describe('our own scenarios', () => {
  it.each(scenarios)('$id', (scenario) => {
    const { status, reasons, warnings, log } = runScenario(scenario, CardDefinitions, { afterAnswer: sameThroughJson })
    expect({ status, reasons, warnings }, log.join('\n')).toEqual({ status: 'passed', reasons: [], warnings: [] })
  })

  it('have names of their own', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(scenarios))).toEqual(scenarios)
  })
})
