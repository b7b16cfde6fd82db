import { additionalCost, card, destroy, discardCost, exactly, spell, target, the, X } from '@spellwright/dsl'

export const scorchedEarth = card({
  name: 'Scorched Earth',
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [
    additionalCost([discardCost({ type: 'land' }, X)]),
    spell({ targets: { lands: target({ type: 'land' }, { count: exactly(X) }) }, effects: [destroy(the('lands'))] }),
  ],
})
