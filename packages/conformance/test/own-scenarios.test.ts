import { CardDefinitions } from '@spellwright/cards'
import { Game } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { runScenario, scenarios } from '../src/index.ts'

/** Saving and loading as JSON must not change the game. */
function checkSaveAndLoad(game: Game): void {
  if (!game.decision) return
  const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
  if (copy.hash() !== game.hash()) throw new Error('The game is different after saving and loading it as JSON.')
}

describe('our own scenarios', () => {
  it.each(scenarios)('$id', (scenario) => {
    const { status, reasons, warnings, log } = runScenario(scenario, CardDefinitions, { afterAnswer: checkSaveAndLoad })
    expect({ status, reasons, warnings }, log.join('\n')).toEqual({ status: 'passed', reasons: [], warnings: [] })
  })

  it('have unique ids', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(scenarios))).toEqual(scenarios)
  })
})
