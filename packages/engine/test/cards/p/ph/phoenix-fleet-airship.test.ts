import { expect, it } from 'vitest'
import { isCreature } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Phoenix Fleet Airship] is a creature as one of eight', () => {
  const of = (many: string) => isCreature(board({ a: { battlefield: [many] } }).c('Phoenix Fleet Airship'))
  expect([of('7 Phoenix Fleet Airship'), of('8 Phoenix Fleet Airship')]).toEqual([false, true])
})

it('[Phoenix Fleet Airship] copies itself in a turn with a sacrifice', () => {
  const b = board({ a: { battlefield: ['Phoenix Fleet Airship', 'Mogg Fanatic'] } })
  b.activate('Mogg Fanatic', { targets: ['B'] })
    .resolve()
    .to('end')
  expect(b.count('battlefield', 'Phoenix Fleet Airship')).toBe(2)
})
