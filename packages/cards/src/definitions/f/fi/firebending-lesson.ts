import { card, dealDamage, keyword, kicked, mana, spell, target, the } from '@spellwright/dsl'

export const firebendingLesson = card({
  name: 'Firebending Lesson',
  cost: '{R}',
  type: 'Instant — Lesson',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{4}')] }),
    spell({
      targets: { victim: target({ type: 'creature' }) },
      effects: [dealDamage({ kind: 'if', condition: kicked, then: 5, else: 2 }, the('victim'))],
    }),
  ],
})
