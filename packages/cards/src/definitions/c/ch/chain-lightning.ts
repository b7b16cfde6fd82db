import { anyTarget, card, controllerOf, dealDamage, mana, spell, the } from '@spellwright/dsl'

export const chainLightning = card({
  name: 'Chain Lightning',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { target: anyTarget },
      effects: [
        dealDamage(3, the('target')),
        {
          kind: 'mayPay',
          player: controllerOf(the('target')),
          cost: [mana('{R}{R}')],
          then: [
            {
              kind: 'may',
              player: controllerOf(the('target')),
              effects: [
                { kind: 'copySpell', what: 'self', count: 1, newTargets: 'may', player: controllerOf(the('target')) },
              ],
            },
          ],
        },
      ],
    }),
  ],
})
