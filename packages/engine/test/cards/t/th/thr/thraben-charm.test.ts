import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thraben Charm] exiles the graveyards of any number of target players', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Thraben Charm'], graveyard: ['Shock'] },
    b: { graveyard: ['Memnite'] },
  })
  b.reply('mode', [2])
    .cast('Thraben Charm', { targets: ['A,B'] })
    .resolve()
  expect([b.names('graveyard', 'A'), b.names('graveyard', 'B')]).toEqual([['Thraben Charm'], []])
})

it('[Thraben Charm] deals damage equal to twice the number of your creatures', () => {
  const b = board({
    a: { battlefield: ['2 Plains', '2 Memnite'], hand: ['Thraben Charm'] },
    b: { battlefield: ['Colossal Dreadmaw'] },
  })
  b.reply('mode', [0])
    .cast('Thraben Charm', { targets: ['Colossal Dreadmaw'] })
    .resolve()
  expect(b.object('Colossal Dreadmaw').damage).toBe(4)
})
