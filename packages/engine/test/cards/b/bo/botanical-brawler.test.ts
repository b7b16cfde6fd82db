import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Botanical Brawler] grows the first time each turn counters are put on another permanent of yours', () => {
  const b = board({
    a: {
      hand: ['2 Battlegrowth'],
      battlefield: [{ card: 'Botanical Brawler', counters: { '+1/+1': 2 } }, '2 Forest', 'Memnite'],
    },
  })
  b.cast('Battlegrowth', { targets: ['Memnite'] }).resolveAll()
  expect(b.pt('Botanical Brawler')).toBe('3/3')
  b.cast('Battlegrowth', { targets: ['Memnite'] }).resolveAll()
  expect(b.pt('Botanical Brawler')).toBe('3/3')
})

it('[Botanical Brawler] does not mind counters on itself', () => {
  const b = board({
    a: { hand: ['Battlegrowth'], battlefield: [{ card: 'Botanical Brawler', counters: { '+1/+1': 2 } }, 'Forest'] },
  })
  expect(
    b
      .cast('Battlegrowth', { targets: ['Botanical Brawler'] })
      .resolveAll()
      .pt('Botanical Brawler'),
  ).toBe('3/3')
})
