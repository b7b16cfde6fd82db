import { card, chooseOne, counterSpell, returnTo, spell, target, targetSpell, the } from '@spellwright/dsl'

export const getOut = card({
  name: 'Get Out',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { spell: targetSpell({ type: ['creature', 'enchantment'] }) },
          effects: [counterSpell(the('spell'))],
        },
        {
          targets: {
            permanents: target({ type: ['creature', 'enchantment'], owner: 'you' }, { count: { min: 1, max: 2 } }),
          },
          effects: [returnTo('hand', the('permanents'))],
        },
      ),
      effects: [],
    }),
  ],
})
