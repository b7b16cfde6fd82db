import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shadowspear] takes indestructible from the permanents of opponents only', () => {
  const b = board({
    a: { battlefield: ['Shadowspear', 'Plains', 'Darksteel Colossus'] },
    b: { battlefield: ['Darksteel Colossus'] },
  })
  b.activate('Shadowspear').resolve()
  expect([b.has('Darksteel Colossus', 'indestructible'), b.has('Darksteel Colossus#2', 'indestructible')]).toEqual([
    true,
    false,
  ])
})
