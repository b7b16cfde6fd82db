import { card, tapForMana } from '@spellwright/dsl'

export const pyromancersGoggles = card({
  name: "Pyromancer's Goggles",
  cost: '{5}',
  type: 'Legendary Artifact',
  abilities: [
    tapForMana('{R}', {
      kind: 'ifSpentOn',
      spell: { color: 'R', type: ['instant', 'sorcery'] },
      spent: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
    }),
  ],
})
