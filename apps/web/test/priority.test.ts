import type { ObjectId } from 'spellwright'
import type { Ability } from 'spellwright/cards'
import type { DecisionViews } from 'spellwright/views'
import { describe, expect, it } from 'vitest'
import { type AutoDecision, autoDecision, type PrioritySettings, toStep, yieldKey } from '../src/session/priority.ts'
import { DEFAULT_STOPS, toggleStop } from '../src/session/stops.ts'
import type { Scene } from '../src/worker/messages.ts'
import { CAST, PASS, priorityScene, stackItem, TAP } from './support/priority-scene.ts'

const wishes = (parts: Partial<PrioritySettings> = {}): PrioritySettings => ({
  stops: DEFAULT_STOPS,
  fullControl: false,
  yields: new Set(),
  passRequest: { kind: 'none' },
  seenAbilities: new Set(),
  ...parts,
})
const done = (found: AutoDecision): AutoDecision['do'] => found.do
const canCast = [PASS, CAST]

describe('on an empty stack', () => {
  it('the own first main phase asks even with nothing to do', () => {
    expect(done(autoDecision(priorityScene({ step: 'main1' }), wishes()))).toBe('ask')
  })

  it('the own second main phase asks only when there is something to do', () => {
    expect(done(autoDecision(priorityScene({ step: 'main2', actions: canCast }), wishes()))).toBe('ask')
    expect(done(autoDecision(priorityScene({ step: 'main2' }), wishes()))).toBe('pass')
  })

  it('a step without a stop is passed, whatever could be done', () => {
    expect(done(autoDecision(priorityScene({ step: 'upkeep', actions: canCast }), wishes()))).toBe('pass')
    expect(done(autoDecision(priorityScene({ active: 1, step: 'main1', actions: canCast }), wishes()))).toBe('pass')
  })

  it('a stop the player sets is kept, for the own and the opponent’s turn apart', () => {
    const stops = toggleStop(DEFAULT_STOPS, 'theirs', 'upkeep')
    const theirs = priorityScene({ active: 1, step: 'upkeep', actions: canCast })
    expect(done(autoDecision(theirs, wishes({ stops })))).toBe('ask')
    expect(done(autoDecision(priorityScene({ step: 'upkeep', actions: canCast }), wishes({ stops })))).toBe('pass')
    expect(toggleStop(stops, 'theirs', 'upkeep')).toEqual(DEFAULT_STOPS)
  })

  it('making mana alone is no reason to stop', () => {
    const scene = priorityScene({ active: 1, step: 'end', actions: [PASS, TAP] })
    expect(done(autoDecision(scene, wishes()))).toBe('pass')
    expect(done(autoDecision(priorityScene({ active: 1, step: 'end', actions: [PASS, TAP, CAST] }), wishes()))).toBe(
      'ask',
    )
  })

  it('the opponent’s declare attackers step is a stop only when something attacks', () => {
    const scene = priorityScene({ active: 1, step: 'declareAttackers', actions: canCast })
    expect(done(autoDecision(scene, wishes()))).toBe('pass')
    const attackers = [{ attacker: 9 as ObjectId, defender: -1, blocked: false, blockers: [] }]
    const view = { ...scene.view, combat: { attackers, blockersDeclared: false } }
    expect(done(autoDecision({ ...scene, view }, wishes()))).toBe('ask')
  })

  it('first-strike damage stops where damage does', () => {
    const stops = toggleStop(DEFAULT_STOPS, 'mine', 'combatDamage')
    const scene = priorityScene({ step: 'firstStrikeDamage', actions: canCast })
    expect(done(autoDecision(scene, wishes({ stops })))).toBe('ask')
  })
})

describe('with something on the stack', () => {
  it('the opponent’s spell asks when it can be answered, and is only looked at when not', () => {
    const stack = [stackItem(1)]
    expect(done(autoDecision(priorityScene({ active: 1, stack, actions: canCast }), wishes()))).toBe('ask')
    expect(autoDecision(priorityScene({ active: 1, stack }), wishes())).toMatchObject({ do: 'pass', pause: 'long' })
  })

  it('the own spell on top is let through, also over a spell of the opponent', () => {
    const stack = [stackItem(1, 50), stackItem(0, 51)]
    expect(done(autoDecision(priorityScene({ stack, actions: canCast }), wishes()))).toBe('pass')
  })

  it('a trigger that was yielded to is let through, another is not', () => {
    const trigger = stackItem(1, 50, 'Enchantress’s Presence', 'triggered')
    const yields = new Set([yieldKey(trigger)])
    expect(done(autoDecision(priorityScene({ stack: [trigger], actions: canCast }), wishes({ yields })))).toBe('pass')
    const other = stackItem(1, 51, 'Goblin Sharpshooter', 'triggered')
    expect(done(autoDecision(priorityScene({ stack: [other], actions: canCast }), wishes({ yields })))).toBe('ask')
  })

  it('resolving the whole stack ends when something new comes', () => {
    const passRequest = { kind: 'resolve' as const, ids: [50 as ObjectId, 51 as ObjectId] }
    const both = priorityScene({ stack: [stackItem(1, 50), stackItem(1, 51)], actions: canCast })
    expect(done(autoDecision(both, wishes({ passRequest })))).toBe('pass')
    const grown = priorityScene({ stack: [stackItem(1, 50), stackItem(1, 52)], actions: canCast })
    expect(done(autoDecision(grown, wishes({ passRequest })))).toBe('ask')
  })
})

