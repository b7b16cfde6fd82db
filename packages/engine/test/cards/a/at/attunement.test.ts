import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Attunement] returns itself to its owner’s hand, draws three and discards four', () => {
  const b = board({
    a: { battlefield: ['Attunement'], hand: ['Shock'], library: ['Replenish', 'Opalescence', 'Forest', 'Island'] },
  })
  b.activate('Attunement')
  expect(b.names('hand', 'A').sort()).toEqual(['Attunement', 'Shock'])
  b.reply('discard', () => ['Shock', 'Opalescence', 'Forest', 'Replenish'].map((name) => b.id(name, 'hand'))).resolve()
  expect(b.names('hand', 'A')).toEqual(['Attunement'])
  expect(b.names('graveyard', 'A')).toHaveLength(4)
})
