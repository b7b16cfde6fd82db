import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glory] gives your creatures protection from a color, from the graveyard', () => {
  const b = board({
    a: { graveyard: ['Glory'], battlefield: ['3 Plains', 'Hill Giant'] },
    b: { hand: ['Shock'], battlefield: ['Mountain', 'Grizzly Bears'] },
  })
  b.option('chooseColor', 'R').activate('Glory').resolve()
  b.turnTo('B')
  expect([b.has('Hill Giant', 'protection'), b.has('Grizzly Bears', 'protection')]).toEqual([true, false])
})

it('[Glory] cannot be activated on the battlefield', () => {
  expect(board({ a: { battlefield: ['Glory', '3 Plains'] } }).can('activate', 'Glory')).toBe(false)
})
