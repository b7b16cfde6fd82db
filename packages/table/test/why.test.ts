import { defaultAnswer, describeAction, type Game, legalActions, type ObjectId, viewFor } from 'spellwright/play'
import { type PositionSetup, positionOf } from 'spellwright/positions'
import { describe, expect, it } from 'vitest'
import { PlayReasons, whyNot } from '../src/index.ts'

const inHand = (game: Game, name: string): ObjectId =>
  viewFor(game, 0).hand.find((card) => card.name === name)?.id ?? (0 as ObjectId)

const onTable = (game: Game, name: string): ObjectId =>
  viewFor(game, 0).battlefield.find((permanent) => permanent.name === name)?.id ?? (0 as ObjectId)

describe('why a card cannot be used now', () => {
  it('[CR 305.2a] [Forest] the land of this turn has been played', () => {
    const game = positionOf({ you: { hand: ['Forest'], landsPlayed: 1 } })
    expect(whyNot(game, 0, inHand(game, 'Forest'))).toBe('Forest: you have already played a land this turn.')
  })

  it('[Serra Angel] there is not enough mana', () => {
    const game = positionOf({ you: { hand: ['Serra Angel'], battlefield: ['2 Plains'] } })
    expect(whyNot(game, 0, inHand(game, 'Serra Angel'))).toMatch(/^Serra Angel: .*pay/)
  })

  it('[CR 302.6] [Llanowar Elves] it came this turn', () => {
    const game = positionOf({ you: { battlefield: [{ card: 'Llanowar Elves', sick: true }] } })
    expect(whyNot(game, 0, onTable(game, 'Llanowar Elves'))).toMatch(/Llanowar Elves/)
  })

  it('is silent about what can be used, about what has no use, and about the opponent’s cards', () => {
    const game = positionOf({
      you: { hand: ['Forest'], battlefield: ['Grizzly Bears'] },
      opponent: { battlefield: ['Llanowar Elves'] },
    })
    expect(whyNot(game, 0, inHand(game, 'Forest'))).toBeNull()
    expect(whyNot(game, 0, onTable(game, 'Grizzly Bears'))).toBeNull()
    expect(whyNot(game, 0, onTable(game, 'Llanowar Elves'))).toBeNull()
  })
})

/** The opponent casts that card at the first target that is yours, and the reasons for it. */
function opponentCasts(name: string, setup: PositionSetup): readonly string[] {
  const game = positionOf({ active: 'opponent', ...setup })
  const reasons = new PlayReasons(game, 0)
  for (let left = 20; left > 0 && reasons.of(null).length === 0; left--) {
    const { decision } = game
    if (!decision) break
    const cast =
      decision.shape === 'act' &&
      decision.player === 1 &&
      legalActions(game, 1).find((action) => describeAction(game, action).startsWith(`Cast ${name}`))
    const mine = viewFor(game, 0).battlefield.filter(({ controller }) => controller === 0)
    if (decision.shape === 'objects')
      game.submit(1, [decision.candidates.find((id) => mine.some((one) => one.id === id)) ?? -1])
    else game.submit(decision.player, cast || defaultAnswer(decision))
  }
  return reasons.of(null)
}

describe('why the opponent played that', () => {
  it('[Swords to Plowshares] on the strongest creature', () => {
    const setup = {
      you: { battlefield: ['Serra Angel'] },
      opponent: { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
    }
    expect(opponentCasts('Swords to Plowshares', setup)).toEqual([
      'opponent casts Swords to Plowshares because Serra Angel is your only creature (4/4).',
    ])
  })

  it('[Lightning Bolt] at a player', () => {
    const setup = { you: { life: 3 }, opponent: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } }
    expect(opponentCasts('Lightning Bolt', setup)).toEqual([
      'opponent casts Lightning Bolt because you have 3 life left.',
    ])
  })

  it('[Grizzly Bears] a creature where it has fewer', () => {
    const setup = {
      you: { battlefield: ['Hill Giant'] },
      opponent: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    }
    expect(opponentCasts('Grizzly Bears', setup)).toEqual([
      'opponent casts Grizzly Bears because you have more creatures (1 to 0).',
    ])
  })
})
