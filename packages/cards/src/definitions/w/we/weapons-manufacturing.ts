import { anyTarget, card, createToken, dealDamage, enters, leaves, the, token, triggered } from '@spellwright/dsl'

export const weaponsManufacturing = card({
  name: 'Weapons Manufacturing',
  type: 'Enchantment',
  cost: '{1}{R}',
  abilities: [
    triggered({
      on: enters({ type: 'artifact', controller: 'you', is: 'nontoken' }),
      effects: [
        createToken(
          1,
          token({
            name: 'Munitions',
            colors: [],
            type: 'Artifact',
            abilities: [
              triggered({
                on: leaves('self'),
                targets: { target: anyTarget },
                effects: [dealDamage(2, the('target'))],
              }),
            ],
          }),
        ),
      ],
    }),
  ],
})
