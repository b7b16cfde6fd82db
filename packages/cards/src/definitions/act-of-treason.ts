import { apply, card, gain, spell, target, the, untap, youControlIt } from '@spellwright/dsl'

export const actOfTreason = card({
  name: 'Act of Treason',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(the('creature'), [youControlIt]),
        untap(the('creature')),
        apply(the('creature'), [gain('haste')]),
      ],
    }),
  ],
})
