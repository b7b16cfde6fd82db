import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Dennick, Pious Apprentice // Dennick, Pious Apparition] keeps cards in graveyards from being targets', () => {
  const b = board({
    a: { battlefield: ['Dennick, Pious Apprentice', 'Swamp'], hand: ['Reanimate'], graveyard: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Reanimate')).toBe(false)
})

it('[Dennick, Pious Apprentice // Dennick, Pious Apparition] is cast from the graveyard, investigates once each turn for creature cards, and is exiled instead of dying', () => {
  const b = board({
    a: { graveyard: ['Dennick, Pious Apprentice'], hand: ['2 Shock'], battlefield: ['4 Tundra', '4 Mountain'] },
    b: { battlefield: ['2 Llanowar Elves'] },
  })
  b.cast('Dennick, Pious Apparition', { method: 'disturb', from: 'graveyard' }).resolve()
  b.cast('Shock', { targets: ['Llanowar Elves'] }).resolveAll()
  b.pick('target', 'Dennick, Pious Apparition').cast('Shock').resolveAll()
  expect([b.count('battlefield', 'Clue Token'), b.names('exile')]).toEqual([1, ['Dennick, Pious Apprentice']])
})
