import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Abuelo's Awakening] returns an enchantment as a 1/1 flying Spirit with X counters, and it stays what it was", () => {
  const b = board({
    a: { hand: ["Abuelo's Awakening"], battlefield: ['6 Plains', 'Memnite'], graveyard: ['Glorious Anthem'] },
  })
  b.reply('x', 2)
    .cast("Abuelo's Awakening", { targets: ['Glorious Anthem'] })
    .resolve()
  expect([b.pt('Glorious Anthem'), b.has('Glorious Anthem', 'flying'), b.pt('Memnite')]).toEqual(['4/4', true, '2/2'])
})

it("[Abuelo's Awakening] cannot return an Aura", () => {
  const b = board({ a: { hand: ["Abuelo's Awakening"], battlefield: ['6 Plains'], graveyard: ['Pacifism'] } })
  expect(b.can('cast', "Abuelo's Awakening")).toBe(false)
})
