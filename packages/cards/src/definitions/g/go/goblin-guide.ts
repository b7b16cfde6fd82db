import { attacks, card, keyword, matches, put, the, triggered, when } from '@spellwright/dsl'

export const goblinGuide = card({
  name: 'Goblin Guide',
  cost: '{R}',
  type: 'Creature — Goblin Scout',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'lookAtTop', player: 'defendingPlayer', count: 1, as: 'card', reveal: 'reveal' },
        when(matches(the('card'), { type: 'land' }), put('hand', the('card'))),
      ],
    }),
  ],
})
