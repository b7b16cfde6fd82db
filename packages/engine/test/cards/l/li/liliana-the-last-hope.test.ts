import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Liliana, the Last Hope] shrinks a creature until your next turn', () => {
  const b = board({ a: { battlefield: ['Liliana, the Last Hope'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Liliana, the Last Hope', { targets: ['Hill Giant'] }).resolve()
  expect(b.pt('Hill Giant')).toBe('1/2')
  b.to('upkeep', 5)
  expect(b.pt('Hill Giant')).toBe('3/3')
})
