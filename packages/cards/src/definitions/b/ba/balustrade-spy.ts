import { card, enters, keyword, put, targetPlayer, the, triggered } from '@spellwright/dsl'

export const balustradeSpy = card({
  name: 'Balustrade Spy',
  cost: '{3}{B}',
  type: 'Creature — Vampire Rogue',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealUntil', player: the('player'), filter: { type: 'land' }, as: 'land', others: 'others' },
        put('graveyard', [the('others'), the('land')]),
      ],
    }),
  ],
})
