import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thornscape Familiar] makes red spells and white spells cost {1} less, and not others', () => {
  const can = (name: string): boolean =>
    board({ a: { hand: [name], battlefield: ['Thornscape Familiar', '3 Savannah'] } }).can('cast', name)
  expect([can('Wrath of God'), can('Pegasus Charger'), can('Giant Spider')]).toEqual([true, true, false])
})
