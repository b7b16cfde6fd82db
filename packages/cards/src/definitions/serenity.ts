import { all, atBeginningOf, card, destroyNoRegeneration, triggered } from '@spellwright/dsl'

export const serenity = card({
  name: 'Serenity',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [destroyNoRegeneration(all({ type: ['artifact', 'enchantment'] }))],
    }),
  ],
})
