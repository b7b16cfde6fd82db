import type { ObjectId } from 'spellwright'
import type { Ability } from 'spellwright/cards'
import type { DecisionViews } from 'spellwright/views'
import { describe, expect, it } from 'vitest'
import { type AutoDecision, autoDecision, type PrioritySettings, toStep, yieldKey } from '../src/session/priority.ts'
import { DEFAULT_STOPS, toggleStop } from '../src/session/stops.ts'
import type { Scene } from '../src/worker/messages.ts'
import { CAST, PASS, priorityScene, stackItem, TAP } from './support/priority-scene.ts'

const settings = (parts: Partial<PrioritySettings> = {}): PrioritySettings => ({
  stops: DEFAULT_STOPS,
  fullControl: false,
  yields: new Set(),
  passRequest: { kind: 'none' },
  ...parts,
})
const done = (found: AutoDecision): AutoDecision['do'] => found.do
const canCast = [PASS, CAST]

describe('on an empty stack', () => {
  it('the player is always asked in their first main phase', () => {
    expect(done(autoDecision(priorityScene({ step: 'main1' }), settings()))).toBe('ask')
  })

  it('the player is asked in their second main phase only if there is something to do', () => {
    expect(done(autoDecision(priorityScene({ step: 'main2', actions: canCast }), settings()))).toBe('ask')
    expect(done(autoDecision(priorityScene({ step: 'main2' }), settings()))).toBe('pass')
  })

  it('a step without a stop is passed even if there is something to do', () => {
    expect(done(autoDecision(priorityScene({ step: 'upkeep', actions: canCast }), settings()))).toBe('pass')
    expect(done(autoDecision(priorityScene({ active: 1, step: 'main1', actions: canCast }), settings()))).toBe('pass')
  })

  it('stops are set separately for the player’s and the opponent’s turns', () => {
    const stops = toggleStop(DEFAULT_STOPS, 'theirs', 'upkeep')
    const theirs = priorityScene({ active: 1, step: 'upkeep', actions: canCast })
    expect(done(autoDecision(theirs, settings({ stops })))).toBe('ask')
    expect(done(autoDecision(priorityScene({ step: 'upkeep', actions: canCast }), settings({ stops })))).toBe('pass')
    expect(toggleStop(stops, 'theirs', 'upkeep')).toEqual(DEFAULT_STOPS)
  })

  it('mana abilities alone are no reason to stop', () => {
    const scene = priorityScene({ active: 1, step: 'end', actions: [PASS, TAP] })
    expect(done(autoDecision(scene, settings()))).toBe('pass')
    expect(done(autoDecision(priorityScene({ active: 1, step: 'end', actions: [PASS, TAP, CAST] }), settings()))).toBe(
      'ask',
    )
  })

  it('the opponent’s declare attackers step is a stop only if something attacks', () => {
    const scene = priorityScene({ active: 1, step: 'declareAttackers', actions: canCast })
    expect(done(autoDecision(scene, settings()))).toBe('pass')
    const attackers = [{ attacker: 9 as ObjectId, defender: -1, blocked: false, blockers: [] }]
    const view = { ...scene.view, combat: { attackers, blockersDeclared: false } }
    expect(done(autoDecision({ ...scene, view }, settings()))).toBe('ask')
  })

  it('the stop for combat damage also applies to first-strike damage', () => {
    const stops = toggleStop(DEFAULT_STOPS, 'mine', 'combatDamage')
    const scene = priorityScene({ step: 'firstStrikeDamage', actions: canCast })
    expect(done(autoDecision(scene, settings({ stops })))).toBe('ask')
  })
})

describe('with something on the stack', () => {
  it('the player is asked about an opponent’s spell if they can respond, and otherwise sees it for a while', () => {
    const stack = [stackItem(1)]
    expect(done(autoDecision(priorityScene({ active: 1, stack, actions: canCast }), settings()))).toBe('ask')
    expect(autoDecision(priorityScene({ active: 1, stack }), settings())).toMatchObject({ do: 'pass', pause: 'long' })
  })

  it('the player’s own spell on top resolves, also above a spell of the opponent', () => {
    const stack = [stackItem(1, 50), stackItem(0, 51)]
    expect(done(autoDecision(priorityScene({ stack, actions: canCast }), settings()))).toBe('pass')
  })

  it('a triggered ability that was yielded to resolves, and another does not', () => {
    const trigger = stackItem(1, 50, 'Enchantress’s Presence', 'triggered')
    const yields = new Set([yieldKey(trigger)])
    expect(done(autoDecision(priorityScene({ stack: [trigger], actions: canCast }), settings({ yields })))).toBe('pass')
    const other = stackItem(1, 51, 'Goblin Sharpshooter', 'triggered')
    expect(done(autoDecision(priorityScene({ stack: [other], actions: canCast }), settings({ yields })))).toBe('ask')
  })

  it('resolving the whole stack ends when something new is put on it', () => {
    const passRequest = { kind: 'resolve' as const, ids: [50 as ObjectId, 51 as ObjectId] }
    const both = priorityScene({ stack: [stackItem(1, 50), stackItem(1, 51)], actions: canCast })
    expect(done(autoDecision(both, settings({ passRequest })))).toBe('pass')
    const grown = priorityScene({ stack: [stackItem(1, 50), stackItem(1, 52)], actions: canCast })
    expect(done(autoDecision(grown, settings({ passRequest })))).toBe('ask')
  })
})

