import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const scried = (name: string) => {
  const b = board({ a: { hand: ['Perilous Voyage'], battlefield: ['2 Island'] }, b: { battlefield: [name] } })
  let isAsked = false
  b.reply('arrange', () => {
    isAsked = true
    return [[0, 1], []]
  })
  b.cast('Perilous Voyage', { targets: [name] }).resolve()
  return isAsked
}

it('[Perilous Voyage] scries for something with mana value 2 or less', () => {
  expect([scried('Grizzly Bears'), scried('Hill Giant')]).toEqual([true, false])
})
