import { GameObserver } from '@spellwright/table'
import { characteristics, defaultAnswer, type EntityId, type Game, legalActions, type ObjectId } from 'spellwright/play'
import { type PositionSetup, positionOf } from 'spellwright/positions'
import { describe, expect, it } from 'vitest'
import { autoDecision, type PrioritySettings, standingAbilities } from '../src/session/priority.ts'
import { DEFAULT_STOPS } from '../src/session/stops.ts'
import type { Scene } from '../src/worker/messages.ts'

const sceneOf = (game: Game): Scene =>
  new GameObserver(game, 0).scene({
    seq: 1,
    score: { bestOf: 1, game: 1, wins: [0, 0], over: false },
    undoRefused: null,
    takenBack: false,
    notable: false,
    known: new Set(),
  })

const isNamed =
  (game: Game, name: string) =>
  (id: EntityId): boolean =>
    id > 0 && characteristics(game, id as ObjectId).name === name

/** The player with priority casts a card; targets are chosen by name. */
function cast(game: Game, name: string, target = ''): Game {
  const player = game.decision?.player ?? 0
  const action = legalActions(game, player).find((one) => one.kind === 'cast' && isNamed(game, name)(one.object))
  if (!action) throw new Error(`${name} cannot be cast.`)
  game.submit(player, action)
  game.playWith((decision) => {
    if (decision.shape === 'act') return undefined
    if (decision.shape !== 'objects' || target === '') return defaultAnswer(decision)
    return decision.candidates.filter(isNamed(game, target))
  })
  return game
}

/** Both players pass until the condition holds. */
function passUntil(game: Game, holds: () => boolean): Game {
  game.playWith((decision) => (holds() ? undefined : defaultAnswer(decision)))
  return game
}

/** Whether you, who were asked before with the same permanents, are asked now. */
function decisionFor(game: Game, asked: 'asked before' | 'not asked before' = 'asked before'): 'ask' | 'pass' {
  const scene = sceneOf(passUntil(game, () => game.decision?.player === 0))
  const settings: PrioritySettings = {
    stops: DEFAULT_STOPS,
    fullControl: false,
    yields: new Set(),
    passRequest: { kind: 'none' },
    seenAbilities: new Set(asked === 'asked before' ? standingAbilities(scene.actions) : []),
  }
  const { do: found } = autoDecision(scene, settings)
  if (found !== 'ask' && found !== 'pass') throw new Error(`Not a question of priority: ${found}`)
  return found
}

/** The opponent casts a spell in their main phase. */
const theirSpell = (position: PositionSetup, spell: string, target = ''): Game =>
  cast(positionOf({ active: 'opponent', ...position }), spell, target)

/** You cast a spell in your main phase, and keep priority. */
const ownSpell = (position: PositionSetup, spell: string): Game => cast(positionOf(position), spell)

const ISLANDS = ['6 Island']

describe('[S3.1] the own spells and abilities', () => {
  it('[Stifle] can counter the own trigger of Phyrexian Dreadnought, so the player is asked', () => {
    const game = ownSpell(
      { you: { hand: ['Phyrexian Dreadnought', 'Stifle'], battlefield: ISLANDS } },
      'Phyrexian Dreadnought',
    )
    passUntil(game, () => game.state.stack.some((id) => game.state.objects[id]?.kind === 'ability'))
    expect(decisionFor(game)).toBe('ask')
  })

  it('[Counterspell] is not offered for the own spell', () => {
    const game = ownSpell({ you: { hand: ['Ponder', 'Counterspell'], battlefield: ISLANDS } }, 'Ponder')
    expect(decisionFor(game)).toBe('pass')
  })

  it('[Twincast] can copy the own spell', () => {
    const game = ownSpell({ you: { hand: ['Ponder', 'Twincast'], battlefield: ISLANDS } }, 'Ponder')
    expect(decisionFor(game)).toBe('ask')
  })

  it('[Lightning Bolt] has nothing to do with the own spell', () => {
    const game = ownSpell(
      { you: { hand: ['Ponder', 'Lightning Bolt'], battlefield: [...ISLANDS, 'Mountain'] } },
      'Ponder',
    )
    expect(decisionFor(game)).toBe('pass')
  })

  it('[Wasteland] has nothing to do with the own spell', () => {
    const game = ownSpell(
      {
        you: { hand: ['Ponder'], battlefield: [...ISLANDS, 'Wasteland'] },
        opponent: { battlefield: ["Mishra's Factory"] },
      },
      'Ponder',
    )
    expect(decisionFor(game)).toBe('pass')
  })
})

