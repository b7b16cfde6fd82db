import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const permanents = (b: ReturnType<typeof board>) => b.names('battlefield').filter((name) => name !== 'Plains')

it('[CR 704.5k, 205.4f] the newest world permanent stays', () => {
  const b = board({ a: { battlefield: ['4 Plains', 'Concordant Crossroads'], hand: ['Serra Aviary'] } })
  expect(permanents(b.cast('Serra Aviary').resolve())).toEqual(['Serra Aviary'])
})

it('[CR 704.5k] of two that enter together neither stays, nor does an older one', () => {
  const b = board({
    a: {
      battlefield: ['4 Plains', 'Gravity Sphere'],
      hand: ['Replenish'],
      graveyard: ['Concordant Crossroads', 'Serra Aviary'],
    },
  })
  expect(permanents(b.cast('Replenish').resolve())).toEqual([])
})
