import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const invertPolarity = card({
  name: 'Invert Polarity',
  cost: '{U}{U}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'flipCoin',
          then: [
            { kind: 'gainControlOfSpell', what: the('spell'), player: 'you' },
            { kind: 'changeTargets', what: the('spell'), how: 'may' },
          ],
          else: [counterSpell(the('spell'))],
        },
      ],
    }),
  ],
})
