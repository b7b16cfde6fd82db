import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { legalActions } from '../../../src/actions/legal.ts'
import { defaultAnswer } from '../../../src/decision/default.ts'
import { Game } from '../../../src/game/game.ts'
import { nameOf } from '../../../src/query/lookup.ts'
import { createGame, type DeckEntry } from '../../../src/setup/create.ts'
import type { ObjectId } from '../../../src/state/ids.ts'
import { brokenInvariants } from '../../../src/state/invariants.ts'
import { viewFor } from '../../../src/view/view.ts'

const PLAINS: DeckEntry = { name: 'Plains', count: 40 }

function start(main: readonly DeckEntry[], sideboard: readonly DeckEntry[]): Game {
  return createGame({
    decks: [main, [{ name: 'Plains', count: 60 }]],
    sideboards: [sideboard, []],
    seed: 'companion',
    cards: CardDefinitions,
    options: { starting: 0, mulligan: 'none' },
  })
}

/** The companions that the first player may reveal. */
function companions(main: readonly DeckEntry[], name: string): string[] {
  const game = start(main, [{ name, count: 1 }])
  const { decision } = game
  if (decision?.purpose !== 'companion' || decision.shape !== 'objects') return []
  return decision.candidates.map((id) => nameOf(game, id as ObjectId))
}

/** Plays to the first main phase of the first player, with the first companion revealed. */
function withLurrus(): Game {
  const game = start([PLAINS, { name: 'Ornithopter', count: 20 }], [{ name: 'Lurrus of the Dream-Den', count: 1 }])
  const candidates = game.decision?.shape === 'objects' ? game.decision.candidates : []
  game.submit(0, candidates.slice(0, 1))
  return game
}

/** Plays lands and passes until that player has that many lands in their main phase. */
function untilLands(game: Game, count: number): void {
  for (let guard = 0; guard < 500; guard++) {
    const { decision } = game
    if (!decision) throw new Error('The game is over')
    const actions = decision.shape === 'act' && decision.player === 0 ? legalActions(game, 0) : []
    const land = actions.find(({ kind }) => kind === 'playLand')
    const lands = game.state.battlefield.filter((id) => game.state.objects[id]?.owner === 0).length
    const { turn } = game.state
    if (lands >= count && turn.active === 0 && turn.step === 'main1' && decision.shape === 'act') return
    game.submit(decision.player, land ?? defaultAnswer(decision))
  }
}

