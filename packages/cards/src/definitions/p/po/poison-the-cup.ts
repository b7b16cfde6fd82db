import { card, destroy, keyword, mana, spell, target, the, when } from '@spellwright/dsl'

export const poisonTheCup = card({
  name: 'Poison the Cup',
  cost: '{1}{B}{B}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'foretell', cost: [mana('{1}{B}')] }),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        destroy(the('creature')),
        when({ kind: 'paid', cost: 'foretell' }, { kind: 'scry', player: 'you', count: 2 }),
      ],
    }),
  ],
})
