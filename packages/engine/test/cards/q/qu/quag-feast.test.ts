import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quag Feast] mills two cards and destroys what has at most that mana value', () => {
  const left = (cards: number): boolean => {
    const b = board({
      a: { hand: ['Quag Feast'], battlefield: ['2 Swamp'], graveyard: [`${cards} Opt`] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Quag Feast', { targets: ['Hill Giant'] }).resolve()
    return b.in('battlefield', 'Hill Giant')
  }
  expect([left(1), left(2)]).toEqual([true, false])
})
