import { apply, card, gain, spell, target, the, youControl } from '@spellwright/dsl'

export const temurBattleRage = card({
  name: 'Temur Battle Rage',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(the('creature'), [gain('double strike')]),
        {
          kind: 'if',
          abilityWord: 'Ferocious',
          condition: youControl({ type: 'creature', power: { atLeast: 4 } }),
          then: [apply(the('creature'), [gain('trample')])],
        },
      ],
    }),
  ],
})
