import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const callDamageControl = card({
  name: 'Call Damage Control',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 0,
        max: 2,
        options: (['artifact', 'creature', 'enchantment', 'land'] as const).map((type) => ({
          targets: { [type]: target({ zone: 'graveyard', owner: 'you', type }) },
          effects: [returnTo('hand', the(type))],
        })),
      },
      effects: [],
    }),
  ],
})
