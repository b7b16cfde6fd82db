import { card, continuous, keyword, loseAllAbilities, setBasePT, setColor } from '@spellwright/dsl'

export const witnessProtection = card({
  name: 'Witness Protection',
  type: 'Enchantment — Aura',
  cost: '{U}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      affects: 'attachedTo',
      apply: [
        loseAllAbilities,
        { kind: 'setTypes', types: ['creature'], subtypes: ['Citizen'] },
        setColor('G', 'W'),
        setBasePT(1),
        { kind: 'setName', name: 'Legitimate Businessperson' },
      ],
    }),
  ],
})
