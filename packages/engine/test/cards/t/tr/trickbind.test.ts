import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Trickbind] counters an ability, and that permanent's abilities can't be activated this turn", () => {
  const b = board({
    a: { battlefield: ['Triskelion'], hand: [] },
    b: { hand: ['Trickbind'], battlefield: ['2 Island'] },
  })
  b.game.state.objects[b.id('Triskelion')] = { ...b.object('Triskelion'), counters: { '+1/+1': 2 } }
  b.activate('Triskelion', { targets: ['B'] })
    .pass()
    .cast('Trickbind')
    .resolve()
  expect([b.life('B'), b.can('activate', 'Triskelion')]).toEqual([20, false])
})
