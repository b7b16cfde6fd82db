import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = {
  a: {
    battlefield: ['Lurrus of the Dream-Den'],
    graveyard: ['Ornithopter', 'Memnite', 'Serra Angel', 'Shock', 'Island'],
    mana: '{R}{W}{W}{W}{W}{W}',
  },
}

it('[Lurrus of the Dream-Den] lets one cheap permanent spell be cast from the graveyard each turn', () => {
  const b = board(position)
  expect(['Memnite', 'Serra Angel', 'Shock'].map((name) => b.can('cast', name))).toEqual([true, false, false])
  expect(b.can('playLand', 'Island')).toBe(false)
  b.cast('Ornithopter', { from: 'graveyard' }).resolve()
  expect(b.in('battlefield', 'Ornithopter')).toBe(true)
  expect(b.can('cast', 'Memnite')).toBe(false)
})

it("[Lurrus of the Dream-Den] says nothing on the opponent's turn", () => {
  const b = board({ ...position, active: 1 })
  b.turnTo('A')
  expect(b.can('cast', 'Memnite')).toBe(false)
})