describe('passing the turn', () => {
  const soft = { kind: 'endTurn' as const, turn: 3, mode: 'soft' as const }

  it('ignores stops until the next turn', () => {
    const passRequest = soft
    expect(done(autoDecision(priorityScene({ step: 'main2', actions: canCast }), settings({ passRequest })))).toBe(
      'pass',
    )
    expect(
      done(autoDecision(priorityScene({ step: 'main1', turn: 5, actions: canCast }), settings({ passRequest }))),
    ).toBe('ask')
  })

  it('ends when the player can respond to the opponent, unless it is hard', () => {
    const scene = priorityScene({ stack: [stackItem(1)], actions: canCast })
    expect(done(autoDecision(scene, settings({ passRequest: soft })))).toBe('ask')
    expect(done(autoDecision(scene, settings({ passRequest: { ...soft, mode: 'hard' } })))).toBe('pass')
  })

  it('declares only the attackers that must attack', () => {
    const scene = priorityScene({ step: 'declareAttackers' })
    const minimum = [{ attacker: 9 as ObjectId, defender: -2 }]
    const decision = {
      ...scene.view.decision!,
      shape: 'attack' as const,
      purpose: 'attackers' as const,
      candidates: [],
      minimum,
    }
    const attack = { ...scene, view: { ...scene.view, decision } }
    expect(autoDecision(attack, settings({ passRequest: soft }))).toEqual({ do: 'attack', choices: minimum })
    expect(done(autoDecision(attack, settings()))).toBe('ask')
  })
})

describe('passing until a step', () => {
  const ended = { step: 'end' as const, actions: canCast }

  it('ignores stops before the step, and asks there even if there is nothing to do', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'end')
    expect(passRequest).toMatchObject({ whose: 'mine' })
    expect(done(autoDecision(priorityScene({ step: 'main2', actions: canCast }), settings({ passRequest })))).toBe(
      'pass',
    )
    expect(done(autoDecision(priorityScene({ step: 'end' }), settings({ passRequest })))).toBe('ask')
  })

  it('means the opponent’s turn if the step of this turn is over', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'upkeep')
    expect(passRequest).toMatchObject({ whose: 'theirs' })
    expect(done(autoDecision(priorityScene({ turn: 4, active: 1, step: 'upkeep' }), settings({ passRequest })))).toBe(
      'ask',
    )
  })

  it('means the next such step if it is the current one', () => {
    const passRequest = toStep(priorityScene({ ...ended }).view, 'end', 'mine')
    expect(done(autoDecision(priorityScene(ended), settings({ passRequest })))).toBe('pass')
    expect(done(autoDecision(priorityScene({ ...ended, turn: 5 }), settings({ passRequest })))).toBe('ask')
  })

  it('ends after the step if it is skipped', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'declareBlockers')
    expect(done(autoDecision(priorityScene({ step: 'main2' }), settings({ passRequest })))).toBe('ask')
  })

  it('ends when the player can respond to the opponent, and still asks for attackers', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'end')
    expect(
      done(autoDecision(priorityScene({ stack: [stackItem(1)], actions: canCast }), settings({ passRequest }))),
    ).toBe('ask')
    const scene = priorityScene({ step: 'declareAttackers' })
    const decision = {
      ...scene.view.decision!,
      shape: 'attack' as const,
      purpose: 'attackers' as const,
      candidates: [],
      minimum: [],
    }
    expect(done(autoDecision({ ...scene, view: { ...scene.view, decision } }, settings({ passRequest })))).toBe('ask')
  })
})

describe('the order of triggers', () => {
  const draws: Ability = { kind: 'triggered', on: { kind: 'beginningOf', step: 'upkeep', whose: 'you' }, effects: [] }
  const asked = (labels: readonly string[]): Scene => {
    const scene = priorityScene({ step: 'main1' })
    const items = labels.map((label, at) => ({ label, object: (at + 1) as ObjectId, ability: draws }))
    const base = { ...scene.view.decision!, purpose: 'orderTriggers' as const, cards: [] }
    const decision = { ...base, shape: 'order' as const, items } as DecisionViews['order']
    return { ...scene, view: { ...scene.view, decision } }
  }

  it('is not asked for the same ability of cards with the same name', () => {
    const found = autoDecision(asked(['Argothian Enchantress', 'Argothian Enchantress']), settings())
    expect(found).toEqual({ do: 'order', order: [0, 1] })
  })

  it('is asked for different cards, and always with full control', () => {
    expect(done(autoDecision(asked(['Argothian Enchantress', 'Enchantress’s Presence']), settings()))).toBe('ask')
    const same = asked(['Argothian Enchantress', 'Argothian Enchantress'])
    expect(done(autoDecision(same, settings({ fullControl: true })))).toBe('ask')
  })
})

describe('the player is always asked', () => {
  it('with full control', () => {
    const scene = priorityScene({ step: 'upkeep', stack: [stackItem(0)] })
    expect(done(autoDecision(scene, settings({ fullControl: true })))).toBe('ask')
  })

  it('after undo', () => {
    expect(done(autoDecision(priorityScene({ step: 'upkeep', takenBack: true }), settings()))).toBe('ask')
  })
})
