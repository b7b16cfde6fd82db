import { apply, card, matches, setBasePT, triggered } from '@spellwright/dsl'

export const hiddenGibbons = card({
  name: 'Hidden Gibbons',
  type: 'Enchantment',
  cost: '{G}',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'opponent', spell: { type: 'instant' } },
      condition: matches('self', { type: 'enchantment' }),
      effects: [apply('self', [{ kind: 'setTypes', types: ['creature'], subtypes: ['Ape'] }, setBasePT(4)], 'game')],
    }),
  ],
})
