import { anyTarget, card, dealDamage, keyword, kicked, mana, spell, the } from '@spellwright/dsl'

export const burstLightning = card({
  name: 'Burst Lightning',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{4}')] }),
    spell({
      targets: { victim: anyTarget },
      effects: [dealDamage({ kind: 'if', condition: kicked, then: 4, else: 2 }, the('victim'))],
    }),
  ],
})
