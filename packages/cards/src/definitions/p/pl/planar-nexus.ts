import { activated, card, mana, tap, tapForMana } from '@spellwright/dsl'

export const planarNexus = card({
  name: 'Planar Nexus',
  type: 'Land',
  abilities: [
    { kind: 'characteristicDefining', landTypes: 'nonbasic' },
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}'), tap],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
    }),
  ],
})
