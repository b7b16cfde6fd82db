import { card, keyword, kicked, mana, ruleUntil, spell, targetPlayer, the, when } from '@spellwright/dsl'

export const orimsChant = card({
  name: "Orim's Chant",
  cost: '{W}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{W}')] }),
    spell({
      targets: { player: targetPlayer },
      effects: [
        ruleUntil({ kind: 'cantCast', player: the('player'), spell: {} }),
        when(kicked, ruleUntil({ kind: 'cantAttack', what: { type: 'creature' } })),
      ],
    }),
  ],
})
