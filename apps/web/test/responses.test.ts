import { GameObserver } from '@spellwright/table'
import { describe, expect, it } from 'vitest'
import { type Board, board, type Position } from '../../../packages/engine/test/support/board.ts'
import { autoDecision, type PrioritySettings, standingAbilities } from '../src/session/priority.ts'
import { DEFAULT_STOPS } from '../src/session/stops.ts'
import type { Scene } from '../src/worker/messages.ts'

const sceneOf = (b: Board): Scene =>
  new GameObserver(b.game, 0).scene({
    seq: 1,
    score: { bestOf: 1, game: 1, wins: [0, 0], over: false },
    undoRefused: null,
    takenBack: false,
    notable: false,
    known: new Set(),
  })

/** Whether A, who was asked before with the same permanents, is asked now. */
function decisionFor(b: Board, asked: 'asked before' | 'not asked before' = 'asked before'): 'ask' | 'pass' {
  b.turnTo('A')
  const scene = sceneOf(b)
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

/** B casts a spell in B's main phase. */
const theirSpell = (position: Position, spell: string, targets: string[] = []): Board => {
  const b = board({ active: 1, ...position })
  return b.cast(spell, targets.length > 0 ? { targets } : {})
}

/** A casts a spell in A's main phase, and keeps priority. */
const ownSpell = (position: Position, spell: string, targets: string[] = []): Board =>
  board(position).cast(spell, targets.length > 0 ? { targets } : {})

const ISLANDS = ['6 Island']

describe('[S3.1] the own spells and abilities', () => {
  it('[Stifle] can counter the own trigger of Phyrexian Dreadnought, so the player is asked', () => {
    const b = ownSpell(
      { a: { hand: ['Phyrexian Dreadnought', 'Stifle'], battlefield: ISLANDS } },
      'Phyrexian Dreadnought',
    )
    b.pass().pass()
    expect(b.names('stack')).toEqual(['ability of Phyrexian Dreadnought'])
    expect(decisionFor(b)).toBe('ask')
  })

  it('[Counterspell] is not offered for the own spell', () => {
    const b = ownSpell({ a: { hand: ['Ponder', 'Counterspell'], battlefield: ISLANDS } }, 'Ponder')
    expect(decisionFor(b)).toBe('pass')
  })

  it('[Twincast] can copy the own spell', () => {
    const b = ownSpell({ a: { hand: ['Ponder', 'Twincast'], battlefield: ISLANDS } }, 'Ponder')
    expect(decisionFor(b)).toBe('ask')
  })

  it('[Lightning Bolt] has nothing to do with the own spell', () => {
    const b = ownSpell({ a: { hand: ['Ponder', 'Lightning Bolt'], battlefield: [...ISLANDS, 'Mountain'] } }, 'Ponder')
    expect(decisionFor(b)).toBe('pass')
  })

  it('[Wasteland] has nothing to do with the own spell', () => {
    const b = ownSpell(
      {
        a: { hand: ['Ponder'], battlefield: [...ISLANDS, 'Wasteland'] },
        b: { battlefield: ["Mishra's Factory"] },
      },
      'Ponder',
    )
    expect(decisionFor(b)).toBe('pass')
  })
})

const BEARS = { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Rishadan Port'] }

describe('[S3.1] a spell of the opponent', () => {
  it('[Counterspell] can counter it', () => {
    expect(
      decisionFor(theirSpell({ a: { hand: ['Counterspell'], battlefield: ISLANDS }, b: BEARS }, 'Grizzly Bears')),
    ).toBe('ask')
  })

  it('[Lightning Bolt] could be cast before it resolves', () => {
    expect(
      decisionFor(
        theirSpell({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, b: BEARS }, 'Grizzly Bears'),
      ),
    ).toBe('ask')
  })

  it('[Wasteland] could have been used before and can be used later', () => {
    expect(decisionFor(theirSpell({ a: { battlefield: ['Wasteland'] }, b: BEARS }, 'Grizzly Bears'))).toBe('pass')
  })

  it('[Wasteland] has a target that is new', () => {
    const b = theirSpell({ a: { battlefield: ['Wasteland'] }, b: BEARS }, 'Grizzly Bears')
    expect(decisionFor(b, 'not asked before')).toBe('ask')
  })

  it('[Mother of Runes] can protect the creature it is aimed at', () => {
    const b = theirSpell(
      {
        a: { battlefield: ['Mother of Runes', 'Savannah Lions'] },
        b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      },
      'Lightning Bolt',
      ['Savannah Lions'],
    )
    expect(decisionFor(b)).toBe('ask')
  })

  it('[Mother of Runes] is not needed for a creature spell', () => {
    expect(
      decisionFor(theirSpell({ a: { battlefield: ['Mother of Runes', 'Savannah Lions'] }, b: BEARS }, 'Grizzly Bears')),
    ).toBe('pass')
  })

  it('[Goblin Bombardment] can use creatures that Wrath of God would destroy', () => {
    const b = theirSpell(
      {
        a: { battlefield: ['Goblin Bombardment', 'Mogg Fanatic'] },
        b: { hand: ['Wrath of God'], battlefield: ['4 Plains'] },
      },
      'Wrath of God',
    )
    expect(decisionFor(b)).toBe('ask')
  })

  it('[Voidmage Prodigy] can counter it with an ability', () => {
    expect(
      decisionFor(theirSpell({ a: { battlefield: [...ISLANDS, 'Voidmage Prodigy'] }, b: BEARS }, 'Grizzly Bears')),
    ).toBe('ask')
  })

  it('nobody is asked who can only make mana', () => {
    expect(decisionFor(theirSpell({ a: { battlefield: ISLANDS }, b: BEARS }, 'Grizzly Bears'))).toBe('pass')
  })
})

describe('[S3.1] an empty stack in the opponent’s turn', () => {
  const at = (step: Position['step'], a: Position['a']): Board =>
    board({
      active: 1,
      ...(step ? { step } : {}),
      ...(a ? { a } : {}),
      b: { battlefield: ['Rishadan Port', 'Grizzly Bears'] },
    })

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
    const b = at('main1', { battlefield: ["Mishra's Factory", 'Island'] })
    b.attack('Grizzly Bears')
    expect(decisionFor(b)).toBe('ask')
  })

  it('[Brainstorm] is one at the end of turn', () => {
    expect(decisionFor(at('end', { hand: ['Brainstorm'], battlefield: ['Island'], library: ['9 Island'] }))).toBe('ask')
  })

  it('[Grizzly Bears] cannot be cast then', () => {
    expect(decisionFor(at('end', { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] }))).toBe('pass')
  })
})
