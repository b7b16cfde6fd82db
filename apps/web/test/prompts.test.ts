import type { ObjectId } from 'spellwright'
import { SHAPES } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { cancel, confirm, digit, marksOf, type OpenPrompt, press, startDraft } from '../src/prompts/index.ts'
import { moved, toggled } from '../src/prompts/prompt.ts'
import { QUESTIONS, sampleScene } from './support/sample-scene.ts'

const open = (shape: keyof typeof QUESTIONS): OpenPrompt => {
  const decision = QUESTIONS[shape]
  const scene = sampleScene(1, decision)
  return { decision, scene, draft: startDraft(decision, scene) }
}

/** Presses one after another; the last turn. */
function pressAll(start: OpenPrompt, ...entities: number[]) {
  let now = start
  let turn = null
  for (const entity of entities) {
    turn = press(now, entity)
    if (turn && 'draft' in turn) now = { ...now, draft: turn.draft }
  }
  return { now, turn }
}

describe.each(SHAPES)('%s', (shape) => {
  it('starts with a draft, and marks only what is on the table', () => {
    const now = open(shape)
    const shown = new Set([
      -1,
      -2,
      ...now.scene.view.battlefield.map(({ id }) => id),
      ...now.scene.view.hand.map(({ id }) => id),
    ])
    const hidden = now.decision.cards.map(({ id }) => id)
    for (const entity of marksOf(now).keys())
      expect(shown.has(entity) || hidden.includes(entity as ObjectId)).toBe(true)
  })
})

describe('by clicking on the table', () => {
  it('a card with one use does it at once, one with several opens its menu, and a digit picks from it', () => {
    expect(press(open('act'), 1)).toMatchObject({ answer: { kind: 'cast', object: 1 } })
    const { now, turn } = pressAll(open('act'), 3)
    expect(turn).toEqual({ draft: { menu: 3 } })
    expect(digit(now, 2)).toMatchObject({ answer: { method: 'morph' } })
    expect(cancel(now)).toEqual({ draft: { menu: 0 } })
  })

  it('what is no legal choice does nothing', () => {
    expect(press(open('objects'), 101)).toBeNull()
    expect(press(open('attack'), 201)).toBeNull()
    expect(press(open('pay'), 201)).toBeNull()
  })

  it('no more is chosen than allowed, and nothing is confirmed before enough is', () => {
    expect(confirm(open('objects'))).toBeNull()
    const { now } = pressAll(open('objects'), 201, 202, -2)
    expect(press(now, 301)).toBeNull()
    expect(confirm(now)).toEqual([201, 202, -2])
  })

  it('an attacker clicked twice stays home', () => {
    const { now } = pressAll(open('attack'), 101, 101)
    expect(confirm(now)).toEqual([])
  })

  it('a blocker that can block only one attacker blocks it at once; one with a choice asks for it', () => {
    expect(pressAll(open('block'), 102).turn).toMatchObject({ draft: { choices: [{ blocker: 102, attacker: 202 }] } })
    expect(pressAll(open('block'), 101).turn).toMatchObject({ draft: { picking: 101 } })
    expect(pressAll(open('block'), 101, 202).turn).toMatchObject({
      draft: { choices: [{ blocker: 101, attacker: 202 }] },
    })
  })

  it('shares that do not add up are not confirmed', () => {
    const now = open('divide')
    expect(confirm(now)).toEqual([3, 1])
    const less = cancel(now)
    expect(confirm({ ...now, draft: (less as { draft: readonly number[] }).draft })).toBeNull()
  })

  it('X begins at the most that can be paid', () => {
    expect(confirm(open('number'))).toBe(6)
  })

  it('paying automatically is one key, not paying another', () => {
    expect(confirm(open('pay'))).toEqual({ kind: 'auto' })
    expect(cancel(open('pay'))).toEqual({ answer: { kind: 'cancel' } })
  })
})

describe('lists', () => {
  it('move within their bounds and toggle', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(toggled([1, 2], 2)).toEqual([1])
  })
})
