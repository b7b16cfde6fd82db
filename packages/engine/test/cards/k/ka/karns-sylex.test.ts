import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Karn's Sylex] lets nobody pay life for spells or abilities, but for mana abilities", () => {
  const b = board({
    a: { battlefield: ["Karn's Sylex"], hand: ['Dismember'], mana: '{C}{C}{C}' },
    b: { battlefield: ['Polluted Delta', 'Mana Confluence', 'Grizzly Bears'], library: ['Island'] },
  })
  expect(b.can('cast', 'Dismember')).toBe(false)
  b.turnTo('B')
  expect(b.can('activate', 'Polluted Delta')).toBe(false)
  expect(b.can('activateMana', 'Mana Confluence')).toBe(true)
})

it("[Karn's Sylex] destroys each nonland permanent with mana value X or less", () => {
  const b = board({
    a: { battlefield: ["Karn's Sylex", 'Memnite'], mana: '{C}{C}' },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] },
  })
  b.reply('x', 2).activate("Karn's Sylex").resolve()
  expect(b.names('battlefield')).toEqual(['Hill Giant', 'Forest'])
  expect(b.in('exile', "Karn's Sylex")).toBe(true)
})