describe('[CR 702.139] companion', () => {
  it('[CR 103.2b] it is offered only if the starting deck fulfils its condition', () => {
    expect(companions([PLAINS, { name: 'Ornithopter', count: 20 }], 'Lurrus of the Dream-Den')).toEqual([
      'Lurrus of the Dream-Den',
    ])
    expect(companions([PLAINS, { name: 'Serra Angel', count: 20 }], 'Lurrus of the Dream-Den')).toEqual([])
    // An instant is no permanent card.
    expect(companions([PLAINS, { name: 'Force of Will', count: 20 }], 'Lurrus of the Dream-Den')).toHaveLength(1)
  })

  it('[Yorion, Sky Nomad] asks for at least eighty cards', () => {
    expect(companions([{ name: 'Plains', count: 80 }], 'Yorion, Sky Nomad')).toHaveLength(1)
    expect(companions([{ name: 'Plains', count: 79 }], 'Yorion, Sky Nomad')).toHaveLength(0)
  })

  it('[Kaheera, the Orphanguard] looks only at creature cards', () => {
    expect(companions([PLAINS, { name: 'Force of Will', count: 20 }], 'Kaheera, the Orphanguard')).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Savannah Lions', count: 20 }], 'Kaheera, the Orphanguard')).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Grizzly Bears', count: 20 }], 'Kaheera, the Orphanguard')).toHaveLength(0)
  })

  it('[Lutri, the Spellchaser] asks for different names, [Gyruda, Doom of Depths] for even and [Obosh, the Preypiercer] for odd mana values', () => {
    expect(companions([PLAINS, { name: 'Ornithopter', count: 1 }], 'Lutri, the Spellchaser')).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Ornithopter', count: 2 }], 'Lutri, the Spellchaser')).toHaveLength(0)
    expect(companions([PLAINS, { name: 'Grizzly Bears', count: 20 }], 'Gyruda, Doom of Depths')).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Savannah Lions', count: 20 }], 'Gyruda, Doom of Depths')).toHaveLength(0)
    expect(companions([PLAINS, { name: 'Savannah Lions', count: 20 }], 'Obosh, the Preypiercer')).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Grizzly Bears', count: 20 }], 'Obosh, the Preypiercer')).toHaveLength(0)
  })

  it('[Keruga, the Macrosage] allows lands and what costs three or more', () => {
    expect(companions([PLAINS, { name: 'Serra Angel', count: 20 }], 'Keruga, the Macrosage')).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Grizzly Bears', count: 20 }], 'Keruga, the Macrosage')).toHaveLength(0)
  })

  it('[Zirda, the Dawnwaker] asks every permanent card for an activated ability, which lands with their mana ability have', () => {
    const name = 'Zirda, the Dawnwaker'
    expect(companions([PLAINS, { name: 'Birds of Paradise', count: 20 }], name)).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Ornithopter', count: 20 }], name)).toHaveLength(0)
    // Equip and cycling are activated abilities; an instant is no permanent card.
    expect(companions([PLAINS, { name: 'Loxodon Warhammer', count: 20 }], name)).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Drannith Healer', count: 20 }], name)).toHaveLength(1)
    expect(companions([PLAINS, { name: 'Force of Will', count: 20 }], name)).toHaveLength(1)
  })

  it('[CR 702.139a] it is revealed to everybody and stays outside the game', () => {
    const game = withLurrus()
    const opponent = viewFor(game, 1)
    expect(opponent.players[0].companion?.name).toBe('Lurrus of the Dream-Den')
    expect(opponent.sideboard).toEqual([])
    expect(viewFor(game, 0).sideboard.map(({ name }) => name)).toEqual(['Lurrus of the Dream-Den'])
    expect(brokenInvariants(game)).toEqual([])
  })

  it('[CR 116.2g, 702.139c] its owner may put it into their hand for {3} once, at the time of a sorcery', () => {
    const game = withLurrus()
    untilLands(game, 2)
    const lurrus = game.state.outside[0][0]!
    const taken = () => legalActions(game, 0).find((action) => action.kind === 'activate' && action.object === lurrus)
    expect(taken()).toBeUndefined()
    untilLands(game, 3)
    const action = taken()!
    expect(action).toBeDefined()
    game.submit(0, action)
    while (game.decision && game.decision.shape !== 'act') game.submit(0, defaultAnswer(game.decision))
    expect(game.state.outside[0]).toEqual([])
    expect(viewFor(game, 0).hand.map(({ name }) => name)).toContain('Lurrus of the Dream-Den')
    expect(viewFor(game, 1).players[0].companion).toBeNull()
    expect(
      game.state.battlefield.every((id) => game.state.objects[id]?.owner === 1 || game.state.objects[id]?.tapped),
    ).toBe(true)
    expect(brokenInvariants(game)).toEqual([])
  })

  it('[CR 103.2a, 400.11a] a card that was not revealed stays in the sideboard', () => {
    const game = start([PLAINS, { name: 'Ornithopter', count: 20 }], [{ name: 'Lurrus of the Dream-Den', count: 1 }])
    game.submit(0, [])
    untilLands(game, 3)
    expect(
      legalActions(game, 0).some((action) => 'object' in action && action.object === game.state.outside[0][0]),
    ).toBe(false)
    expect(viewFor(game, 1).players[0].companion).toBeNull()
  })

  it('the sideboard goes through forks and saves', () => {
    const game = withLurrus()
    expect(game.fork().hash()).toBe(game.hash())
    const loaded = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
    expect(loaded.hash()).toBe(game.hash())
    expect(loaded.state.outside).toEqual(game.state.outside)
  })
})
