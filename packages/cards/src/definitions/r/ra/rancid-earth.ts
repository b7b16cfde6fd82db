import { all, card, dealDamage, destroy, spell, target, the, threshold } from '@spellwright/dsl'

export const rancidEarth = card({
  name: 'Rancid Earth',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { land: target({ type: 'land' }) },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Threshold',
          condition: threshold,
          then: [destroy(the('land')), dealDamage(1, { players: 'eachPlayer', objects: all({ type: 'creature' }) })],
          else: [destroy(the('land'))],
        },
      ],
    }),
  ],
})
