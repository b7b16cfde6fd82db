import { expect, test } from 'vitest'
import { type Ability, type Effect, mentions, mentionsEvent, mentionsOther, mentionsX, rewrite } from '../src/index.ts'

const token: Effect = {
  kind: 'delayedTrigger',
  on: { kind: 'beginningOf', step: 'end', whose: 'eachPlayer' },
  lasts: 'once',
  effects: [{ kind: 'sacrifice', what: 'eventObject' }],
}

const granting: Ability = {
  kind: 'static',
  affects: { type: 'creature', other: true },
  apply: [
    {
      kind: 'gainAbility',
      ability: {
        kind: 'activated',
        cost: [{ kind: 'mana', mana: '{X}' }],
        effects: [{ kind: 'draw', player: 'you', count: { kind: 'x' } }],
      },
    },
  ],
}

test('a word is found where a field may hold an object, several, or players', () => {
  expect(mentions('effect', token, 'eventObject')).toBe(true)
  expect(mentions('effect', token, 'self')).toBe(false)
  expect(mentionsEvent('effect', [token])).toBe(true)
})

test('[CR 107.3] X of a granted ability is not an X of the ability that grants it', () => {
  const [gain] = granting.kind === 'static' ? (granting.apply ?? []) : []
  const granted = gain?.kind === 'gainAbility' ? gain.ability : granting
  expect(mentionsX('ability', granting)).toBe(false)
  expect(mentionsX('ability', granted)).toBe(true)
})

test('"other" is found in the filter of a static ability', () => {
  expect(mentionsOther('ability', granting)).toBe(true)
  expect(mentionsOther('effect', token)).toBe(false)
})

test('rewriting changes only what is asked for and keeps the rest as it is', () => {
  const later = rewrite('effect', token, {
    objectRef: (ref) => (ref === 'eventObject' ? { the: 'remembered' } : undefined),
  })
  expect(later).toEqual({ ...token, effects: [{ kind: 'sacrifice', what: { the: 'remembered' } }] })
  expect(rewrite('effect', token, { objectRef: () => undefined })).toBe(token)
})

test('a field that the grammar does not know is an error that names it', () => {
  const odd = { ...granting, colour: 'red' } as Ability
  expect(() => mentionsX('ability', odd)).toThrow('"colour" is no field of')
})
