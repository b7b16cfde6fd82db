import { additionalCost, all, card, dealDamage, discardCost, spell, X } from '@spellwright/dsl'

export const sickeningDreams = card({
  name: 'Sickening Dreams',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    additionalCost([discardCost({}, X)]),
    spell({ effects: [dealDamage(X, { players: 'eachPlayer', objects: all({ type: 'creature' }) })] }),
  ],
})
