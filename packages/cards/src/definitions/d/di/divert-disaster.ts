import { card, controllerOf, counterSpell, createToken, LANDER, mana, spell, targetSpell, the } from '@spellwright/dsl'

export const divertDisaster = card({
  name: 'Divert Disaster',
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
          then: [createToken(1, LANDER)],
          else: [counterSpell(the('spell'))],
        },
      ],
    }),
  ],
})
