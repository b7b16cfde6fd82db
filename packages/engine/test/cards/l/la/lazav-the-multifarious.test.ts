import { expect, it } from 'vitest'
import { hasSupertype } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Lazav, the Multifarious] becomes what lies in the graveyard, and can again', () => {
  const b = board({
    a: { battlefield: ['Lazav, the Multifarious', '6 Swamp'], graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.reply('x', 2)
    .activate('Lazav, the Multifarious', { targets: ['Grizzly Bears'] })
    .resolve()
  expect([
    b.pt('Lazav, the Multifarious'),
    hasSupertype(b.c('Lazav, the Multifarious'), 'legendary'),
    b.c('Lazav, the Multifarious').subtypes,
  ]).toEqual(['2/2', true, ['Bear']])
  b.reply('x', 4)
    .activate('Lazav, the Multifarious', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.pt('Lazav, the Multifarious')).toBe('3/3')
})
