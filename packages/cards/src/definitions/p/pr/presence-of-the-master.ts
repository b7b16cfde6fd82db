import { card, counterSpell, triggered } from '@spellwright/dsl'

export const presenceOfTheMaster = card({
  name: 'Presence of the Master',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'eachPlayer', spell: { type: 'enchantment' } },
      effects: [counterSpell('eventObject')],
    }),
  ],
})
