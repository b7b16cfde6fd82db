import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Finneas, Ace Archer] strengthens Rabbits and draws with power 10', () => {
  const of = (other: string) => {
    const b = board({ a: { battlefield: ['Finneas, Ace Archer', 'Harrier Strix', other], library: ['Opt'] } })
    b.attack('Finneas, Ace Archer').resolveAll()
    return [b.pt('Harrier Strix'), b.in('hand', 'Opt', 'A')]
  }
  expect([of('Craw Wurm'), of('Darksteel Colossus')]).toEqual([
    ['1/1', false],
    ['1/1', true],
  ])
})
