import { card, dealDamage, spell, target, the } from '@spellwright/dsl'

export const triumphantChomp = card({
  name: 'Triumphant Chomp',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        dealDamage(
          {
            kind: 'most',
            of: [2, { kind: 'greatest', value: 'power', of: { subtype: 'Dinosaur', controller: 'you' } }],
          },
          the('creature'),
        ),
      ],
    }),
  ],
})
