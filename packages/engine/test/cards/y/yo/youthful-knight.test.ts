import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Youthful Knight] kills a 2/2 before it strikes back', () => {
  const b = board({ a: { battlefield: ['Youthful Knight'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Youthful Knight').block('Grizzly Bears>Youthful Knight').damage()
  expect(b.names('battlefield')).toEqual(['Youthful Knight'])
})
