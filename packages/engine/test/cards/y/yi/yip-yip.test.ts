import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yip Yip!] lets an Ally fly, too', () => {
  const flies = (creature: string): boolean => {
    const b = board({ a: { hand: ['Yip Yip!'], battlefield: ['Plains', creature] } })
    return b
      .cast('Yip Yip!', { targets: [creature] })
      .resolve()
      .has(creature, 'flying')
  }
  expect([flies('South Pole Voyager'), flies('Grizzly Bears')]).toEqual([true, false])
})