describe('passing the turn', () => {
  const soft = { kind: 'endTurn' as const, turn: 3, mode: 'soft' as const }

  it('passes through stops until the turn is another', () => {
    const passRequest = soft
    expect(done(autoDecision(priorityScene({ step: 'main2', actions: canCast }), wishes({ passRequest })))).toBe('pass')
    expect(
      done(autoDecision(priorityScene({ step: 'main1', turn: 5, actions: canCast }), wishes({ passRequest }))),
    ).toBe('ask')
  })

  it('softly, it ends when the opponent does something that can be answered; hard, it does not', () => {
    const scene = priorityScene({ stack: [stackItem(1)], actions: canCast })
    expect(done(autoDecision(scene, wishes({ passRequest: soft })))).toBe('ask')
    expect(done(autoDecision(scene, wishes({ passRequest: { ...soft, mode: 'hard' } })))).toBe('pass')
  })

  it('declares the least attack that is allowed', () => {
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
    expect(autoDecision(attack, wishes({ passRequest: soft }))).toEqual({ do: 'attack', choices: minimum })
    expect(done(autoDecision(attack, wishes()))).toBe('ask')
  })
})

describe('passing up to a step', () => {
  const ended = { step: 'end' as const, actions: canCast }

  it('passes through stops on the way and asks there, even with nothing to do', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'end')
    expect(passRequest).toMatchObject({ whose: 'mine' })
    expect(done(autoDecision(priorityScene({ step: 'main2', actions: canCast }), wishes({ passRequest })))).toBe('pass')
    expect(done(autoDecision(priorityScene({ step: 'end' }), wishes({ passRequest })))).toBe('ask')
  })

  it('a step that is over comes next in the opponent’s turn', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'upkeep')
    expect(passRequest).toMatchObject({ whose: 'theirs' })
    expect(done(autoDecision(priorityScene({ turn: 4, active: 1, step: 'upkeep' }), wishes({ passRequest })))).toBe(
      'ask',
    )
  })

  it('the step the game is in means the next of its kind', () => {
    const passRequest = toStep(priorityScene({ ...ended }).view, 'end', 'mine')
    expect(done(autoDecision(priorityScene(ended), wishes({ passRequest })))).toBe('pass')
    expect(done(autoDecision(priorityScene({ ...ended, turn: 5 }), wishes({ passRequest })))).toBe('ask')
  })

  it('a turn that leaves the step out is not passed to its end', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'declareBlockers')
    expect(done(autoDecision(priorityScene({ step: 'main2' }), wishes({ passRequest })))).toBe('ask')
  })

  it('ends when the opponent does something that can be answered; the own attack is still asked', () => {
    const passRequest = toStep(priorityScene({ step: 'main1' }).view, 'end')
    expect(
      done(autoDecision(priorityScene({ stack: [stackItem(1)], actions: canCast }), wishes({ passRequest }))),
    ).toBe('ask')
    const scene = priorityScene({ step: 'declareAttackers' })
    const decision = {
      ...scene.view.decision!,
      shape: 'attack' as const,
      purpose: 'attackers' as const,
      candidates: [],
      minimum: [],
    }
    expect(done(autoDecision({ ...scene, view: { ...scene.view, decision } }, wishes({ passRequest })))).toBe('ask')
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

  it('of cards of one name is not asked, whichever resolves first', () => {
    const found = autoDecision(asked(['Argothian Enchantress', 'Argothian Enchantress']), wishes())
    expect(found).toEqual({ do: 'order', order: [0, 1] })
  })

  it('of different cards is asked, and with full control every one', () => {
    expect(done(autoDecision(asked(['Argothian Enchantress', 'Enchantress’s Presence']), wishes()))).toBe('ask')
    const alike = asked(['Argothian Enchantress', 'Argothian Enchantress'])
    expect(done(autoDecision(alike, wishes({ fullControl: true })))).toBe('ask')
  })
})

describe('always asked', () => {
  it('with full control, every priority', () => {
    const scene = priorityScene({ step: 'upkeep', stack: [stackItem(0)] })
    expect(done(autoDecision(scene, wishes({ fullControl: true })))).toBe('ask')
  })

  it('a question that was taken back', () => {
    expect(done(autoDecision(priorityScene({ step: 'upkeep', takenBack: true }), wishes()))).toBe('ask')
  })
})
