import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ajani, Strength of the Pride] gains life for creatures and planeswalkers, and makes a Pridemate that grows', () => {
  const b = board({ a: { battlefield: ['Ajani, Strength of the Pride', 'Grizzly Bears'] } })
  b.activate('Ajani, Strength of the Pride', { nth: 1 }).resolve().to('main1', 5)
  b.activate('Ajani, Strength of the Pride').resolveAll()
  expect([b.life('A'), b.pt("Ajani's Pridemate")]).toEqual([23, '3/3'])
})

it('[Ajani, Strength of the Pride] exiles itself and what opponents have with 15 life more than at the start', () => {
  const left = (life: number): string[] => {
    const b = board({
      a: { battlefield: ['Ajani, Strength of the Pride'], life },
      b: { battlefield: ['Sol Ring', 'Hill Giant', 'Propaganda'] },
    })
    return b.activate('Ajani, Strength of the Pride', { nth: 2 }).resolve().names('battlefield')
  }
  expect(left(35)).toEqual(['Propaganda'])
  expect(left(34)).toHaveLength(4)
})
