import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Light-Paws, Emperor's Voice] fetches an Aura with another name and no greater mana value, attached to it", () => {
  const b = board({
    a: {
      hand: ['Rancor'],
      battlefield: ['Forest', "Light-Paws, Emperor's Voice", 'Memnite'],
      library: ['Ethereal Armor', 'Rancor', 'Pacifism'],
    },
  })
  let offered: readonly unknown[] = []
  b.reply('chooseFound', (decision) => {
    if (decision.shape === 'objects') offered = decision.candidates
    return [b.id('Ethereal Armor')]
  })
  b.yes()
    .cast('Rancor', { targets: ['Memnite'] })
    .resolveAll()
  expect(offered.length).toBe(1)
  expect(b.object('Ethereal Armor').attachedTo).toBe(b.id("Light-Paws, Emperor's Voice"))
})

it("[Light-Paws, Emperor's Voice] does not mind the Aura it put onto the battlefield", () => {
  const b = board({
    a: {
      hand: ['Rancor'],
      battlefield: ['Forest', "Light-Paws, Emperor's Voice"],
      library: ['Ethereal Armor', 'Hyena Umbra'],
    },
  })
  b.yes().pick('chooseFound', 'Ethereal Armor').cast('Rancor').resolveAll()
  expect(b.in('library', 'Hyena Umbra', 'A')).toBe(true)
})
