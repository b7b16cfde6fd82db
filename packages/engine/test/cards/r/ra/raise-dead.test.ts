import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Raise Dead] returns a creature card from your graveyard only', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Raise Dead'], graveyard: ['Shock', 'Hill Giant'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.cast('Raise Dead').resolve()
  expect(b.names('hand', 'A')).toEqual(['Hill Giant'])
})

it('[Raise Dead] does not reach the graveyard of the opponent', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Raise Dead'] }, b: { graveyard: ['Serra Angel'] } })
  expect(b.can('cast', 'Raise Dead')).toBe(false)
})
