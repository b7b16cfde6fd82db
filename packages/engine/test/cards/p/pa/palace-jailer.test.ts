import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Palace Jailer] exiles a creature until an opponent becomes the monarch, also where it left itself', () => {
  const b = board({
    a: { hand: ['Palace Jailer'], mana: '{W}{W}{W}{W}' },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Murder'], mana: '{B}{B}{B}' },
  })
  b.aim(['Hill Giant']).cast('Palace Jailer').resolveAll()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.turnTo('B')
    .cast('Murder', { targets: ['Palace Jailer'] })
    .resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('declareAttackers', 4).attack('Grizzly Bears').damage()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
