import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sorcerous Spyglass] stops the abilities of the chosen name but mana abilities', () => {
  const b = board({
    a: { hand: ['Sorcerous Spyglass'], battlefield: ['Wasteland'], mana: '{C}{C}' },
    b: { battlefield: ['Wasteland', 'Strip Mine'] },
  })
  b.reply('chooseName', 'Wasteland').cast('Sorcerous Spyglass').resolve()
  expect(b.can('activate', 'Wasteland')).toBe(false)
  expect(b.can('activateMana', 'Wasteland')).toBe(true)
  b.turnTo('B')
  expect(b.can('activate', 'Strip Mine')).toBe(true)
})
