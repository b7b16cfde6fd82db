import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const library = ['Island', 'Forest', 'Taiga', 'Plains', 'Shock']

it('[Sakura-Tribe Elder] is sacrificed for a basic land that enters tapped', () => {
  const b = board({ a: { battlefield: ['Sakura-Tribe Elder'], library } })
  const found = offers(b, 'chooseFound', 'Island')
  b.activate('Sakura-Tribe Elder').resolve()
  expect([...found].sort()).toEqual(['Forest', 'Island', 'Plains'])
  expect(b.object('Island').tapped).toBe(true)
})
