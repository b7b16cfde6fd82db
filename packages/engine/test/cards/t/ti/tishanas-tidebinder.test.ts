import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tishana's Tidebinder] counters an ability, and its permanent has no abilities for as long as it stays", () => {
  const b = board({
    active: 1,
    a: { hand: ["Tishana's Tidebinder"], battlefield: ['3 Island'] },
    b: { battlefield: ['Prodigal Sorcerer'] },
  })
  b.activate('Prodigal Sorcerer', { targets: ['A'] })
    .turnTo('A')
    .cast("Tishana's Tidebinder")
    .reply('target', (d) => (d.shape === 'objects' ? d.candidates.slice(0, 1) : []))
    .resolveAll()
  expect([b.life('A'), b.c('Prodigal Sorcerer').abilities.length]).toEqual([20, 0])
})
