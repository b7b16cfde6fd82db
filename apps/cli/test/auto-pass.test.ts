import type { Action, GameView, ObjectId, PlayerId } from 'spellwright'
import type { Step } from 'spellwright/rules'
import { describe, expect, it } from 'vitest'
import { passesByItself } from '../src/play/auto-pass.ts'

const object = 1 as ObjectId
const cast: Action = { kind: 'cast', object, face: 0, method: 'normal' }
const something: readonly Action[] = [{ kind: 'pass' }, cast]
const nothing: readonly Action[] = [{ kind: 'pass' }]
const onlyMana: readonly Action[] = [{ kind: 'pass' }, { kind: 'activateMana', object, ability: 'p0.0' }]

/** As much of a view as the decision looks at, from seat 0. */
const at = (active: PlayerId, step: Step, onStack: readonly PlayerId[] = []): GameView =>
  ({ viewer: 0, turn: { number: 3, active, step }, stack: onStack.map((controller) => ({ controller })) }) as never

describe('passing by itself', () => {
  it('passes where nothing can be done but pass, or make mana for nothing', () => {
    expect(passesByItself(at(0, 'main1'), nothing, 'usual')).toBe(true)
    expect(passesByItself(at(0, 'main1'), onlyMana, 'usual')).toBe(true)
    expect(passesByItself(at(0, 'main1'), onlyMana, 'idle')).toBe(true)
    expect(passesByItself(at(0, 'main1'), nothing, 'off')).toBe(false)
  })

  it('asks in the own main phases and during combat, and in combat and the end step of the opponent', () => {
    const asked = (active: PlayerId, step: Step) => !passesByItself(at(active, step), something, 'usual')
    expect([asked(0, 'upkeep'), asked(0, 'main1'), asked(0, 'declareBlockers'), asked(0, 'main2')]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect([asked(1, 'upkeep'), asked(1, 'main1'), asked(1, 'declareAttackers'), asked(1, 'end')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('asks whenever the opponent has done something, also in a turn that was passed on', () => {
    expect(passesByItself(at(1, 'upkeep', [1]), something, 'usual')).toBe(false)
    expect(passesByItself(at(0, 'main1', [1]), something, 'usual', 3)).toBe(false)
  })

  it('lets an own spell resolve', () => {
    expect(passesByItself(at(0, 'main1', [0]), something, 'usual')).toBe(true)
    expect(passesByItself(at(0, 'main1', [0]), something, 'idle')).toBe(false)
  })

  it('passes for the rest of a turn, and asks again in the next', () => {
    expect(passesByItself(at(0, 'main2'), something, 'usual', 3)).toBe(true)
    expect(passesByItself(at(0, 'main2'), something, 'usual', 2)).toBe(false)
  })
})
