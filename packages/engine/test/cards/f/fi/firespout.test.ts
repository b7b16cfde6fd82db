import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Firespout] damages fliers for green mana and the others for red mana', () => {
  const of = (lands: string[]) => {
    const b = board({
      a: { battlefield: [...lands], hand: ['Firespout'] },
      b: { battlefield: ['Wind Drake', 'Memnite'] },
    })
    return b.cast('Firespout').resolve().names('battlefield', 'B')
  }
  expect([of(['3 Mountain']), of(['3 Forest'])]).toEqual([['Wind Drake'], ['Memnite']])
})