const BEARS = { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Rishadan Port'] }

describe('[S3.1] a spell of the opponent', () => {
  it('[Counterspell] can counter it', () => {
    expect(
      decisionFor(
        theirSpell({ you: { hand: ['Counterspell'], battlefield: ISLANDS }, opponent: BEARS }, 'Grizzly Bears'),
      ),
    ).toBe('ask')
  })

  it('[Lightning Bolt] could be cast before it resolves', () => {
    expect(
      decisionFor(
        theirSpell({ you: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, opponent: BEARS }, 'Grizzly Bears'),
      ),
    ).toBe('ask')
  })

  it('[Wasteland] could have been used before and can be used later', () => {
    expect(decisionFor(theirSpell({ you: { battlefield: ['Wasteland'] }, opponent: BEARS }, 'Grizzly Bears'))).toBe(
      'pass',
    )
  })

  it('[Wasteland] has a target that is new', () => {
    const game = theirSpell({ you: { battlefield: ['Wasteland'] }, opponent: BEARS }, 'Grizzly Bears')
    expect(decisionFor(game, 'not asked before')).toBe('ask')
  })

  it('[Mother of Runes] can protect the creature it is aimed at', () => {
    const game = theirSpell(
      {
        you: { battlefield: ['Mother of Runes', 'Savannah Lions'] },
        opponent: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      },
      'Lightning Bolt',
      'Savannah Lions',
    )
    expect(decisionFor(game)).toBe('ask')
  })

  it('[Mother of Runes] is not needed for a creature spell', () => {
    expect(
      decisionFor(
        theirSpell({ you: { battlefield: ['Mother of Runes', 'Savannah Lions'] }, opponent: BEARS }, 'Grizzly Bears'),
      ),
    ).toBe('pass')
  })

  it('[Goblin Bombardment] can use creatures that Wrath of God would destroy', () => {
    const game = theirSpell(
      {
        you: { battlefield: ['Goblin Bombardment', 'Mogg Fanatic'] },
        opponent: { hand: ['Wrath of God'], battlefield: ['4 Plains'] },
      },
      'Wrath of God',
    )
    expect(decisionFor(game)).toBe('ask')
  })

  it('[Voidmage Prodigy] can counter it with an ability', () => {
    expect(
      decisionFor(
        theirSpell({ you: { battlefield: [...ISLANDS, 'Voidmage Prodigy'] }, opponent: BEARS }, 'Grizzly Bears'),
      ),
    ).toBe('ask')
  })

  it('nobody is asked who can only make mana', () => {
    expect(decisionFor(theirSpell({ you: { battlefield: ISLANDS }, opponent: BEARS }, 'Grizzly Bears'))).toBe('pass')
  })
})

describe('[S3.1] an empty stack in the opponent’s turn', () => {
  const at = (step: NonNullable<PositionSetup['step']>, you: NonNullable<PositionSetup['you']>): Game =>
    positionOf({ active: 'opponent', step, you, opponent: { battlefield: ['Rishadan Port', 'Grizzly Bears'] } })

  it('[Wasteland] is no reason to stop at the beginning of combat', () => {
    expect(decisionFor(at('beginCombat', { battlefield: ['Wasteland'] }))).toBe('pass')
  })

  it('[Wasteland] is one at the end of turn, its last chance', () => {
    expect(decisionFor(at('end', { battlefield: ['Wasteland'] }))).toBe('ask')
  })

  it('[Lightning Bolt] is one at the beginning of combat', () => {
    expect(decisionFor(at('beginCombat', { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }))).toBe('ask')
  })

  it('[Mishra’s Factory] is one when something attacks', () => {
    const game = at('main1', { battlefield: ["Mishra's Factory", 'Island'] })
    passUntil(game, () => game.decision?.shape === 'attack')
    const bears = game.state.battlefield.find(isNamed(game, 'Grizzly Bears'))
    game.submit(1, [{ attacker: bears as ObjectId, defender: -1 }])
    expect(decisionFor(game)).toBe('ask')
  })

  it('[Brainstorm] is one at the end of turn', () => {
    expect(decisionFor(at('end', { hand: ['Brainstorm'], battlefield: ['Island'], library: ['9 Island'] }))).toBe('ask')
  })

  it('[Grizzly Bears] cannot be cast then', () => {
    expect(decisionFor(at('end', { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] }))).toBe('pass')
  })
})
