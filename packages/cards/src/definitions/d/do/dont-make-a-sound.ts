import { card, controllerOf, counterSpell, mana, spell, targetSpell, the } from '@spellwright/dsl'

export const dontMakeASound = card({
  name: "Don't Make a Sound",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'mayPay',
          player: controllerOf(the('spell')),
          cost: [mana('{2}')],
          then: [{ kind: 'surveil', player: 'you', count: 2 }],
          else: [counterSpell(the('spell'))],
        },
      ],
    }),
  ],
})
