import { activated, card, mana, tap, tapForMana, target, the } from '@spellwright/dsl'

export const labyrinthOfSkophos = card({
  name: 'Labyrinth of Skophos',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{4}'), tap],
      targets: { creature: target({ type: 'creature', any: [{ is: 'attacking' }, { is: 'blocking' }] }) },
      effects: [{ kind: 'removeFromCombat', what: the('creature') }],
    }),
  ],
})
