import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aven Interrupter] plots a spell, which its owner casts later for {2}', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['2 Mountain'] },
    b: { hand: ['Aven Interrupter'], battlefield: ['3 Plains'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Aven Interrupter')
    .resolve()
  b.aim(['Shock']).resolveAll()
  expect([b.in('exile', 'Shock'), b.life('B')]).toEqual([true, 20])
  expect(b.can('cast', 'Shock')).toBe(false)
  b.to('main1', 5)
  b.cast('Shock', { from: 'exile', method: 'plot', targets: ['B'] }).resolve()
  expect([b.life('B'), b.object('Mountain').tapped && b.object('Mountain#2').tapped]).toEqual([18, true])
})

it('[Aven Interrupter] makes spells from graveyards cost {2} more, and others not', () => {
  const b = board({
    a: { hand: ['Faithless Looting'], graveyard: ['Faithless Looting'], battlefield: ['3 Mountain'] },
    b: { battlefield: ['Aven Interrupter'] },
  })
  const methods = () => b.legal().flatMap((action) => (action.kind === 'cast' ? [action.method] : []))
  expect(methods()).toEqual(['normal'])
})
