import { card, keyword, kicked, mana, pump, ruleUntil, spell, target, the, when } from '@spellwright/dsl'

export const vinesOfVastwood = card({
  name: 'Vines of Vastwood',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{G}')] }),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        ruleUntil({ kind: 'cantBeTargeted', what: the('creature'), controlledBy: 'opponent' }),
        when(kicked, pump(the('creature'), 4, 4)),
      ],
    }),
  ],
})
