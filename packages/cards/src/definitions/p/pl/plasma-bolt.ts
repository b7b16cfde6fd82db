import { anyTarget, card, dealDamage, leaves, spell, the } from '@spellwright/dsl'

export const plasmaBolt = card({
  name: 'Plasma Bolt',
  type: 'Sorcery',
  cost: '{R}',
  abilities: [
    spell({
      abilityWord: 'Void',
      targets: { victim: anyTarget },
      effects: [
        dealDamage(
          {
            kind: 'if',
            condition: {
              kind: 'any',
              conditions: [
                { kind: 'happened', event: leaves({ not: { type: 'land' } }), when: 'thisTurn' },
                { kind: 'happened', event: { kind: 'cast', spell: { is: 'warped' } }, when: 'thisTurn' },
              ],
            },
            then: 3,
            else: 2,
          },
          the('victim'),
        ),
      ],
    }),
  ],
})
