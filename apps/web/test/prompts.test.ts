import type { ObjectId } from 'spellwright'
import { SHAPES } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { groupCards } from '../src/prompts/card-groups.ts'
import { cancel, confirm, digit, marksOf, type OpenPrompt, press, startDraft } from '../src/prompts/index.ts'
import { moved, toggled } from '../src/prompts/prompt.ts'
import { QUESTIONS, sampleScene } from './support/sample-scene.ts'

const open = (shape: keyof typeof QUESTIONS): OpenPrompt => {
  const decision = QUESTIONS[shape]
  const scene = sampleScene(1, decision)
  return { decision, scene, draft: startDraft(decision, scene) }
}

/** Presses one entity after the other and returns the last result. */
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
  it('starts with a draft, and highlights only what is on the table', () => {
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
  it('a card with one action takes it, one with several opens a menu, and a digit chooses from it', () => {
    expect(press(open('act'), 1)).toMatchObject({ answer: { kind: 'cast', object: 1 } })
    const { now, turn } = pressAll(open('act'), 3)
    expect(turn).toEqual({ draft: { menu: 3 } })
    expect(digit(now, 2)).toMatchObject({ answer: { method: 'morph' } })
    expect(cancel(now)).toEqual({ draft: { menu: 0 } })
  })

  it('an illegal choice does nothing', () => {
    expect(press(open('objects'), 101)).toBeNull()
    expect(press(open('attack'), 201)).toBeNull()
    expect(press(open('pay'), 201)).toBeNull()
  })

  it('the minimum and maximum number of choices are respected', () => {
    expect(confirm(open('objects'))).toBeNull()
    const { now } = pressAll(open('objects'), 201, 202, -2)
    expect(press(now, 301)).toBeNull()
    expect(confirm(now)).toEqual([201, 202, -2])
  })

  it('Space never chooses nothing; 0 does, where that is allowed', () => {
    const now = open('objects')
    const optional: OpenPrompt = { ...now, decision: { ...QUESTIONS.objects, min: 0 } }
    expect(confirm(optional)).toBeNull()
    expect(digit(optional, 0)).toEqual({ answer: [] })
    expect(digit(now, 0)).toBeNull()
  })

  it('[CR 701.22a] a number moves a card of a scry to the bottom and back', () => {
    const now = open('arrange')
    const turn = digit(now, 1)
    const places = turn && 'draft' in turn ? (turn.draft as readonly (readonly number[])[]) : []
    expect(places[0]).not.toContain(0)
    expect(places[1]).toContain(0)
    expect(digit({ ...now, draft: places }, 1)).toMatchObject({ draft: [expect.arrayContaining([0]), []] })
  })

  it('the cards of a large search are sorted by type, mana value and name', () => {
    const card = (name: string, type: string, manaValue: number) => ({ name, types: [type], manaValue })
    const groups = groupCards([
      card('Forest', 'land', 0),
      card('Shivan Dragon', 'creature', 6),
      card('Shock', 'instant', 1),
      card('Grizzly Bears', 'creature', 2),
    ])
    expect(groups.map(({ title, cards }) => [title, ...cards.map(({ name }) => name)])).toEqual([
      ['Creatures', 'Grizzly Bears', 'Shivan Dragon'],
      ['Instants', 'Shock'],
      ['Lands', 'Forest'],
    ])
  })

  it('Space never pays a cost', () => {
    const { options } = QUESTIONS
    const yesNo = { ...options, min: 1, max: 1, options: options.options.slice(0, 2) } as const
    const ask = (purpose: 'yesNo' | 'payOrNot'): OpenPrompt => ({ ...open('options'), decision: { ...yesNo, purpose } })
    expect(confirm(ask('yesNo'))).toEqual([0])
    expect(confirm(ask('payOrNot'))).toBeNull()
  })

  it('an attacker that is clicked twice does not attack', () => {
    const { now } = pressAll(open('attack'), 101, 101)
    expect(confirm(now)).toEqual([])
  })

  it('a blocker with only one possible attacker blocks it immediately; one with a choice asks', () => {
    expect(pressAll(open('block'), 102).turn).toMatchObject({ draft: { choices: [{ blocker: 102, attacker: 202 }] } })
    expect(pressAll(open('block'), 101).turn).toMatchObject({ draft: { picking: 101 } })
    expect(pressAll(open('block'), 101, 202).turn).toMatchObject({
      draft: { choices: [{ blocker: 101, attacker: 202 }] },
    })
  })

  it('a division that does not add up cannot be confirmed', () => {
    const now = open('divide')
    expect(confirm(now)).toEqual([3, 1])
    const less = cancel(now)
    expect(confirm({ ...now, draft: (less as { draft: readonly number[] }).draft })).toBeNull()
  })

  it('X starts at the largest value that can be paid', () => {
    expect(confirm(open('number'))).toBe(6)
  })

  it('confirm pays automatically, and cancel does not pay', () => {
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
