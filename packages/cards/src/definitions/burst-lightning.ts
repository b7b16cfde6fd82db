import { anyTarget, card, dealDamage, keyword, kicked, mana, spell, the } from '@spellwright/dsl'

export const burstLightning = card({
  name: 'Burst Lightning',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{4}')] }),
    spell({
      targets: { victim: anyTarget },
      effects: [
        { kind: 'if', condition: kicked, then: [dealDamage(4, the('victim'))], else: [dealDamage(2, the('victim'))] },
      ],
    }),
  ],
})
