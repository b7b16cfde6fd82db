import { all, card, destroy, type Effect, getEnergy, payEnergy, type Quantity, spell, X } from '@spellwright/dsl'

const destroyUpTo = (manaValue: Quantity): Effect =>
  destroy(all({ type: ['artifact', 'creature', 'enchantment'], manaValue: { atMost: manaValue } }))

export const wrathOfTheSkies = card({
  name: 'Wrath of the Skies',
  cost: '{X}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        getEnergy(X),
        {
          kind: 'mayPay',
          player: 'you',
          cost: [payEnergy(X)],
          x: 'chosen',
          then: [destroyUpTo(X)],
          else: [destroyUpTo(0)],
        },
      ],
    }),
  ],
})
