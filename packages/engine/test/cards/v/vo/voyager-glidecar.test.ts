import { expect, it } from 'vitest'
import { isCreature } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Voyager Glidecar] flies with three creatures on board', () => {
  const b = board({ a: { battlefield: ['Voyager Glidecar', '3 Grizzly Bears'] } })
  b.activate('Voyager Glidecar').resolve()
  expect([
    b.pt('Voyager Glidecar'),
    b.has('Voyager Glidecar', 'flying'),
    isCreature(b.c('Voyager Glidecar')),
    b.object('Grizzly Bears#3').tapped,
  ]).toEqual(['3/4', true, true, true])
})
