import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.157a] squad makes a token copy for each time its cost was paid', () => {
  const b = board({ a: { hand: ['Arco-Flagellant'], battlefield: ['7 Swamp'] } })
  b.yes('additionalCost').yes('additionalCost').cast('Arco-Flagellant').resolve().resolve()
  expect(b.count('battlefield', 'Arco-Flagellant')).toBe(3)
})

it('[CR 702.157a] the copies that squad makes were not cast, and make no more', () => {
  const b = board({ a: { hand: ['Arco-Flagellant'], battlefield: ['5 Swamp'] } })
  b.yes('additionalCost').cast('Arco-Flagellant').resolveAll()
  expect(b.count('battlefield', 'Arco-Flagellant')).toBe(2)
})

it('[CR 702.166a] a spell is bargained by sacrificing an artifact, enchantment or token', () => {
  const b = board({
    a: { hand: ['Troublemaker Ouphe'], battlefield: ['2 Forest', 'Sol Ring'] },
    b: { battlefield: ['Crusade'] },
  })
  b.yes('additionalCost').cast('Troublemaker Ouphe')
  expect(b.in('graveyard', 'Sol Ring', 'A')).toBe(true)
  b.resolve().resolve()
  expect(b.in('exile', 'Crusade')).toBe(true)
})

it('[CR 702.166a] without anything to sacrifice nobody is asked to bargain', () => {
  const b = board({ a: { hand: ['Troublemaker Ouphe'], battlefield: ['2 Forest'] }, b: { battlefield: ['Crusade'] } })
  b.cast('Troublemaker Ouphe').resolve()
  expect(b.names('stack')).toEqual([])
})

it('[Hamlet Glutton] can be cast for five mana if it is bargained', () => {
  const b = board({ a: { hand: ['Hamlet Glutton'], battlefield: ['5 Forest', 'Crusade'] } })
  b.yes('additionalCost').cast('Hamlet Glutton').resolve()
  expect(b.in('battlefield', 'Hamlet Glutton')).toBe(true)
})

it('[Hamlet Glutton] costs seven without a bargain', () => {
  const b = board({ a: { hand: ['Hamlet Glutton'], battlefield: ['5 Forest'] } })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
})
