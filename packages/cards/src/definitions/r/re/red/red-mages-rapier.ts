import { addSubtype, card, continuous, gainAbility, keyword, mana, pump, triggered, youCast } from '@spellwright/dsl'

export const redMagesRapier = card({
  name: "Red Mage's Rapier",
  type: 'Artifact — Equipment',
  cost: '{1}{R}',
  abilities: [
    keyword('job select'),
    continuous({
      affects: 'attachedTo',
      apply: [
        gainAbility(triggered({ on: youCast({ not: { type: 'creature' } }), effects: [pump('self', 2, 0)] })),
        addSubtype('Wizard'),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{3}')] }),
  ],
})
