import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iona, Shield of Emeria] forbids spells of the chosen color', () => {
  const b = board({
    a: { hand: ['Iona, Shield of Emeria'], battlefield: ['9 Plains'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.option('chooseColor', 'red').cast('Iona, Shield of Emeria').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
})
