import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dragon's Rage Channeler] is a 3/3 flier that must attack while you have delirium", () => {
  const b = board({ a: { battlefield: ["Dragon's Rage Channeler"], graveyard: ['Memnite', 'Shock', 'Forest'] } })
  expect([b.pt("Dragon's Rage Channeler"), b.has("Dragon's Rage Channeler", 'flying')]).toEqual(['3/3', true])
  b.to('declareAttackers')
  expect(() => b.attack()).toThrow()
})

it("[Dragon's Rage Channeler] may stay home without delirium, and surveils for noncreature spells only", () => {
  const b = board({
    a: { battlefield: ["Dragon's Rage Channeler", 'Mountain'], hand: ['Shock', 'Memnite'], library: ['2 Forest'] },
  })
  expect(b.pt("Dragon's Rage Channeler")).toBe('1/1')
  b.cast('Memnite').resolveAll()
  b.reply('arrange', [[], [0]])
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.names('graveyard', 'A')).toEqual(['Forest', 'Shock'])
  expect(() => b.to('declareAttackers').attack()).not.toThrow()
})
