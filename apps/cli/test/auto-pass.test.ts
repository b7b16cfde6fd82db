import type { Action, GameView, ObjectId, PlayerId } from 'spellwright'
import type { Step } from 'spellwright/rules'
import { describe, expect, it } from 'vitest'
import { shouldAutoPass } from '../src/play/auto-pass.ts'

const object = 1 as ObjectId
const cast: Action = { kind: 'cast', object, face: 0, method: 'normal' }
const something: readonly Action[] = [{ kind: 'pass' }, cast]
const nothing: readonly Action[] = [{ kind: 'pass' }]
const onlyMana: readonly Action[] = [{ kind: 'pass' }, { kind: 'activateMana', object, ability: 'p0.0' }]

/** The parts of a view that auto-pass looks at, from seat 0. */
const at = (active: PlayerId, step: Step, onStack: readonly PlayerId[] = []): GameView =>
  ({ viewer: 0, turn: { number: 3, active, step }, stack: onStack.map((controller) => ({ controller })) }) as never

describe('auto-pass', () => {
  it('passes if the only other actions are mana abilities', () => {
    expect(shouldAutoPass(at(0, 'main1'), nothing, 'usual')).toBe(true)
    expect(shouldAutoPass(at(0, 'main1'), onlyMana, 'usual')).toBe(true)
    expect(shouldAutoPass(at(0, 'main1'), onlyMana, 'idle')).toBe(true)
    expect(shouldAutoPass(at(0, 'main1'), nothing, 'off')).toBe(false)
  })

  it("asks in the player's own main phases and combat, and in the opponent's combat and end step", () => {
    const asked = (active: PlayerId, step: Step) => !shouldAutoPass(at(active, step), something, 'usual')
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

  it('asks when a spell of the opponent is on the stack, even in a yielded turn', () => {
    expect(shouldAutoPass(at(1, 'upkeep', [1]), something, 'usual')).toBe(false)
    expect(shouldAutoPass(at(0, 'main1', [1]), something, 'usual', 3)).toBe(false)
  })

  it("passes to let the player's own spell resolve", () => {
    expect(shouldAutoPass(at(0, 'main1', [0]), something, 'usual')).toBe(true)
    expect(shouldAutoPass(at(0, 'main1', [0]), something, 'idle')).toBe(false)
  })

  it('passes in a yielded turn and asks again in the next one', () => {
    expect(shouldAutoPass(at(0, 'main2'), something, 'usual', 3)).toBe(true)
    expect(shouldAutoPass(at(0, 'main2'), something, 'usual', 2)).toBe(false)
  })
})
