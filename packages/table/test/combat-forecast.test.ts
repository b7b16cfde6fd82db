import { type Game, loadGame, type ObjectId, viewFor } from 'spellwright/play'
import { positionOf } from 'spellwright/positions'
import { describe, expect, it } from 'vitest'
import { combatForecast } from '../src/index.ts'

const named = (game: Game, name: string): ObjectId =>
  viewFor(game, 0).battlefield.find((permanent) => permanent.name === name)?.id ?? (0 as ObjectId)

/** The opponent attacks with everything, and the first player is asked for blocks. */
function attacked(mine: readonly string[], theirs: readonly string[], life = 20): Game {
  const game = positionOf({
    active: 'opponent',
    step: 'beginCombat',
    you: { life, battlefield: mine },
    opponent: { battlefield: theirs, library: ['Colossal Dreadmaw', '5 Forest'] },
  })
  for (let left = 10; left > 0 && game.decision?.shape !== 'block'; left--) {
    const { decision } = game
    if (decision?.shape === 'attack')
      game.submit(
        1,
        decision.candidates.map(({ attacker }) => ({ attacker, defender: -1 as const })),
      )
    else if (decision) game.submit(decision.player, { kind: 'pass' })
  }
  return game
}

/** The same game, but that the opponent's library lies the other way round. */
function withLibraryReversed(game: Game): Game {
  const save = structuredClone(game.save())
  const { library } = save.rest as { library: ObjectId[][] }
  library[1]?.reverse()
  return loadGame(save)
}

describe('the forecast of a combat', () => {
  it('[Serra Angel] counts what gets through if nothing blocks', () => {
    const game = attacked(['Grizzly Bears'], ['Serra Angel', 'Hill Giant'])
    expect(combatForecast(game, 0)).toEqual({ before: [20, 20], after: [13, 20], dies: [] })
  })

  it('[CR 510.1] counts blocks, and says who dies', () => {
    const game = attacked(['Grizzly Bears'], ['Hill Giant'])
    const [bears, giant] = [named(game, 'Grizzly Bears'), named(game, 'Hill Giant')]
    expect(combatForecast(game, 0, [{ blocker: bears, attacker: giant }])).toEqual({
      before: [20, 20],
      after: [20, 20],
      dies: [bears],
    })
  })

  it('[CR 702.19b] [Colossal Dreadmaw] counts what tramples over a blocker', () => {
    const game = attacked(['Grizzly Bears'], ['Colossal Dreadmaw'])
    const blocks = [{ blocker: named(game, 'Grizzly Bears'), attacker: named(game, 'Colossal Dreadmaw') }]
    expect(combatForecast(game, 0, blocks)?.after).toEqual([16, 20])
  })

  it('leaves the game as it is', () => {
    const game = attacked(['Grizzly Bears'], ['Hill Giant'], 3)
    const before = game.hash()
    expect(combatForecast(game, 0)?.after).toEqual([0, 20])
    expect(game.hash()).toBe(before)
  })

  it.each([0, 1, 'spectator'] as const)('[Augury Adept] does not foretell to viewer %s what nobody knows', (viewer) => {
    const game = attacked(['Grizzly Bears'], ['Augury Adept'])
    const other = withLibraryReversed(game)
    expect(other.state.library).not.toEqual(game.state.library)
    expect(combatForecast(other, viewer)).toEqual(combatForecast(game, viewer))
  })

  it('says nothing where nothing attacks', () => {
    expect(combatForecast(positionOf({ you: { battlefield: ['Grizzly Bears'] } }), 0)).toBeNull()
  })
})
