import { alternativeCost, card, destroy, discardCost, spell, target, the } from '@spellwright/dsl'

export const abolish = card({
  name: 'Abolish',
  cost: '{1}{W}{W}',
  type: 'Instant',
  abilities: [
    alternativeCost([discardCost({ subtype: 'Plains' })]),
    spell({
      targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
