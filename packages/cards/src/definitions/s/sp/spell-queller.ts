import { card, enters, exile, keywords, leaves, linked, ownerOf, targetSpell, the, triggered } from '@spellwright/dsl'

export const spellQueller = card({
  name: 'Spell Queller',
  cost: '{1}{W}{U}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 3,
  abilities: [
    ...keywords('flash', 'flying'),
    triggered({
      on: enters('self'),
      targets: { spell: targetSpell({ manaValue: { atMost: 4 } }) },
      effects: [exile(the('spell'), { linked: 'exiled' })],
    }),
    triggered({
      on: leaves('self'),
      effects: [
        {
          kind: 'castCard',
          what: linked('exiled'),
          player: ownerOf(linked('exiled')),
          cost: 'free',
          optional: 'may',
        },
      ],
    }),
  ],
})
