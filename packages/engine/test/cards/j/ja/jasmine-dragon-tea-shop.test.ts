import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jasmine Dragon Tea Shop] makes colored mana for Ally spells only, and an Ally', () => {
  const can = (name: string): boolean =>
    board({ a: { hand: [name], battlefield: ['Jasmine Dragon Tea Shop', 'Wastes'] } }).can('cast', name)
  expect([can('South Pole Voyager'), can('Squire')]).toEqual([true, false])
  const b = board({ a: { battlefield: ['Jasmine Dragon Tea Shop', '5 Wastes'] } })
  b.activate('Jasmine Dragon Tea Shop').resolve()
  expect(b.pt('Ally Token')).toBe('1/1')
})
